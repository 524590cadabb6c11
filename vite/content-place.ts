import { readFileSync } from "node:fs";
import { exportName, type LoadedFiles } from "./content-files";

/* Makes a sentence for the owner of an issue that a rule has found: file, line, field, what is wrong. */

/** What is wrong with the value at a path, in the form of zod's issues. `keys` are fields that this value should not have. */
export interface Issue {
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** @returns a sentence for an issue, or nothing for an export that is missing because its file could not be loaded */
export function faultOf(issue: Issue, loaded: LoadedFiles): string | undefined {
  const file = fileOf(issue.path, loaded);
  if (!file && loaded.faults.length > 0) return;
  return `${file ?? "app/content"}${sentence(issue, loaded.content, file)}`;
}

/**
 * - a wrong value: `, linha 17: arrivalMinutes deve ser 5 ou mais. No arquivo está 2.`
 * - a missing field, with the line of its group: `, linha 11: address, city está faltando: …`
 * - an unknown field, with its own line: `, linha 11: address o site não conhece o campo cidade: …`
 *
 * @returns line, field, rule and value
 */
function sentence({ path, message, keys }: Issue, content: LoadedFiles["content"], file?: string): string {
  const value = valueAt(path, content);
  const unknownField = keys?.[0];
  const pathInFile = value === undefined ? path.slice(0, -1) : path; // instead of a missing field, the group around it
  const nameInFile = unknownField ?? lastName(pathInFile);
  const line = file && nameInFile ? lineOf(file, nameInFile, value) : "";
  const found = ["object", "undefined"].includes(typeof value) ? "" : ` No arquivo está ${quoted(value)}.`;
  return `${line}: ${fieldName(path)} ${message.replace(/\.?$/, ".")}${found}`;
}

/** @returns the field as the owner reads it: "arrivalMinutes" of business, "cards, 2º da lista, title" of car */
function fieldName([name, ...inside]: PropertyKey[]): string {
  const steps = inside.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key)));
  return steps.join(", ") || String(name);
}

/** @returns the name to look for in a file: that of the innermost field, or, in a list, of the list */
function lastName(path: PropertyKey[]): string | undefined {
  return path.filter((key) => typeof key === "string").at(-1);
}

/** @returns file and line of a value */
export function placeOf(path: PropertyKey[], loaded: LoadedFiles): string {
  const file = fileOf(path, loaded);
  const value = valueAt(path, loaded.content);
  return file ? file + lineOf(file, String(path.at(-1)), value) : "app/content";
}

/** @returns undefined if a part of the path is missing */
function valueAt(path: PropertyKey[], content: LoadedFiles["content"]): unknown {
  return path.reduce<unknown>((part, key) => Object(part)[key], content);
}

function fileOf([name = ""]: PropertyKey[], { exportsOf }: LoadedFiles): string | undefined {
  const files = Object.keys(exportsOf);
  return (
    files.find((file) => exportsOf[file]?.includes(String(name))) ?? files.find((file) => exportName(file) === name)
  );
}

/** Makes invisible characters visible. Numbers that were copied from a chat or a PDF often have some. */
function quoted(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/\p{Cf}|[^\S ]/gu, code);
}

/** @returns ", linha " and the only line with name and value, else the only one with the value, else the only one with the name */
function lineOf(file: string, name: string, value: unknown): string {
  const isWritten = value !== undefined && typeof value !== "object"; // a value on one line
  const withValue = isWritten ? linesWith(file, (line) => line.includes(String(value))) : [];
  const withName = linesWith(file, (line) => new RegExp(`\\b${name}\\b.*:`).test(line));
  const both = withValue.filter((number) => withName.includes(number));
  const [line] = [both, withValue, withName].find(({ length }) => length === 1) ?? [];
  return line ? `, linha ${line}` : "";
}

/** @returns the numbers of a file's lines that pass a test, from 1 */
export function linesWith(file: string, test: (line: string) => boolean): number[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => (test(line) ? index + 1 : []));
}
