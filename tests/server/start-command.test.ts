import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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
  mkdirSync(join(folder, "scripts"));
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

test.each([
  "app/content/car.ts",
  "public/robots.png",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "vite.config.ts",
])("a build that is older than %s is made anew", async (source) => {
  const folder = folderWith({ ...tools, ...built, [source]: "{}" });
  utimesSync(join(folder, source), 3000, 3000);
  expect(await run(["scripts/start.mjs"], { cwd: folder, env: { SITE_URL: "" } })).toMatchObject({
    code: 0,
    out: "builds\nserves\n",
  });
});
