import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** @type {import("node:child_process").ChildProcess | undefined} */
let building;
// The first process of a container ignores every signal without a listener, so these listeners come before all else.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.once(signal, () => {
    building?.kill();
    process.exit(0);
  });
}

process.chdir(join(import.meta.dirname, ".."));

const BUILT_FOR = "build/client/built-for.txt";
const SOURCES = [
  "app",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "scripts/service-worker.mjs",
];
const REMIX = "node_modules/@remix-run/dev/dist/cli.js";

const { PORT = "3000" } = process.env;
// For such a value remix-serve would choose any free port, and nobody would find the site there.
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
  end(`PORT must be a number from 0 to 65535, but is ${JSON.stringify(PORT)}.`);
}

const reason = reasonToBuild();
if (reason && existsSync(REMIX)) {
  building = spawn(process.execPath, [REMIX, "vite:build"], { stdio: "inherit" });
  const [code] = await once(building, "exit");
  if (code !== 0) process.exit(code ?? 1);
} else if (reason) {
  if (!existsSync(BUILT_FOR)) end("The site is not built, and no tools are installed: run `npm ci --include=dev`.");
  console.log(`${new Date().toISOString()} warn an old build is served, because ${reason} and no tools are installed`);
}

process.env.PORT = PORT;
process.argv[2] = "build/server/index.js";
await import("@remix-run/serve/dist/cli.js");

/** @returns why the build cannot be served, a clause; undefined when it can */
function reasonToBuild() {
  if (!existsSync(BUILT_FOR)) return "there is no build";
  const built = statSync(BUILT_FOR).mtimeMs;
  const files = SOURCES.filter(existsSync).flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
      : path,
  );
  const newer = files.find((file) => statSync(file).mtimeMs > built);
  if (newer) return `${newer} is newer than the build`;
  const { SITE_URL } = process.env;
  const builtFor = readFileSync(BUILT_FOR, "utf8");
  const wanted = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).origin : SITE_URL;
  return wanted && wanted !== builtFor ? `the build is for ${builtFor} and SITE_URL is ${SITE_URL}` : undefined;
}

/**
 * Says in one sentence why the site does not start, and ends the process.
 *
 * @param {string} sentence
 */
function end(sentence) {
  console.error(`${new Date().toISOString()} error ${sentence}`);
  process.exit(1);
}
