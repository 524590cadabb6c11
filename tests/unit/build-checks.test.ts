import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { business } from "../../app/content/business";
import { reviews } from "../../app/content/reviews";
import { checkContent } from "../../vite/content-plugin";
import { copySite } from "../tools/built-copy";
import { run } from "../tools/run-node";

const project = process.cwd();
const REAL = "https://www.chaveiro.com.br";
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

it("SITE_URL gives a build its origin, or stops it; the pictures show today's words, drawings and colours", async () => {
  vi.stubEnv("SITE_URL", "https://outra-casa.example/");
  expect(await checkContent()).toEqual({ origin: "https://outra-casa.example", warning: undefined });
  vi.stubEnv("SITE_URL", "chaveiro.example");
  expect(await checkContent()).toMatchObject({ fault: expect.stringContaining("https://") });
});

it.each<[what: string, name: string, right: RegExp, wrong: string, hasLine: boolean]>([
  ["a number that cannot be one", "business.ts", /phone: ".*"/, 'phone: "+5581"', true],
  ["a field that is there twice", "business.ts", /phone: ".*",/, "$& $&", true],
  ["a missing quote", "business.ts", /origin: "(.*)"/, 'origin: "$1', true],
  ["a name that nothing has", "home.ts", /\$\{arrival\}/, "$${chegada}", true],
  ["a field that is deleted", "footer.ts", /title: .*/, "", false],
  ["a field that is misspelt", "car.ts", /cardsTitle/, "cardTitle", false],
  ["a photo that is not cut", "car.ts", / {2}hero: \{/, '  photo: { file: "no.jpg", alt: "A equipe" },\n$&', true],
  ["a lone backslash in a review", "reviews.ts", /label: "/, "$&\\o/ ", true],
  ["a link to no page", "footer.ts", /to: .+(?= \},)/, 'to: "/no"', true],
  ["a list without a rule", "badges.ts", /$/, "export const news = [];", false],
  ["a sample at a real address", "business.ts", /phone: ".*"/, 'phone: "+5581900000000"', false],
  ["text of another encoding", "notices.ts", /$/, "\ufffe", false],
])("%s stops the build with one sentence that names the file", async (_what, name, right, wrong, hasLine) => {
  vi.stubEnv("SITE_URL", REAL);
  const file = `app/content/${name}`;
  const restore = plant(file, right, wrong);
  const [sentence = "", ...others] = ((await checkContent()).fault ?? "").split("\n");
  expect(sentence).toMatch(new RegExp(`^${file}${hasLine ? ", linha \\d+" : "( e reviews.ts)?"}: .*`));
  expect(others.filter((line) => !line.startsWith(file))).toEqual([]);
  restore();
});

it("a file of the system's is no content, and a copy of one of ours stops the build", async () => {
  vi.stubEnv("SITE_URL", "");
  for (const name of ["desktop.ini", "business.ts~", "home.ts.bak"]) writeFileSync(`app/content/${name}`, "[x]");
  expect(await checkContent()).not.toHaveProperty("fault");
  const copy = "app/content/business - Cópia.ts";
  copyFileSync("app/content/business.ts", copy);
  expect((await checkContent()).fault).toContain(`${copy}: `);
  rmSync(copy);
});

it("pictures that show an old name stop a build for a real address with one sentence", async () => {
  const own = { phone: "+5581987654321", whatsapp: "+5581987654322", taxId: "11.222.333/0001-81" };
  const facts = { ...business, ...own, name: "Outra Casa", address: { ...business.address, street: "Rua Nova, 1" } };
  writeFileSync("app/content/business.ts", `export const business = ${JSON.stringify(facts)};`);
  writeFileSync("app/content/reviews.ts", `export const reviews = ${JSON.stringify({ ...reviews, list: [] })};`);
  const build = ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"];
  expect(await run(build, { cwd: folder, env: { SITE_URL: REAL } })).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(/^.*npm run images\.\n$/),
  });
});

/** @returns a function that takes the fault out of the file again */
function plant(file: string, right: RegExp, wrong: string): () => void {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(right);
  writeFileSync(file, text.replace(right, wrong), wrong === "\ufffe" ? "latin1" : "utf8");
  return () => writeFileSync(file, text);
}
