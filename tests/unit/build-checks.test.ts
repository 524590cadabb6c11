import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copySite } from "../server/built-copy";

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

it.each(["chaveiro.example/inicio", "http://www.chaveiro.com.br"])("the origin %s stops the build", async (siteUrl) => {
  expect(await configureBuild(siteUrl)).toMatch(/https:\/\/.*\.$/);
});

it.each<[what: string, name: string, right: RegExp, wrong: string, line: boolean]>([
  ["a number that cannot be one", "business.ts", /phone: ".*"/, 'phone: "+5581"', true],
  ["a placeholder at a real address", "business.ts", /placeholders: \[/, '$&"phone", ', true],
  [
    "a shipped fact that is crossed off",
    "business.ts",
    /phone: ".*"([\s\S]*)placeholders: \[.*\]/,
    'phone: "+5581900000000"$1placeholders: []',
    true,
  ],
  ["a logo that is not there", "business.ts", /taxId/, 'logo: "/no.png", $&', true],
  ["a missing quote", "business.ts", /origin: "(.*)"/, 'origin: "$1', true],
  ["a missing comma", "home.ts", /highlight: .*,/, 'highlight: "24h"', true],
  ["a name that nothing has", "home.ts", /\$\{arrival\}/, "$${chegada}", true],
  ["a page taken out", "pages.ts", / car: \{[\s\S]*? \},\n(?= {2}res)/, "", false],
  ["a field that is deleted", "reviews.ts", /dateText: .*/, "", false],
  ["a field that is misspelt", "car.ts", /cardsTitle/, "cardTitle", false],
  ["a picture that is not there", "pages.ts", /image: ".*"/, 'image: "/no.jpg"', true],
  ["a link to no page", "footer.ts", /to: .+(?= \},)/, 'to: "/no"', true],
  ["text of another encoding", "notices.ts", /$/, "\ufffe", false],
])("%s stops the build with one sentence that names the file", async (_what, name, right, wrong, hasLine) => {
  const file = join("app/content", name);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(right);
  writeFileSync(file, text.replace(right, wrong), wrong === "\ufffe" ? "latin1" : "utf8");
  const [sentence = "", ...others] = (await configureBuild("https://www.chaveiro.com.br")).split("\n");
  expect(sentence).toMatch(new RegExp(`^${file}${hasLine ? ", linha \\d+" : ".*"}: .*Exemplo: `));
  expect(others.filter((line) => !line.startsWith(file))).toEqual([]);
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
