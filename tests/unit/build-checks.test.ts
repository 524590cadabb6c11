import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkContent } from "../../vite/content-plugin";
import { copySite } from "../tools/built-copy";
import { run } from "../tools/run-node";

const project = process.cwd();
const REAL = "https://www.chaveiro.com.br";
const BUILD = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"];
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

/** @returns what the check says after a change of a file, which it takes back */
async function sentencesAfter(file: string, right: RegExp, wrong: string, siteUrl = ""): Promise<string> {
  vi.stubEnv("SITE_URL", siteUrl);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(right);
  writeFileSync(file, text.replace(right, wrong));
  const { fault } = await checkContent();
  writeFileSync(file, text);
  return fault?.message ?? "";
}

test.each<[what: string, name: string, right: RegExp, wrong: string, sentence: RegExp]>([
  [
    "a wrong number",
    "business.ts",
    /phone: ".*"/,
    'phone: "+5581"',
    /, linha \d+: phone deve ser um número .* Exemplo: /,
  ],
  ["a missing quote", "business.ts", /origin: "(.*)"/, 'origin: "$1', /, linha \d+: falta .* aspa.* Exemplo: /],
  ["a long text", "business.ts", /name: ".*"/, `name: "${"a ".repeat(20)}"`, /, linha \d+: name tem 40 .* Exemplo: /],
  [
    "an unknown field",
    "car.ts",
    /hero: \{/,
    "$& cor: 1,",
    /, linha \d+: hero o site não conhece o campo cor.* Exemplo: /,
  ],
  ["a field that is there twice", "business.ts", /phone: ".*",/, "$& $&", /, linha \d+: /],
  ["an unknown name", "home.ts", /\$\{arrival\}/, "$${chegada}", /: usa um nome que não existe.*chegada.* Exemplo: /],
  ["a deleted field", "footer.ts", /title: .*/, "", /: title está faltando.* Exemplo: /],
  ["a fact without which others fail", "business.ts", /address: .*/, "", /: address está faltando.* Exemplo: /],
  ["an uncut photo", "car.ts", /hero: \{/, 'photo: { file: "no.jpg", alt: "A" }, $&', /, linha \d+: .*npm run images/],
  [
    "a link to no page",
    "footer.ts",
    /to: .+(?= \},)/,
    'to: "/no"',
    /, linha \d+: .* deve levar a uma página .* Exemplo: /,
  ],
])("content check: %s has no clear sentence", async (_what, name, right, wrong, sentence) => {
  const [first = "", ...others] = (await sentencesAfter(`app/content/${name}`, right, wrong)).split("\n");
  expect(first.startsWith(`app/content/${name}`)).toBe(true);
  expect(first).toMatch(sentence);
  expect(others).toEqual([]);
});

test("content check: a sample passes for a real address", async () => {
  const sentence = await sentencesAfter("app/content/business.ts", /phone: ".*"/, 'phone: "+5581900000000"', REAL);
  expect(sentence).toMatch(/exemplo: .*phone/);
});

test("content check: SITE_URL does not replace the origin", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  expect(await checkContent()).toEqual({ origin: "https://outra-casa.example", hasOldPictures: false });
});

test("content check: a SITE_URL without a scheme passes", async () => {
  vi.stubEnv("SITE_URL", "chaveiro.example");
  expect((await checkContent()).fault?.message).toContain("https://");
});

test("a build with a content fault exits with 0 or prints a stack", async () => {
  const file = "app/content/business.ts";
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/phone: ".*"/, 'phone: "+5581"'));
  const { code, err } = await run(BUILD, { cwd: folder, env: { SITE_URL: "" } });
  writeFileSync(file, text);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*phone deve ser um número.*\n$/);
});

test("a build for a real address with pictures of an old name exits with 0", async () => {
  const files = { business: "app/content/business.ts", reviews: "app/content/reviews.ts" };
  const texts = [readFileSync(files.business, "utf8"), readFileSync(files.reviews, "utf8")] as const;
  const facts = Object.entries({
    name: "Outra Casa",
    phone: "+5581987654321",
    whatsapp: "+5581987654322",
    taxId: "11.222.333/0001-81",
    street: "Rua Nova, 1",
  });
  writeFileSync(
    files.business,
    facts.reduce((text, [key, fact]) => text.replace(new RegExp(`\\b${key}: ".*?"`), `${key}: "${fact}"`), texts[0]),
  );
  writeFileSync(files.reviews, texts[1].replace(/list: \[.*\]/s, "list: []"));
  const { code, err } = await run(BUILD, { cwd: folder, env: { SITE_URL: REAL } });
  writeFileSync(files.business, texts[0]);
  writeFileSync(files.reviews, texts[1]);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*npm run images\..*\n$/);
});

test("a build with a route that imports what does not exist exits with 0", async () => {
  writeFileSync("app/routes/quebrada.tsx", 'export { nada as default } from "../content/car";');
  const { code } = await run(BUILD, { cwd: folder, env: { SITE_URL: "" } });
  expect(code).toBe(1);
});
