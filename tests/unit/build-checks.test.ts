import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { checkContent } from "../../vite/content-plugin";
import { copySite } from "../tools/built-copy";
import { run } from "../tools/run-node";

const project = process.cwd();
const BUSINESS = "app/content/business.ts";
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

/** Changes a file until the test ends. */
function change(file: string, ...changes: [right: RegExp, wrong: string][]): void {
  const text = readFileSync(file, "utf8");
  onTestFinished(() => writeFileSync(file, text));
  for (const [right] of changes) expect(text).toMatch(right);
  writeFileSync(
    file,
    changes.reduce((changed, [right, wrong]) => changed.replace(right, wrong), text),
  );
}

const sentences = async () => (await checkContent()).fault?.message ?? "";
const build = (SITE_URL = "") => run(BUILD, { cwd: folder, env: { SITE_URL } });

test.each<[what: string, name: string, right: RegExp, wrong: string, sentence: RegExp]>([
  ["a wrong number", "business.ts", /phone: ".*"/, 'phone: "+5581"', /linha \d+: phone deve ser um .* Exemplo: /],
  ["a missing quote", "business.ts", /origin: "(.*)"/, 'origin: "$1', /linha \d+: falta .* aspa.* Exemplo: /],
  ["a long text", "business.ts", /name: ".*"/, `name: "${"a ".repeat(20)}"`, /linha \d+: name tem 40 .* Exemplo: /],
  ["an unknown field", "car.ts", /hero: \{/, "$& cor: 1,", /linha \d+: hero .*não conhece o campo cor.* Exemplo: /],
  ["a field that is there twice", "business.ts", /phone: ".*",/, "$& $&", /linha \d+: /],
  ["an unknown name", "home.ts", /\$\{arrival\}/, "$${chegada}", /: usa um nome que não existe.*chegada.* Exemplo: /],
  ["a deleted field", "footer.ts", /title: .*/, "", /: title está faltando.* Exemplo: /],
  ["a fact without which others fail", "business.ts", /address: .*/, "", /: address está faltando.* Exemplo: /],
  ["an uncut photo", "car.ts", /hero: \{/, 'photo: { file: "no.jpg", alt: "A" }, $&', /linha \d+: .*npm run images/],
  ["a link to no page", "footer.ts", /to: .+(?= \},)/, 'to: "/no"', /linha \d+: .* deve levar a .* Exemplo: /],
])("content check: %s is one sentence with file and example", async (_what, name, right, wrong, sentence) => {
  vi.stubEnv("SITE_URL", "");
  change(`app/content/${name}`, [right, wrong]);
  const [first = "", ...others] = (await sentences()).split("\n");
  expect(first.startsWith(`app/content/${name}`)).toBe(true);
  expect(first).toMatch(sentence);
  expect(others).toEqual([]);
});

test("content check: a sample is refused for a real address", async () => {
  vi.stubEnv("SITE_URL", REAL);
  change(BUSINESS, [/phone: ".*"/, 'phone: "+5581900000000"']);
  expect(await sentences()).toMatch(/exemplo: .*phone/);
});

test("content check: SITE_URL replaces the origin, and needs a scheme", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  expect(await checkContent()).toEqual({ origin: "https://outra-casa.example", hasOldPictures: false });
  vi.stubEnv("SITE_URL", "chaveiro.example");
  expect(await sentences()).toContain("https://");
});

test("a build with a content fault exits with 1 and prints one sentence", async () => {
  change(BUSINESS, [/phone: ".*"/, 'phone: "+5581"']);
  const { code, err } = await build();
  expect(code).toBe(1);
  expect(err).toMatch(/^.*phone deve ser um número.*\n$/);
});

test("a build for a real address with pictures of an old name exits with 1", async () => {
  change(
    BUSINESS,
    [/\bname: ".*?"/, 'name: "Outra Casa"'],
    [/phone: ".*"/, 'phone: "+5581987654321"'],
    [/whatsapp: ".*"/, 'whatsapp: "+5581987654322"'],
    [/taxId: ".*"/, 'taxId: "11.222.333/0001-81"'],
    [/street: ".*?"/, 'street: "Rua Nova, 1"'],
  );
  change("app/content/reviews.ts", [/list: \[.*\]/s, "list: []"]);
  const { code, err } = await build(REAL);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*npm run images\..*\n$/);
});

test("a build with a route that imports what does not exist exits with 1", async () => {
  writeFileSync("app/routes/quebrada.tsx", 'export { default } from "../content/nada";');
  expect((await build()).code).toBe(1);
});
