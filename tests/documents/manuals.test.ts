import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../../app/content/check-content";
import { fileHeaders, PAGE_CACHE_CONTROL, WORKER_PATH } from "../../app/server/response-headers";

const guide = readFileSync("docs/guia-do-dono.md", "utf8");
const running = readFileSync("docs/running.md", "utf8");
const compose = readFileSync("deploy/compose.yaml", "utf8");

/** The names of all that a value holds, however deep. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [field, ...fieldsOf(inner)]);
}

test("the owner's guide names fields that the files have, or may have", async () => {
  const types = readFileSync("app/content/types.ts", "utf8");
  const optional = Array.from(types.matchAll(/^ +(\w+)\?:/gm), ([, field]) => field);
  const rows = guide.slice(guide.indexOf("## 1."), guide.indexOf("## 2.")).matchAll(/^\| .+? \| (.+?) \| (.+) \|$/gm);
  let named = 0;
  for (const [, where = "", line = ""] of rows) {
    const files = Array.from(where.matchAll(/`([\w-]+)\.ts`/g), ([, file]) => file);
    const modules = await Promise.all(files.map((file) => import(`../../app/content/${file}.ts`)));
    const there = [...modules.flatMap((module) => fieldsOf({ ...module })), ...optional];
    // A field stands alone or before a colon; beside it stand paths, values and the files' own names.
    for (const [, field] of line.matchAll(/`(?:, )?(\w+)(?::[^`]*)?`/g)) {
      expect(there, `"${field}", which docs/guia-do-dono.md looks for in ${where}`).toContain(field);
      named++;
    }
  }
  expect(named).toBeGreaterThan(25);
});

test.each<[what: string, said: RegExp, content: (text: string) => object]>([
  ["the business's name", /`name`, até (\d+) letras/, (name) => ({ business: { name } })],
  ["a service page's title", /título grande .* tem até (\d+) letras/, (title) => ({ car: { hero: { title } } })],
  ["a message", /^\| com que frase .* até (\d+) letras/m, (urgent) => ({ messages: { urgent } })],
  ["a title in results", /`title`, até (\d+) letras/, (title) => ({ pages: { car: { title } } })],
  ["a description", /`description`, de \d+ a (\d+)/, (description) => ({ pages: { car: { description } } })],
])("the owner's guide tells how long %s may be, as the build takes it", (_what, said, content) => {
  const most = Number(said.exec(guide)?.[1]);
  const check = (length: number) => () => checkContent("", content(`${"a ".repeat(length).slice(0, length - 1)}a`));
  expect(check(most), "so long, says docs/guia-do-dono.md").not.toThrow();
  expect(check(most + 1), "and no longer").toThrow(`at most ${most} characters`);
});

test("docs/running.md says of each kind of answer what its Cache-Control is", () => {
  const said = Object.fromEntries(
    Array.from(running.matchAll(/^\| (.+?) \| `(.+?)` \|/gm), ([, answer = "", value]) => [answer, value]),
  );
  const sent = (path: string) => fileHeaders(path)["Cache-Control"];
  expect(said).toMatchObject({
    "page, sitemap, robots, llms": PAGE_CACHE_CONTROL,
    "`/build/…`": sent("/build/assets/any.js"),
    "`public/`": sent("/any.png"),
    [`\`${WORKER_PATH}\``]: sent(WORKER_PATH),
  });
  for (const [directive] of running.matchAll(/\b(?:s-maxage|stale-while-revalidate|stale-if-error)=\d+/g))
    expect(PAGE_CACHE_CONTROL, "what docs/running.md tells a CDN's owner").toContain(directive);
});

test("what docs tell to do with Docker names services, programs and images that are there", () => {
  const services = Array.from(/^services:\n([\s\S]*?)^\w/m.exec(compose)?.[1]?.matchAll(/^ {2}(\S+):$/gm) ?? []);
  const names = services.map(([, name]) => name);
  const programs = /^COPY (.+) \/usr\/local\/bin\/$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1];
  const images = Array.from(compose.matchAll(/^ +image: (\S+)$/gm), ([, image]) => image);
  // Without fences, whose ends would be taken for those of what stands between.
  const texts = ["README.md", "docs/guia-do-dono.md", "docs/running.md"].map((file) =>
    readFileSync(file, "utf8").replaceAll("```", ""),
  );
  const code = texts.flatMap((text) => Array.from(text.matchAll(/^ {4}.+|`[^`]+`/gm), ([span]) => span)).join("\n");
  const told = Array.from(code.matchAll(/\b(?:exec|logs|restart|up)(?: --[\w-]+| \d+)* (\w[\w-]*)/g));
  expect(told.length).toBeGreaterThan(5);
  for (const [command, name] of told)
    expect(names, `the services of compose.yaml, of which "${command}"`).toContain(name);
  const run = Array.from(code.matchAll(/\bexec \w[\w-]* (\w[\w-]*)/g), ([, program]) => program);
  expect(run.length).toBeGreaterThan(0);
  for (const program of run)
    expect(programs?.split(" "), "what the proxy's image has").toContain(`deploy/proxy/${program}`);
  for (const [, image] of code.matchAll(/\bdocker tag ([\w-]+)/g)) expect(images).toContain(image);
});

test("every package that ships allows it, and runs nothing as it is installed", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/licences.mjs"], { encoding: "utf8" });
  expect([status, stderr], "npm run licences").toEqual([0, ""]);
});

test("npm test runs every part but the one that needs Docker, and CI both", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const parts = Object.keys(scripts).filter((name) => name.startsWith("test:"));
  const projects = parts.flatMap((part) => /^vitest run --project (\w+)$/.exec(scripts[part] ?? "")?.[1] ?? []);
  const all = scripts.test?.split(" && ") ?? [];
  expect(all, "every project of Vitest at once").toContain("vitest run --project '!compose'");
  for (const part of parts.filter((part) => !projects.includes(part.slice("test:".length))))
    expect(all, `package.json's test: ${part}`).toContain(`npm run ${part}`);
  const folders = readdirSync("tests", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(
    parts.map((part) => part.slice("test:".length)),
    "each folder of tests/ is a part",
  ).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
  const ci = readFileSync(".ci/run", "utf8").split("\n");
  for (const command of ["npm ci", "npm test", "npm run test:compose"]) expect(ci, ".ci/run").toContain(command);
});
