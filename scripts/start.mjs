import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** @type {import("node:child_process").ChildProcess | undefined} */
let building;
// Before anything else: the first process of a container ignores what it has no listener for.
for (const signal of ["SIGTERM", "SIGINT"]) {
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

const reason = reasonToBuild();
if (reason && existsSync(REMIX)) {
  building = spawn(process.execPath, [REMIX, "vite:build"], { stdio: "inherit" });
  const [code] = await once(building, "exit");
  if (code !== 0) process.exit(code ?? 1);
} else if (reason && existsSync(BUILT_FOR)) {
  console.log(
    `${new Date().toISOString()} warn what is built is served, though ${reason}: the tools to build are missing`,
  );
} else if (reason) {
  console.error("The site is not built, and what builds it is not installed: `npm ci --include=dev` installs it.");
  process.exit(1);
}

process.env.PORT ??= "3000";
process.argv[2] = "build/server/index.js";
await import("@remix-run/serve/dist/cli.js");

/** @returns why what is built cannot be served, if so: a clause */
function reasonToBuild() {
  if (!existsSync(BUILT_FOR)) return "there is no build";
  const built = statSync(BUILT_FOR).mtimeMs;
  const newer = SOURCES.filter(existsSync)
    .flatMap(filesOf)
    .find((file) => statSync(file).mtimeMs > built);
  if (newer) return `${newer} is newer than the build`;
  const { SITE_URL } = process.env;
  const builtFor = readFileSync(BUILT_FOR, "utf8");
  const wanted = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).origin : SITE_URL;
  return wanted && wanted !== builtFor ? `the build is for ${builtFor} and SITE_URL says ${SITE_URL}` : undefined;
}

/**
 * @param {string} path
 * @returns {string[]} the path itself when it is a file, all that lies in it when it is a folder
 */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
}
