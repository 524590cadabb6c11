import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "./run-node";

const BUILD_COMMAND = "node_modules/@remix-run/dev/dist/cli.js";
const SERVE_COMMAND = "node_modules/@remix-run/serve/dist/cli.js";
const START = "scripts/start.mjs";

const source = { "app/content/business.ts": "" };
const tools = { [BUILD_COMMAND]: 'console.log("builds")' };
const build = { "build/client/built-for.txt": "https://one.example" };

/**
 * Makes a folder with the start command, and in place of remix-serve a file that prints "serves".
 *
 * @param files the text of each by its path; the build is newer than all but `changed`
 */
function folderWith(files: Record<string, string>, changed?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, dirname(START)));
  cpSync(START, join(folder, START));
  for (const [name, text] of Object.entries({ [SERVE_COMMAND]: 'console.log("serves")', ...files })) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const later = (name: string, seconds: number) => {
    const time = Date.now() / 1000 + seconds;
    utimesSync(join(folder, name), time, time);
  };
  for (const name of Object.keys(files)) if (name in build) later(name, 100);
  if (changed) later(changed, 200);
  return folder;
}

const start = (cwd: string, env: Record<string, string | undefined> = {}) =>
  run([START], { cwd, env: { SITE_URL: "", ...env } });

test.each([
  ["no build", { ...source, ...tools }, {}, "builds\nserves\n"],
  ["a build that is newer than its sources", { ...source, ...tools, ...build }, {}, "serves\n"],
  ["a build, but no tools and no sources, as in the image,", build, {}, "serves\n"],
  ["a build for another origin", { ...tools, ...build }, { SITE_URL: "https://two.example/" }, "builds\nserves\n"],
  ["a build for this origin", { ...tools, ...build }, { SITE_URL: "https://one.example/" }, "serves\n"],
])("npm start with %s does what is needed", async (_name, files, env, out) => {
  expect(await start(folderWith(files), env)).toEqual({ code: 0, out, err: "" });
});

test.each([
  "app/content/business.ts",
  "public/robots.png",
  "package.json",
  "vite.config.ts",
  "remix.config.js",
  "scripts/service-worker.mjs",
])("npm start builds again when %s has changed", async (changed) => {
  expect((await start(folderWith({ ...tools, ...build, [changed]: "{}" }, changed))).out).toBe("builds\nserves\n");
});

test("npm start without tools serves an old build, and the log says why", async () => {
  const { code, out } = await start(folderWith({ ...source, ...build }, "app/content/business.ts"));
  expect([code, out]).toEqual([0, expect.stringMatching(/^\S+Z warn .*business\.ts is newer[^\n]*\nserves\n$/)]);
});

test("npm start serves nothing when the build fails, even if there is an old build", async () => {
  const files = { ...source, ...build, [BUILD_COMMAND]: "process.exit(3)" };
  expect(await start(folderWith(files, "app/content/business.ts"))).toEqual({ code: 3, out: "", err: "" });
});

test("SIGTERM during the build ends the build", async () => {
  const slowBuild = `process.on("SIGTERM", () => { require("node:fs").writeFileSync("ended", ""); process.exit(); });
    setTimeout(() => {}, 60_000); console.log("builds");`;
  const cwd = folderWith({ [BUILD_COMMAND]: slowBuild });
  const child = spawn(process.execPath, [START], { cwd, env: { ...process.env, SITE_URL: "" } });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  await expect.poll(() => existsSync(join(cwd, "ended"))).toBe(true);
});

test.each([
  ["no build and no tools", {}, {}, /not built.*npm ci --include=dev/],
  ["PORT=70000", build, { PORT: "70000" }, /PORT.*"70000"/],
  ["an empty PORT", build, { PORT: "" }, /PORT/],
])("npm start with %s ends with one sentence", async (_name, files, env, sentence) => {
  const { code, out, err } = await start(folderWith(files), env);
  expect([code, out, err]).toEqual([1, "", expect.stringMatching(/^\S+Z error [^\n]+\.\n$/)]);
  expect(err).toMatch(sentence);
});

test("npm start without PORT listens on 3000", async () => {
  const printPort = { [SERVE_COMMAND]: "console.log(process.env.PORT)" };
  const { out } = await start(folderWith({ ...build, ...printPort }), { PORT: undefined });
  expect(out).toBe("3000\n");
});
