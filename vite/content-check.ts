import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { type Business, cities, schemas, targets } from "../app/content/schema.server";
import { isRealOrigin, placeholdersOf } from "./placeholders";

const FOLDER = "app/content";
/** The others take words from these, which are checked first, so that an error names the file to change. */
const FIRST = ["business.ts", "messages.ts", "reviews.ts", "pages.ts", "navigation.ts", "home-services.ts"];

/** JavaScript drops it from a text without a word, and then the formatter from the file. */
const LONE_BACKSLASH = /(?<!\\)(?:\\\\)*\\(?![\\`"'$n])/;

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>("../app/content/*.ts");

/**
 * The origin to build for, without a trailing slash, and whether a picture or photograph is old. Importing this module checks every
 * file of app/content. When a file has faults, the import throws an Error in Portuguese with a line for each: file, line, field,
 * what is wrong, an example. The check runs at the top level, because Vite's `runnerImport` closes its runner after the import.
 */
export const { origin, hasOldPictures } = await checkContent(process.env.SITE_URL);

async function checkContent(siteUrl: string | undefined) {
  // Systems and editors leave files of their own, such as desktop.ini and business.ts~. Windows may add .txt to ours.
  const names = readdirSync(FOLDER).filter((name) => /^[^.].*\.(ts|txt)$/.test(name) && name !== "schema.server.ts");
  const files = new Map<string, string>();
  for (const name of new Set([...FIRST, ...names])) {
    const content = await load(name);
    if (Object.keys(content).length === 0)
      throw new Error(`${FOLDER}/${name}: está vazio: traga de volta o que dizia.`);
    for (const exported of Object.keys(content)) {
      const first = files.get(exported);
      if (first)
        throw new Error(`${FOLDER}/${name}: é uma cópia de ${first}, porque ${exported} está nos dois: apague um.`);
      files.set(exported, name);
    }
    if (name === "navigation.ts") await findTargets();
    refuseFaults(name, content);
    if (name === "business.ts") for (const area of (content.business as Business).serviceAreas) cities.add(area.name);
  }
  const { business } = await import("../app/content/business");
  const { reviews } = await import("../app/content/reviews");
  const chosen = siteUrl || business.origin;
  const [fault] = schemas.business.shape.origin.safeParse(chosen).error?.issues ?? [];
  if (fault) throw new Error(`SITE_URL ${fault.message} Está "${chosen}".`);
  const { origin } = new URL(chosen);
  const samples = isRealOrigin(origin) ? placeholdersOf(business, reviews.list, origin).join(", ") : "";
  if (samples)
    throw new Error(
      `${FOLDER}/business.ts e reviews.ts: ainda é de exemplo: ${samples}. ${origin} é um endereço de verdade: troque cada um pelo seu.`,
    );
  const { pictures, isOld, photos, isOldPhoto } = await import("../app/pictures/pictures");
  return { origin, hasOldPictures: pictures.some(isOld) || photos.some(isOldPhoto) };
}

/** Lets links lead to every page, and to every part of one. */
async function findTargets() {
  const { pages } = await import("../app/content/pages");
  const { anchors } = await import("../app/content/navigation");
  for (const { path } of Object.values(pages))
    for (const id of ["", ...Object.values(anchors)]) targets.add(path + (id && `#${id}`));
}

/** Imports a file of app/content, or says why it cannot be read. */
async function load(name: string): Promise<Module> {
  const read = modules[`../app/content/${name}`];
  const [right] = name.split(".");
  if (!read) throw new Error(`${FOLDER}/${name}: este arquivo falta, ou não acaba em .ts. Exemplo: ${right}.ts.`);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(`${FOLDER}/${name}`));
    return await read();
  } catch (error) {
    const { message, stack } = error as Error;
    // esbuild's message names the place, and so does the stack of a line that fails when it runs.
    const [, file = name, line = ""] = /content[\\/]([\w.-]+\.ts):(\d+)/.exec(`${stack}`) ?? [];
    throw new Error(`${FOLDER}/${file}${line && `, linha ${line}`}: ${readingFault(message, file, Number(line))}`);
  }
}

function readingFault(message: string, file: string, line: number): string {
  if (/encoding/.test(message))
    return "salve como UTF-8. Exemplo: no Bloco de Notas, “Salvar como”, “Codificação: UTF-8”.";
  const [, double] = /Duplicate key "([^"]+)"/.exec(message) ?? [];
  if (double)
    return `${double} está duas vezes no mesmo grupo: apague um ou, se é uma página nova, dê outro nome. Exemplo: olinda.`;
  if (!/ERROR/.test(message))
    return `usa um nome que não existe ou foi apagado: confira letra por letra (${message}). Exemplo: \${arrival}.`;
  const text = readFileSync(`${FOLDER}/${file}`, "utf8").split("\n")[line - 1]?.trim();
  if (/^([<=>])\1{6}/.test(text ?? ""))
    return "o git juntou duas versões que mudam a mesma linha, a sua e a nova: fique com uma, e apague a outra e as linhas com <<<<<<<, ======= e >>>>>>>. Exemplo: rating: 5,";
  return `falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima: «${text}». Número com ponto, 4.9. Texto que tem aspas, ou várias linhas, entre crases. Exemplo: comment: \`Disse "já volto" e voltou.\`, – Corrija só isto e confira de novo.`;
}

/** @throws Error with one line for each fault in what a file exports */
function refuseFaults(name: string, content: Module): void {
  const lines = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
  const sentences = Object.entries(content).flatMap(([exported, value]) => {
    const page = "page" in Object(value) && ("services" in Object(value) ? "homeContent" : "servicePageContent");
    const schema = schemas[(page || exported) as keyof typeof schemas];
    // Words such as those of claims.ts and functions are made of what is checked.
    if (!schema && typeof value === "object")
      return `${FOLDER}/${name}: ${exported} não é conferido: dê a ele uma regra em schema.server.ts, em schemas, com o mesmo nome.`;
    const issues = schema?.safeParse(value, { error: sentenceFor }).error?.issues ?? [];
    return issues.map(({ path, message }) => {
      const found = path.reduce<unknown>((part, key) => Object(part)[key], value);
      const field = path.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key))).join(", ");
      const missing = found === undefined ? "está faltando: " : "";
      const shown = Object(found) === found || missing ? "" : ` No arquivo está ${JSON.stringify(found)}.`;
      const line = lineOf(lines, [exported, ...path], found);
      return `${FOLDER}/${name}${line && `, linha ${line}`}: ${field || exported} ${missing}${message}${shown}`;
    });
  });
  const lone = name === "reviews.ts" ? lines.findIndex((line) => LONE_BACKSLASH.test(line)) + 1 : 0;
  if (lone > 0)
    sentences.push(
      String.raw`${FOLDER}/${name}, linha ${lone}: a barra invertida se escreve duas vezes. Exemplo: \\o/.`,
    );
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
}

/** @returns the sentence for a fault that zod itself finds and that owners make; zod has one for every other */
function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "unrecognized_keys")
    return `tem um campo que o site não conhece: ${issue.keys.join(", ")}. Confira o nome, ou apague-o. Exemplo: title, e não titulo.`;
  if (issue.code === "invalid_type" && issue.expected === "boolean")
    return "deve ser true ou false, sem aspas. Exemplo: true.";
  if (issue.code === "invalid_type" && issue.expected === "object")
    return 'deve ser um grupo de campos entre { e }, como o guia o mostra. Exemplo: photo: { file: "equipe.jpg", alt: "A equipe" }.';
  if (issue.code === "invalid_value")
    return `deve ser ${issue.values.map((value) => JSON.stringify(value)).join(" ou ")}. Exemplo: ${JSON.stringify(issue.values[0])}.`;
}

/** @returns the number of the one line that has the value or, else, names the field; "" when several do */
function lineOf(lines: readonly string[], path: readonly PropertyKey[], found: unknown): number | "" {
  const field = new RegExp(`\\b${String(path.filter((key) => typeof key === "string").at(-1))}\\b.*:`);
  const isFound = [(line: string) => found && line.includes(String(found)), (line: string) => field.test(line)];
  const places = isFound.map((test) => lines.flatMap((line, index) => (test(line) ? index + 1 : [])));
  return places.find(({ length }) => length === 1)?.[0] ?? "";
}
