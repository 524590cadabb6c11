import { readFileSync } from "node:fs";
import type { Issue } from "../app/content/rules/between-files.server";
import { exportName, type LoadedFiles } from "./content-files";

/* Turns an issue that a rule has found into a sentence for the owner: file, line, field, what is wrong. */

/** @returns a sentence for an issue, or nothing if the export is missing because its file could not be loaded */
export function faultOf(issue: Issue, loaded: LoadedFiles): string | undefined {
  const file = fileOf(issue.path, loaded);
  if (!file && loaded.faults.length > 0) return;
  return `${file ?? "app/content"}${sentence(issue, loaded.content, file)}`;
}

/**
 * | What the file has        | The sentence                                                              |
 * |--------------------------|---------------------------------------------------------------------------|
 * | a wrong value            | , linha 17: arrivalMinutes deve ser 5 ou mais. No arquivo está 2.         |
 * | a group without a field  | , linha 11: address, city está faltando: …                                |
 * | an unknown field         | , linha 12: address o site não conhece o campo cidade: …                  |
 */
function sentence(issue: Issue, content: LoadedFiles["content"], file?: string): string {
  const value = valueAt(issue.path, content);
  const name = nameInFile(issue, value);
  const line = file && name ? lineOf(file, name, value) : "";
  const rule = issue.message.replace(/\.?$/, ".");
  const isOnOneLine = !["object", "undefined"].includes(typeof value);
  const found = isOnOneLine ? ` No arquivo está ${quoted(value)}.` : "";
  return `${line}: ${fieldName(issue.path)} ${rule}${found}`;
}

/** @returns the name on the line that the owner must look at: the unknown field, the missing field's group, or else the value's field */
function nameInFile({ path, keys }: Issue, value: unknown): string | undefined {
  if (keys) return keys[0];
  if (value === undefined) return lastName(path.slice(0, -1));
  return lastName(path);
}

/** @returns the field as the owner reads it: "arrivalMinutes" of business, "cards, 2º da lista, title" of car */
function fieldName([name, ...inside]: PropertyKey[]): string {
  const steps = inside.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key)));
  return steps.join(", ") || String(name);
}

/** @returns the innermost name in a path: list entries have no name */
function lastName(path: PropertyKey[]): string | undefined {
  return path.filter((key) => typeof key === "string").at(-1);
}

/** @returns the file and line of a value */
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

/** Makes invisible characters visible. Numbers copied from a chat or a PDF often contain some. */
function quoted(value: unknown): string {
  const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/\p{Cf}|[^\S ]/gu, code);
}

/**
 * Guesses a line by its text, because values do not know where they are written. If several lines match, it names none.
 *
 * @returns ", linha " and a number: the only line with both name and value, or else with the value, or else with the name
 */
function lineOf(file: string, name: string, value: unknown): string {
  const isWritten = value !== undefined && typeof value !== "object"; // a value on one line
  const withValue = isWritten ? linesWith(file, (line) => line.includes(String(value))) : [];
  const withName = linesWith(file, (line) => new RegExp(`\\b${name}\\b.*:`).test(line));
  const both = withValue.filter((number) => withName.includes(number));
  const [line] = [both, withValue, withName].find(({ length }) => length === 1) ?? [];
  return line ? `, linha ${line}` : "";
}

/** @returns the numbers of the lines that pass a test, counted from 1 */
export function linesWith(file: string, test: (line: string) => boolean): number[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => (test(line) ? index + 1 : []));
}
