// @vitest-environment node
import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { business } from "../../app/content/business";
import { copySite } from "../server/built-copy";

// Both read the configuration of a build, which a busy machine takes seconds for.
vi.setConfig({ testTimeout: 60_000 });

it("SITE_URL is the origin that a build writes everywhere", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { loadConfigFromFile } = await import("vite");
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
  expect(loaded?.config.define?.__SITE_URL__).toBe(JSON.stringify("https://outra-casa.example"));
});

it("a SITE_URL that is no origin ends the build with one sentence and no stack trace", async () => {
  expect(await failedBuild("chaveiro.example/inicio")).toEqual([
    expect.stringMatching(/^SITE_URL must be an absolute http\(s\) origin.*\.$/),
  ]);
});

it.runIf(business.placeholders.length > 1)("nothing invented is built for a real address", async () => {
  expect(await failedBuild("https://www.chaveiro.com.br")).toEqual([
    expect.stringMatching(
      /^https:\/\/www\.chaveiro\.com\.br is a real address, but these are still placeholders: .*\.$/,
    ),
  ]);
});

it.each([
  ["car.ts", /highlight: ".*"/, 'highlight: "que não está lá"', /^app\/content\/car\.ts: .*highlight.*\.$/],
  ["business.ts", /phone: ".*"/, 'phone: "+5581"', /^app\/content\/business\.ts: phone .*\.$/],
  ["business.ts", /\n\};/, '\n  ...{ logo: "/nao-ha.png" },\n};', /^app\/content\/business\.ts: logo .*\.$/],
  ["pages.ts", /image: ".*"/, 'image: "/nao-ha.jpg"', /^app\/content\/pages\.ts: .*preview\.image names .*\.$/],
  ["footer.ts", /pages\.car\./, "pages.carro.", /^app\/content\/footer\.ts: .* of undefined .*\.$/],
  [
    "footer.ts",
    /to: .+(?= \},)/,
    'to: "/nao-ha"',
    /^app\/content\/footer\.ts: .*\.to must be the path of a page .*\.$/,
  ],
])("what %s says wrong ends the build with one sentence", async (file, right, wrong, sentence) => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "app/content", file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(right);
  writeFileSync(path, text.replace(right, wrong));
  expect(await failedBuild("", folder)).toEqual([expect.stringMatching(sentence)]);
});

/** @returns what a build that fails writes to its error stream, line by line; Vitest hears from its worker meanwhile */
async function failedBuild(siteUrl: string, cwd = "."): Promise<string[]> {
  const build = promisify(execFile)(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
    cwd,
    env: { ...process.env, SITE_URL: siteUrl },
  });
  const { stderr } = await build.then(
    () => Promise.reject(new Error("the build went through")),
    (error: { stderr: string }) => error,
  );
  return stderr.split("\n").filter((line) => line && !line.startsWith("npm warn"));
}
