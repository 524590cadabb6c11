import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { runContentCheck } from "../../vite/content-plugin";
import { run } from "../tools/run-node";
import { copySite } from "../tools/site-copy";

const project = process.cwd();
const REAL = "https://www.chaveiro.com.br";
const BUILD = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"];
const folder = copySite("scripts");
process.chdir(folder);
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(file, "utf8");

/** Writes a file until the test ends. */
function write(file: string, text: string | Buffer) {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  onTestFinished(() => (before === undefined ? rmSync(file) : writeFileSync(file, before)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Adds a line to a content file until the test ends. The line takes effect however the owner has formatted the file. */
const add = (name: string, line: string) => write(`app/content/${name}`, `${read(`app/content/${name}`)}\n${line}\n`);

const sentences = async () => (await runContentCheck()).fault ?? "";
const build = (SITE_URL = "") => run(BUILD, { env: { SITE_URL } });

test.each([
  ["a wrong number", "business.ts", 'business.phone = "+5581";', /linha \d+: phone deve ser um /],
  ["an invisible sign", "business.ts", 'business.phone = "\u202a+5581";', /No arquivo está "\\u202a\+5581"/],
  [
    "a number without quotes",
    "business.ts",
    "business.phone = 5581987654321;",
    /"\+5581987654321"\. No arquivo está 5/,
  ],
  ["a tax id without quotes", "business.ts", "business.taxId = 123;", /taxId .* aspas\. Exemplo: "11\.222\./],
  ["a text without quotes", "business.ts", "business.hours = 24;", /hours deve estar entre aspas\. Exemplo: "24"\./],
  ["a text in place of a list", "business.ts", 'business.payment = "PIX";', /linha \d+: payment deve ser uma lista/],
  ["a missing quote", "business.ts", 'business.phone = "+5581;', /linha \d+: falta .* aspa/],
  ["a long text", "business.ts", `business.name = "${"a ".repeat(20)}";`, /linha \d+: name tem 40 /],
  ["an unknown field", "car.ts", "car.hero.cor = 1;", /: hero .*não conhece o campo cor/],
  ["a field that is there twice", "business.ts", "({ phone: 1, phone: 2 });", /linha \d+: phone está duas vezes: /],
  ["an unknown name", "home.ts", "home.hero.lead = chegada;", /linha \d+: usa um nome que não existe.*chegada/],
  ["a deleted field", "footer.ts", "delete footer.title;", /: title está faltando/],
  ["a deleted title of a page", "car.ts", "delete car.cardsTitle;", /: cardsTitle está faltando/],
  ["a deleted page", "car.ts", "delete car.page;", /: page está faltando/],
  ["a deleted kind", "car.ts", "delete car.kind;", /: kind deve ser /],
  ["a fact that others need", "business.ts", "delete business.address;", /: address está faltando/],
  ["a deleted name", "business.ts", "delete business.name;", /linha 4: name está faltando: .* Exemplo: name: "/],
  ["an uncut photo", "car.ts", 'car.photo = { file: "no.jpg", alt: "A" };', /linha \d+: .*npm run images/],
  [
    "a card with the id of another",
    "car.ts",
    "const one = car.cards.find(({ id }) => id) ?? car.cards[0]; one.id ??= 'a'; car.cards.find((card) => card !== one).id = one.id;",
    / é igual ao de outro cartão: apague a linha/,
  ],
  [
    "a card with the button of another",
    "car.ts",
    "car.cards[1].buttonText = car.cards[0].buttonText;",
    / 2º da lista, buttonText é igual ao de outro cartão/,
  ],
  ["a link to no page", "footer.ts", 'footer.services[0].to = "/#no";', /linha \d+: .* deve levar a /],
  ["a link to no card", "footer.ts", 'footer.services[0].to = "/#chaves-codificadas";', /linha \d+: .* um cartão que /],
])("content check: %s is reported in one sentence with file and example", async (_what, name, line, sentence) => {
  add(name, line);
  const found = await sentences();
  expect(found).toMatch(new RegExp(`^app/content/${name}.* Exemplo: .*$`));
  expect(found).toMatch(sentence);
});

test("content check: a new page whose content still has the page of its original is refused", async () => {
  add("pages.ts", `pages.cabo = { ...pages.car, path: "/cabo" };`);
  add("car.ts", "export const cabo = car;");
  expect(await sentences()).toMatch(/^app\/content\/car.ts.*: page deve ser .* Exemplo: page: pages.cabo/);
});

test.each([
  ["business.ts", "business - Copia.ts"],
  ["business.ts", "business cópia.ts"],
  ["business.ts", "business copy.ts"],
  ["business.ts", "business (1).ts"],
  ["business.ts", "a business.ts"],
  ["failures.ts", "failures - Copia.ts"],
])("content check: a backup of %s, %s, must be moved elsewhere", async (original, backup) => {
  write(`app/content/${backup}`, read(`app/content/${original}`));
  expect(await sentences()).toBe(
    `app/content/${backup}: é uma cópia de app/content/${original}, e só esse o site usa: leve a cópia para outra pasta. Exemplo: Documentos.`,
  );
});

test.each([
  ["car", "cabo.ts", "cabo"],
  ["residential", "casa-amarela.ts", "casaAmarela"],
  ["home24h", "home-24h - Copia.ts", "home24hCopia"],
])("content check: a new page that is a copy of %s, %s, must be renamed", async (original, file, name) => {
  const text = read(`app/content/${original.replace("24h", "-24h")}.ts`);
  write(`app/content/${file}`, text);
  const found = await sentences();
  expect(found).toMatch(`app/content/${file}: é uma cópia de app/content/`);
  expect(found).toMatch(new RegExp(`Exemplo: export const ${name}\\.$`));
  write(`app/content/${file}`, text.replace(`export const ${original}`, `export const ${name}`));
  expect(await sentences()).toBe("");
});

test.each([
  ["emptied", "", / está vazio: /],
  ["saved as UTF-16", Buffer.from(`\ufeff${read("app/content/business.ts")}`, "utf16le"), / salve como UTF-8/],
  ["saved as ANSI", Buffer.from(read("app/content/business.ts"), "latin1"), /, linha \d+: .* salve como UTF-8/],
  ["without its content", "export {};", /: business está faltando/],
])("content check: a file that is %s is reported in one sentence", async (_what, text, sentence) => {
  write("app/content/business.ts", text);
  const found = await sentences();
  expect(found).toMatch(/^app\/content\/business\.ts.* Exemplo: .*$/);
  expect(found).toMatch(sentence);
});

test("content check: a byte order mark is accepted", async () => {
  write("app/content/business.ts", `\ufeff${read("app/content/business.ts")}`);
  expect(await sentences()).toBe("");
});

test("content check: a page without its content is reported before the build fails", async () => {
  write("app/content/car.ts", "export {};");
  expect(await sentences()).toMatch(/^app\/content\/car\.ts: car está faltando, .* Exemplo: .*$/);
});

test("content check: a missing file that others import is named", async () => {
  write("app/content/badges.ts", 'export * from "./gone";');
  expect(await sentences()).toMatch(/^app\/content\/badges\.ts: usa \.\/gone, que falta: .* Exemplo: .*$/);
});

test("content check: a photo that has changed since it was cropped is out of date", async () => {
  for (const file of ["photos/a.jpg", "app/cropped-photos/a.jpg-480.jpg"]) write(file, "changed");
  add("car.ts", 'car.photo = { file: "a.jpg", alt: "A equipe" };');
  expect(await runContentCheck()).toMatchObject({ hasOldImages: true });
});

test("content check: the owner's own image is up to date, and a missing image is not", async () => {
  write("public/favicon.ico", "own");
  expect(await runContentCheck()).toMatchObject({ hasOldImages: false });
  rmSync("public/favicon.ico");
  expect(await runContentCheck()).toMatchObject({ hasOldImages: true });
});

test("content check: a real review that still has `sample: true` is reported with its line", async () => {
  vi.stubEnv("SITE_URL", REAL);
  const others = read("app/content/reviews.ts").replaceAll(/ +sample: true,\n/g, "");
  write("app/content/reviews.ts", others.replace(/( +)subject: .*\n/, "$&$1sample: true,\n"));
  const lines = read("app/content/reviews.ts").split("\n");
  const line = lines.findIndex((line) => line.trim() === "sample: true,") + 1;
  const { samplesFault } = await runContentCheck();
  expect(samplesFault).toContain(`apague sample: true (linha ${line}) do que já é de verdade.`);
});

test("a build for a real address with a sample exits with 1, except for a demo", async () => {
  vi.stubEnv("SITE_URL", REAL);
  add("business.ts", 'business.phone = "+5581900000000";');
  const { code, err } = await build(REAL);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*é de exemplo: .*phone.*\n$/);
  vi.stubEnv("PLACEHOLDERS", "allow");
  const demo = await runContentCheck();
  expect(demo).toMatchObject({ origin: REAL, samples: expect.stringContaining("phone"), samplesFault: undefined });
});

test("content check: SITE_URL replaces the origin, and needs a scheme", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  expect(await runContentCheck()).toMatchObject({ origin: "https://outra-casa.example", samples: "" });
  vi.stubEnv("SITE_URL", "chaveiro.example");
  expect(await sentences()).toContain("https://");
});

test("npm run check reports a missing quote in Portuguese, before any tool reports it in English", () => {
  add("business.ts", 'business.phone = "+5581;');
  const { status, stdout, stderr } = spawnSync("npm run check --silent", { shell: true, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^app\/content\/business\.ts, linha \d+: falta .*\n$/);
});

test("npm run check formats before it builds, or the build would be older than its files", () => {
  expect(JSON.parse(read("package.json")).scripts.check).toMatch(/biome check --write.* vite:build/);
});

test("a build with a content fault exits with 1 and prints one sentence", async () => {
  add("business.ts", 'business.phone = "+5581";');
  const { code, err } = await build();
  expect(code).toBe(1);
  expect(err).toMatch(/^.*phone deve ser um número.*\n$/);
});

const previews = Object.entries<string>(JSON.parse(read("app/images/image-hashes.json")).inputs).filter(([path]) =>
  path.startsWith("/social/"),
);
const areOwn = previews.every(([, input]) => input === "own");

test.skipIf(areOwn)("a build for a real address with preview images that show an old name exits with 1", async () => {
  const own = { name: "Outra Casa", phone: "+5581987654321", whatsapp: "+5581987654322", taxId: "11.222.333/0001-81" };
  add(
    "business.ts",
    `Object.assign(business, ${JSON.stringify(own)}); business.address.street = "Rua Nova, 1"; delete business.googleAds;`,
  );
  add("reviews.ts", "reviews.list = [];");
  const { code, err } = await build(REAL);
  expect(code).toBe(1);
  expect(err).toMatch(/^.*npm run images\..*\n$/);
});
