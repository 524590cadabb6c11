import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as field from "../app/content/rules/fields.server";
import { type Content, findIssues, linksToRoutes } from "../app/content/rules/schema.server";
import { joined } from "../app/utils/words";
import { isRealOrigin, placeholdersOf } from "./placeholders";
import type { RouteNeeds } from "./route-check";

/** The files of app/content, by their path in the repository. */
const files = Object.fromEntries(
  Object.entries(import.meta.glob<Record<string, unknown>>("../app/content/*.ts")).map(([path, load]) => [
    path.replace("../", ""),
    load,
  ]),
);

/** The check runs while this module is imported: later, Vite's `runnerImport` can load no content any more. */
export const report = await check(process.env.SITE_URL);

/**
 * @returns the origin, without a trailing slash; whether images are out of date; the samples of a demo; the routes that are needed
 * @throws Error in Portuguese with one line per fault: file, line, field, what is wrong, example
 */
async function check(siteUrl?: string) {
  const needs = await checkFiles();
  const { business } = await import("../app/content/business");
  const { reviews } = await import("../app/content/reviews");
  const chosen = field.origin.safeParse(siteUrl || business.origin);
  if (!chosen.success) throw new Error(`SITE_URL ${chosen.error.issues[0]?.message} Está "${siteUrl}".`);
  const { origin } = new URL(chosen.data);
  const samples = isRealOrigin(origin) ? placeholdersOf(business, reviews.list) : [];
  if (samples.length > 0 && process.env.PLACEHOLDERS !== "allow") throw new Error(samplesFault(samples, origin));
  const { images, isOldImage, photos, isOldPhoto } = await import("../app/images/images");
  const hasOldImages = images.some(isOldImage) || photos.some(isOldPhoto);
  return { origin, samples: samples.join(", "), hasOldImages, needs };
}

function samplesFault(samples: string[], origin: string): string {
  const fault = `app/content: é de exemplo: ${samples.join(", ")}. ${origin} é de verdade: troque cada um pelo seu.`;
  if (!samples.includes("reviews")) return fault;
  const lines = joined(
    linesWith("app/content/reviews.ts", (line) => /^(?!\s*[/*]).*\bsample: true/.test(line)).map(String),
    "e",
  );
  return `${fault} Em reviews.ts, apague sample: true (linha ${lines}) de cada avaliação que já é de verdade.`;
}

/** @returns the routes that the content needs, for route-check.ts */
async function checkFiles(): Promise<RouteNeeds> {
  const unreadable = Object.keys(files).map(savingFault).find(Boolean);
  if (unreadable) throw new Error(unreadable);
  const loaded = await loadFiles();
  const copy = copyFault(loaded);
  if (copy) throw new Error(copy);
  // The content of files that load comes first: its fault may be why another file does not load.
  const fault = contentFaults(loaded).join("\n") || loaded.faults[0];
  if (fault) throw new Error(fault);
  const content = loaded.content as unknown as Content;
  const lost = lostContentFault(content, loaded);
  if (lost) throw new Error(lost);
  return {
    pages: Object.entries(content.pages).map(([name, { path }]) => ({
      name,
      path,
      place: placeOf(["pages", name, "path"], loaded),
    })),
    links: linksToRoutes(content).map(({ to, ...issue }) => ({
      to,
      fault: faultOf(issue as unknown as Issue, loaded) ?? "",
    })),
  };
}

/** @returns which file of a page has lost the content that its route shows */
function lostContentFault({ pages }: Content, { content, exportsOf }: LoadedFiles): string | undefined {
  for (const name of Object.keys(pages)) {
    const file = Object.keys(exportsOf).find((file) => exportName(file) === name);
    if (file && !(name in content))
      return `${file}: ${name} está faltando, e uma página mostra esse conteúdo. Exemplo: export const ${name}.`;
  }
}

/** @returns why a file has no text that can be read */
function savingFault(file: string): string | undefined {
  const text = readFileSync(file, "utf8");
  const encoding = "salve como UTF-8. Exemplo: no Bloco de Notas, Salvar como, Codificação: UTF-8.";
  if (text.trim() === "") return `${file}: está vazio: traga de volta o que estava nele. Exemplo: Ctrl e Z no editor.`;
  // UTF-16 has a null byte beside each ASCII character.
  if (text.includes("\0")) return `${file}: foi salvo em outro formato: ${encoding}`;
  const line = text.split("\n").findIndex((line) => line.includes("\ufffd")) + 1;
  if (line > 0) return `${file}, linha ${line}: tem uma letra estragada: corrija-a, e ${encoding}`;
}

interface LoadedFiles {
  /** All exports, by name. */
  content: Record<PropertyKey, unknown>;
  /** The names of the exports of each file that could be loaded. */
  exportsOf: Record<string, string[]>;
  /** Why other files could not be loaded. */
  faults: string[];
}

async function loadFiles(): Promise<LoadedFiles> {
  const loaded: LoadedFiles = { content: {}, exportsOf: {}, faults: [] };
  for (const [file, load] of Object.entries(files)) {
    try {
      const exports = await load();
      loaded.exportsOf[file] = Object.keys(exports);
      Object.assign(loaded.content, exports);
    } catch (error) {
      loaded.faults.push(loadingFault(error as Error, file));
    }
  }
  return loaded;
}

/** @returns why a file cannot be loaded: a syntax error has esbuild's location, a runtime error has a stack */
function loadingFault(error: Error & { loc?: { file: string; line: number; lineText: string } }, file: string): string {
  const { loc, message, stack } = error;
  const [, missing] = /Failed to load url (\S+)/.exec(message) ?? [];
  if (missing)
    return `${file}: usa ${missing}, que falta: traga esse arquivo de volta. Exemplo: ./business é business.ts.`;
  const path = /(app[\\/]content[\\/][^\\/:]+\.ts):(\d+)/;
  const [, name = file, line] = path.exec(loc ? `${loc.file}:${loc.line}` : `${stack}`) ?? [];
  const place = line ? `${name}, linha ${line}` : name;
  const [, twice] = /Duplicate key "(.+?)"/.exec(message) ?? [];
  if (twice) return `${place}: ${twice} está duas vezes: apague uma, ou troque o nome. Exemplo: olinda.`;
  return loc
    ? `${place}: falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima: «${loc.lineText.trim()}». Exemplo: hours: "24 horas",`
    : `${place}: usa um nome que não existe ou foi apagado: confira letra por letra (${message}). Exemplo: \${arrival}.`;
}

/** @returns which file is a copy, if two have an export of the same name, and what to do with the copy */
function copyFault({ content, exportsOf }: LoadedFiles): string | undefined {
  for (const name of Object.keys(content)) {
    const same = Object.keys(exportsOf).filter((file) => exportsOf[file]?.includes(name));
    // The original has the name of its export, or a shorter name than "notices - Copia.ts".
    const original = same.find((file) => exportName(file) === name) ?? same.reduce(shorter);
    const copy = same.find((file) => file !== original);
    if (!copy) continue;
    const sentence = `${copy}: é uma cópia de ${original}, e só esse o site usa: leve a cópia para outra pasta`;
    if (!("page" in Object(content[name]))) return `${sentence}. Exemplo: Documentos.`;
    return `${sentence}; se ela é uma página nova, troque ${name} depois de export const. Exemplo: export const ${exportName(copy)}.`;
  }
}

function shorter(one: string, other: string): string {
  return other.length < one.length ? other : one;
}

/** @returns the name that an export has in a file, in camel case: `home24h` in home-24h.ts */
function exportName(file: string): string {
  const [first = "", ...others] = basename(file, ".ts").split(/[^\p{L}\d]+/u);
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** @returns a sentence for each fault of the content */
function contentFaults(loaded: LoadedFiles): string[] {
  return findIssues(loaded.content).flatMap((issue) => faultOf(issue, loaded) ?? []);
}

/** @returns a sentence for an issue, or nothing for an export that is missing because its file could not be loaded */
function faultOf(issue: Issue, loaded: LoadedFiles): string | undefined {
  const file = fileOf(issue.path, loaded);
  if (!file && loaded.faults.length > 0) return;
  return `${file ?? "app/content"}${sentence(issue, loaded.content, file)}`;
}

function fileOf([name = ""]: PropertyKey[], { exportsOf }: LoadedFiles): string | undefined {
  const files = Object.keys(exportsOf);
  return (
    files.find((file) => exportsOf[file]?.includes(String(name))) ?? files.find((file) => exportName(file) === name)
  );
}

/** @returns file and line of a value */
function placeOf(path: PropertyKey[], loaded: LoadedFiles): string {
  const file = fileOf(path, loaded) ?? "app/content";
  const value = path.reduce<unknown>((part, key) => Object(part)[key], loaded.content);
  return file + lineOf(file, String(path.at(-1)), value);
}

type Issue = ReturnType<typeof findIssues>[number];

/** @returns where in a file the fault is, what is wrong, and the value */
function sentence({ path, message, ...issue }: Issue, content: LoadedFiles["content"], file?: string): string {
  const value = path.reduce<unknown>((part, key) => Object(part)[key], content);
  const [name, ...inside] = path;
  const steps = inside.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key)));
  const shown = ["object", "undefined"].includes(typeof value) ? "" : ` No arquivo está ${quoted(value)}.`;
  // A field that is missing has no line, but the group around it has one.
  const named = value === undefined ? path.slice(0, -1) : path;
  const fieldName = "keys" in issue ? issue.keys[0] : named.filter((key) => typeof key !== "number").at(-1);
  const line = file && fieldName ? lineOf(file, String(fieldName), value) : "";
  return `${line}: ${steps.join(", ") || String(name)} ${message.replace(/\.?$/, ".")}${shown}`;
}

/** Shows invisible characters, which come along with numbers that are copied from a chat or a PDF. */
function quoted(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/\p{Cf}|[^\S ]/gu, code);
}

/** @returns ", linha " and a number, if only one line has the field's name and value, or one of them */
function lineOf(file: string, name: string, value: unknown): string {
  const withValue = linesWith(file, (line) => Object(value) !== value && line.includes(String(value)));
  const withName = linesWith(file, (line) => new RegExp(`\\b${name}\\b.*:`).test(line));
  const both = withValue.filter((number) => withName.includes(number));
  const [line] = [both, withValue, withName].find(({ length }) => length === 1) ?? [];
  return line ? `, linha ${line}` : "";
}

/** @returns the numbers of a file's lines that pass a test, from 1 */
function linesWith(file: string, test: (line: string) => boolean): number[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => (test(line) ? index + 1 : []));
}
