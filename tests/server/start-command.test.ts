import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { run } from "./run-node";

/** A folder with the start module, and in place of Remix two files that only say that they ran. */
function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { "node_modules/@remix-run/serve/dist/cli.js": 'console.log("serves")', "app/root.tsx": "", ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), 1000, name.startsWith("build/") ? 2000 : 1000);
  }
  mkdirSync(join(folder, "scripts"), { recursive: true });
  cpSync("scripts/start.mjs", join(folder, "scripts/start.mjs"));
  return folder;
}

const tools = { "node_modules/@remix-run/dev/dist/cli.js": 'console.log("builds")' };
const built = { "build/client/built-for.txt": "https://one.example" };
const newer = (folder: string) => {
  utimesSync(join(folder, "app/root.tsx"), 3000, 3000);
  return folder;
};

test.each([
  ["no build and no tools", () => folderWith({}), {}, 1, "", /^The site is not built.*npm ci --include=dev.*\.\n$/],
  ["no build", () => folderWith(tools), {}, 0, "builds\nserves\n", /^$/],
  ["a build that is newer than its sources", () => folderWith({ ...tools, ...built }), {}, 0, "serves\n", /^$/],
  ["a build without tools or sources", () => folderWith(built), {}, 0, "serves\n", /^$/],
  [
    "a build that is older than a source",
    () => newer(folderWith({ ...tools, ...built })),
    {},
    0,
    "builds\nserves\n",
    /^$/,
  ],
  ["the same without tools", () => newer(folderWith(built)), {}, 0, /warn .*root\.tsx is newer.*\nserves\n$/, /^$/],
  [
    "a build for another origin",
    () => folderWith({ ...tools, ...built }),
    { SITE_URL: "https://two.example/" },
    0,
    "builds\nserves\n",
    /^$/,
  ],
  [
    "a build for this origin",
    () => folderWith({ ...tools, ...built }),
    { SITE_URL: "https://one.example/" },
    0,
    "serves\n",
    /^$/,
  ],
])("npm start with %s", async (_name, folder, env, code, out, err) => {
  const ran = await run(["scripts/start.mjs"], { cwd: folder(), env: { SITE_URL: "", ...env } });
  expect(ran).toEqual({
    code,
    out: typeof out === "string" ? out : expect.stringMatching(out),
    err: expect.stringMatching(err),
  });
});

test("without PORT it is served where README.md says", async () => {
  const serving = { "node_modules/@remix-run/serve/dist/cli.js": "console.log(process.env.PORT)" };
  const env = { SITE_URL: "", PORT: undefined };
  const { out } = await run(["scripts/start.mjs"], { cwd: folderWith({ ...built, ...serving }), env });
  expect(out.trim()).toBe(/http:\/\/localhost:(\d+)/.exec(readFileSync("README.md", "utf8"))?.[1]);
});

test("what the build refuses is not served, though an older build is there", async () => {
  const refusing = { ...tools, "node_modules/@remix-run/dev/dist/cli.js": "process.exit(3)" };
  const ran = await run(["scripts/start.mjs"], {
    cwd: newer(folderWith({ ...refusing, ...built })),
    env: { SITE_URL: "" },
  });
  expect(ran).toEqual({ code: 3, out: "", err: "" });
});

test("who is told to stop while it builds leaves no build behind", async () => {
  const slow = `process.on("SIGTERM", () => { require("node:fs").writeFileSync("stopped", ""); process.exit(); });
    setTimeout(() => {}, 60_000); console.log("builds");`;
  const cwd = folderWith({ "node_modules/@remix-run/dev/dist/cli.js": slow });
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd, env: { ...process.env, SITE_URL: "" } });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  await once(child, "exit");
  await vi.waitFor(() => expect(existsSync(join(cwd, "stopped")), "the build was told to stop").toBe(true), 10_000);
});

test.each([
  "app/content/car.ts",
  "public/robots.png",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
  "scripts/service-worker.mjs",
])("a build that is older than %s is made anew", async (source) => {
  const folder = folderWith({ ...tools, ...built, [source]: "{}" });
  utimesSync(join(folder, source), 3000, 3000);
  expect(await run(["scripts/start.mjs"], { cwd: folder, env: { SITE_URL: "" } })).toMatchObject({
    code: 0,
    out: "builds\nserves\n",
  });
});
