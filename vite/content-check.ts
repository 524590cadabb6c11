import { readFileSync } from "node:fs";
import * as field from "../app/content/rules/fields.server";
import { findIssues } from "../app/content/rules/schema.server";
import { isRealOrigin, placeholdersOf } from "./placeholders";

const modules = import.meta.glob<Record<string, unknown>>("../app/content/*.ts");

const COPY =
  "é uma página nova? Troque o nome depois de export const; senão, apague o arquivo. Exemplo: export const olinda.";

/** Checked while this module is imported: afterwards Vite's `runnerImport` can load no content any more. */
export const report = await check(process.env.SITE_URL);

/**
 * @returns the origin to build for, without a trailing slash, whether images are out of date, and the samples of a demo
 * @throws Error in Portuguese with one line per fault: file, line, field, what is wrong, example
 */
async function check(siteUrl?: string) {
  await checkFiles();
  const { business } = await import("../app/content/business");
  const { reviews } = await import("../app/content/reviews");
  const chosen = field.origin.safeParse(siteUrl || business.origin);
  if (!chosen.success) throw new Error(`SITE_URL ${chosen.error.issues[0]?.message} Está "${siteUrl}".`);
  const { origin } = new URL(chosen.data);
  const samples = isRealOrigin(origin) ? placeholdersOf(business, reviews.list).join(", ") : "";
  if (samples && process.env.PLACEHOLDERS !== "allow")
    throw new Error(`app/content: é de exemplo: ${samples}. ${origin} é de verdade: troque cada um pelo seu.`);
  const { images, isOldImage, photos, isOldPhoto } = await import("../app/images/images");
  return { origin, samples, hasOldImages: images.some(isOldImage) || photos.some(isOldPhoto) };
}

async function checkFiles(): Promise<void> {
  const content: Record<string, unknown> = {};
  const files: Record<PropertyKey, string> = {};
  const unread: string[] = [];
  const copies: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    const file = path.replace("../", "");
    try {
      const exports = await load();
      for (const name of Object.keys(exports)) {
        if (files[name]) copies.push(`${file}: ${name} está também em ${files[name]}: ${COPY}`);
        files[name] = file;
      }
      Object.assign(content, exports);
    } catch (error) {
      unread.push(readingFault(error as Error, file));
    }
  }
  const sentences = findIssues(content).flatMap(({ path, message, ...issue }) => {
    const [name = "", ...inside] = path;
    // An export whose file has not loaded is not missing.
    if (unread.length > 0 && !(name in content)) return [];
    const value = path.reduce<unknown>((part, key) => Object(part)[key], content);
    const shown = ["object", "undefined"].includes(typeof value) ? "" : ` No arquivo está ${quoted(value)}.`;
    const steps = inside.map((key) => (/^\d+$/.test(String(key)) ? `${Number(key) + 1}º da lista` : String(key)));
    const fieldName = "keys" in issue ? issue.keys[0] : path.filter((key) => !/^\d+$/.test(String(key))).at(-1);
    const place = (files[name] ?? "app/content") + lineOf(files[name], String(fieldName), value);
    return `${place}: ${steps.join(", ") || String(name)} ${message.replace(/\.?$/, ".")}${shown}`;
  });
  // Of a copy and its original only one has been checked. A fault in a file that loads may be why another one does not.
  const fault = copies[0] || sentences.join("\n") || unread[0];
  if (fault) throw new Error(fault);
}

/** @returns why a file cannot be loaded: a syntax error has esbuild's location, a runtime error has a stack */
function readingFault(error: Error & { loc?: { file: string; line: number; lineText: string } }, file: string): string {
  const { loc, message, stack } = error;
  const path = /(app[\\/]content[\\/][\w.-]+\.ts):(\d+)/;
  const [, name = file, line = "?"] = path.exec(loc ? `${loc.file}:${loc.line}` : `${stack}`) ?? [];
  const place = `${name}, linha ${line}`;
  const [, twice] = /Duplicate key "(.+?)"/.exec(message) ?? [];
  if (twice) return `${place}: ${twice} está duas vezes: apague uma, ou troque o nome. Exemplo: olinda.`;
  return loc
    ? `${place}: falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima: «${loc.lineText.trim()}». Exemplo: hours: "24 horas",`
    : `${place}: usa um nome que não existe ou foi apagado: confira letra por letra (${message}). Exemplo: \${arrival}.`;
}

/** Shows invisible characters, which come along with numbers that are copied from a chat or a PDF. */
function quoted(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/\p{Cf}|[^\S ]/gu, code);
}

/** @returns ", linha " and a number, if only one line has the field's name and value, or one of them */
function lineOf(file: string | undefined, name: string, value: unknown): string {
  const lines = file ? readFileSync(file, "utf8").split("\n") : [];
  const numbers = (test: (line: string) => boolean) => lines.flatMap((line, index) => (test(line) ? index + 1 : []));
  const withValue = numbers((line) => Object(value) !== value && line.includes(String(value)));
  const withName = numbers((line) => new RegExp(`\\b${name}\\b.*:`).test(line));
  const both = withValue.filter((number) => withName.includes(number));
  const [line] = [both, withValue, withName].find(({ length }) => length === 1) ?? [];
  return line ? `, linha ${line}` : "";
}
