import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copySite } from "../../scripts/built-site.mjs";

// The first reading of vite.config.ts takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const project = process.cwd();
let folder: string;

beforeAll(() => {
  folder = copySite();
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("a build takes its origin from SITE_URL", async () => {
  expect(await configureBuild("https://outra-casa.example/")).toBe("https://outra-casa.example");
});

it("a SITE_URL that is no origin stops the build with one sentence", async () => {
  expect(await configureBuild("chaveiro.example/inicio")).toMatch(
    /^SITE_URL must be an absolute http\(s\) origin.*\.$/,
  );
});

it.each([
  [
    "a placeholder at a real address",
    "business.ts",
    /placeholders: \[/,
    '$&"phone", ',
    /^\S+ is a real address, .*\.$/,
  ],
  ["a number that cannot be one", "business.ts", /phone: ".*"/, 'phone: "+5581"', /^app\S+business\.ts: phone .*\.$/],
  ["HTML in a text", "messages.ts", /car: "/, "$&<b>", /^app\/content\/messages\.ts: messages\.car .*\.$/],
  ["a picture that is not there", "pages.ts", /image: ".*"/, 'image: "/no.jpg"', /^app\S+pages\.ts: .*\.image .*\.$/],
  ["a link to no page", "footer.ts", /to: .+(?= \},)/, 'to: "/no"', /^app\/content\/footer\.ts: .*\.to must .*\.$/],
])("%s stops the build with one sentence", async (_what, name, right, wrong, sentence) => {
  const file = join("app/content", name);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(right);
  writeFileSync(file, text.replace(right, wrong));
  expect(await configureBuild("https://www.chaveiro.com.br")).toMatch(sentence);
  writeFileSync(file, text);
});

/** @returns the origin that vite.config.ts builds for, or everything that it writes before it ends the process */
async function configureBuild(siteUrl: string): Promise<string> {
  vi.stubEnv("SITE_URL", siteUrl);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("the process would end here");
  });
  const { loadConfigFromFile } = await import("vite");
  const environment = { command: "build", mode: "production" } as const;
  const loaded = await loadConfigFromFile(environment, "vite.config.ts", folder, "silent").catch(() => undefined);
  return loaded ? JSON.parse(String(loaded.config.define?.__SITE_URL__)) : errors.mock.calls.flat().join("\n");
}
