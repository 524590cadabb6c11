import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { type Business, type Page, type ReviewSummary, schemas } from "../content/schema";
import { isRealOrigin, placeholdersOf, shippedFacts } from "./placeholders";

const FOLDER = "app/content";
/** The others take words from these, which are checked first, so that an error names the file to change. */
const FIRST = ["business.ts", "messages.ts", "reviews.ts", "pages.ts"];

type Module = Record<string, unknown>;

/** Exports by which files name each other. */
interface Facts {
  business: Business;
  pages: Record<string, Page>;
  reviews: ReviewSummary;
  anchors: Record<string, string>;
}

/** The keys that lead to a field, from the name of the export on, and what is wrong with the field. */
type Fault = Pick<z.core.$ZodIssue, "path" | "message">;

const modules = import.meta.glob<Module>("../content/*.ts");

/**
 * The origin to build for, without a trailing slash, and whether a picture shows old facts. Importing this module checks every
 * file of app/content. When a file has faults, the import throws an Error in Portuguese with a line for each: file, line, field,
 * what is wrong, an example. The check runs at the top level, because Vite's `runnerImport` closes its runner after the import.
 */
export const { origin, hasOldPictures } = await checkContent(process.env.SITE_URL);

async function checkContent(siteUrl: string | undefined) {
  const contents: Record<string, Module> = {};
  for (const name of new Set([...FIRST, ...readdirSync(FOLDER)])) {
    if (name.startsWith(".") || name === "schema.ts") continue;
    contents[name] = await load(name);
    refuse(name, contents[name], faultsIn(contents[name]));
  }
  const facts: Facts = Object.assign({}, ...Object.values(contents));
  const faultOf = linkCheck(facts);
  for (const [name, content] of Object.entries(contents)) refuse(name, content, leaves(content, []).flatMap(faultOf));
  const origin = originOf(facts, siteUrl || facts.business.origin);
  const { pictures, isOld } = await import("../pictures/pictures");
  return { origin, hasOldPictures: pictures.some(isOld) };
}

/** Imports a file of app/content, or says why it cannot be read. */
async function load(name: string): Promise<Module> {
  if (!name.endsWith(".ts"))
    throw new Error(`${FOLDER}/${name}: o nome deve acabar em .ts. Exemplo: "${name.replace(/\..*/, "")}.ts".`);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(`${FOLDER}/${name}`));
    return (await modules[`../content/${name}`]?.()) ?? {};
  } catch (error) {
    const { message, stack } = error as Error;
    // esbuild's message names the place, and so does the stack of a line that fails when it runs.
    const [, file = name, line] = /content[\\/]([\w.-]+\.ts):(\d+)/.exec(`${stack}`) ?? [];
    throw new Error(`${FOLDER}/${file}${line ? `, linha ${line}` : ""}: ${readingFault(message, file, Number(line))}`);
  }
}

function readingFault(message: string, file: string, line: number): string {
  if (/no such file/.test(message))
    return "falta este arquivo, ou o nome mudou. Exemplo: business.ts, e não business.ts.txt.";
  if (/encoding/.test(message))
    return "salve como UTF-8. Exemplo: no Bloco de Notas, “Salvar como”, “Codificação: UTF-8”.";
  if (!/ERROR/.test(message))
    return `usa um nome que não existe ou foi apagado: confira letra por letra (${message}). Exemplo: \${arrival}.`;
  const text = readFileSync(`${FOLDER}/${file}`, "utf8").split("\n")[line - 1]?.trim();
  return `falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima: «${text}». Número com ponto, 4.9. Texto que tem aspas, ou várias linhas, entre crases. Exemplo: comment: \`Disse "já volto" e voltou.\`, – Corrija só isto e confira de novo.`;
}

/** @returns the faults of a module's exports, against the schema of each; a text without a schema is a sentence */
function faultsIn(content: Module): Fault[] {
  return Object.entries(content).flatMap(([name, value]) => {
    const page = "page" in Object(value) && ("services" in Object(value) ? "homeContent" : "servicePageContent");
    const schema = schemas[(page || name) as keyof typeof schemas];
    if (schema) return faultsAgainst(schema, value, [name]);
    return leaves(value, [name]).flatMap(({ path, text }) => faultsAgainst(schemas.sentence, text, path));
  });
}

function faultsAgainst(schema: z.ZodType, value: unknown, start: Fault["path"]): Fault[] {
  const { error } = schema.safeParse(value, { error: sentenceFor });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: [...start, ...path], message }));
}

/** @returns the sentence for a fault that zod itself finds and that owners make; zod has one for every other */
function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "unrecognized_keys")
    return `tem um campo que o site não conhece: ${issue.keys.join(", ")}. Confira o nome, ou apague-o. Exemplo: title, e não titulo.`;
  if (issue.code === "invalid_value")
    return `deve ser ${issue.values.map((value) => JSON.stringify(value)).join(" ou ")}. Exemplo: ${JSON.stringify(issue.values[0])}.`;
  if (issue.code === "invalid_type" && issue.expected === "array")
    return 'deve ser uma lista entre [ e ]. Exemplo: ["cartão", "PIX"].';
}

interface Leaf {
  path: Fault["path"];
  text: string;
}

/** @returns every text within a value, and the keys that lead to it */
function leaves(value: unknown, path: Fault["path"]): Leaf[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** @returns a function that finds links to no page; its sentence names all */
function linkCheck({ pages, anchors }: Facts) {
  const paths = Object.values(pages).map(({ path }) => path);
  const ids = Object.values(anchors).map((id) => `#${id}`);
  const targets: string[] = paths.flatMap((path) => [path, ...ids.map((id) => path + id)]);
  const message = `deve levar a uma página (${paths.join(", ")}), e no máximo a uma parte dela (${ids.join(", ")}). Exemplo: pages.car.path, sem aspas.`;
  return ({ path, text }: Leaf) => (path.at(-1) === "to" && !targets.includes(text) ? [{ path, message }] : []);
}

/** @returns the origin to build for, when the facts may be published there */
function originOf({ business, reviews }: Facts, chosen: string): string {
  const isPlain = schemas.business.shape.origin.safeParse(chosen).success;
  if (!isPlain || (isRealOrigin(chosen) && chosen.startsWith("http:")))
    throw new Error(
      `O endereço do site (SITE_URL, ou origin em business.ts) deve começar com https:// e parar no nome, e está "${chosen}". Exemplo: https://www.seudominio.com.br.`,
    );
  const { origin } = new URL(chosen);
  const refuseNames = (names: readonly string[], sentence: string) => {
    const message = sentence.replaceAll("[]", JSON.stringify(names));
    refuse("business.ts", { business }, names.length > 0 ? [{ path: ["business", "placeholders"], message }] : []);
  };
  refuseNames(
    shippedFacts({ ...business, origin }, reviews.list).filter((name) => !business.placeholders.includes(name)),
    "já não diz [], mas isto ainda é o que veio de exemplo: troque-o, ou devolva o nome à lista. Exemplo: placeholders: [].",
  );
  if (isRealOrigin(origin))
    refuseNames(
      placeholdersOf(business, origin),
      `ainda tem [], e ${origin} é um endereço de verdade: troque cada um pelo seu e apague o nome da lista.`,
    );
  return origin;
}

/** @throws Error with one line for each fault of a file */
function refuse(name: string, content: Module, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
  const sentences = faults.map(({ path, message }) => {
    const found = path.reduce<unknown>((part, key) => Object(part)[key], content);
    // The export that a file is for goes without saying.
    const keys = Object.keys(content).length === 1 && path.length > 1 ? path.slice(1) : path;
    const field = keys.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key))).join(", ");
    const line = lineOf(lines, path, found);
    const missing = found === undefined ? "está faltando: " : "";
    const shown = Object(found) === found || missing ? "" : ` No arquivo está ${JSON.stringify(found)}.`;
    return `${FOLDER}/${name}${line ? `, linha ${line}` : ""}: ${field} ${missing}${message}${shown}`;
  });
  throw new Error([...new Set(sentences)].join("\n"));
}

/** @returns the number of the one line that has the value or, else, names the field */
function lineOf(lines: readonly string[], path: Fault["path"], found: unknown): number | undefined {
  const field = new RegExp(`\\b${String(path.findLast((key) => typeof key === "string"))}\\b.*:`);
  const tests = [(line: string) => Boolean(found) && line.includes(String(found)), (line: string) => field.test(line)];
  return tests
    .map((test) => lines.flatMap((line, index) => (test(line) ? [index + 1] : [])))
    .find(({ length }) => length === 1)?.[0];
}
