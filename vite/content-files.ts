import { readFileSync } from "node:fs";
import { basename } from "node:path";

/* Loads the files in app/content, and finds faults that prevent a file's content from being checked. A fault is a Portuguese sentence. */

/** The function that loads each file. Keys are paths in the repository. */
export const files = Object.fromEntries(
  Object.entries(import.meta.glob<Record<string, unknown>>("../app/content/*.ts")).map(([path, load]) => [
    path.replace("../", ""),
    load,
  ]),
);

export interface LoadedFiles {
  /** All exports, by name. */
  content: Record<PropertyKey, unknown>;
  /** The export names of each file that loaded. */
  exportsOf: Record<string, string[]>;
  /** Why the other files did not load. */
  faults: string[];
}

export async function loadFiles(): Promise<LoadedFiles> {
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

/** @returns why a file has no readable text */
export function savingFault(file: string): string | undefined {
  const text = readFileSync(file, "utf8");
  const encoding = "salve como UTF-8. Exemplo: no Bloco de Notas, Salvar como, Codificação: UTF-8.";
  if (text.trim() === "") return `${file}: está vazio: traga de volta o que estava nele. Exemplo: Ctrl e Z no editor.`;
  // UTF-16 has a null byte beside each ASCII character.
  if (text.includes("\0")) return `${file}: foi salvo em outro formato: ${encoding}`;
  const line = text.split("\n").findIndex((line) => line.includes("\ufffd")) + 1;
  if (line > 0) return `${file}, linha ${line}: tem uma letra estragada: corrija-a, e ${encoding}`;
}

/** Error messages from Vite and esbuild. content-check.test.ts fails if their wording changes. */
const missingFile = /Failed to load url (\S+)/;
const duplicateKey = /Duplicate key "(.+?)"/;

/** @returns why a file cannot be loaded. A syntax error has esbuild's location; a runtime error has a stack. */
function loadingFault(error: Error & { loc?: { file: string; line: number; lineText: string } }, file: string): string {
  const { loc, message, stack } = error;
  const [, missing] = missingFile.exec(message) ?? [];
  if (missing)
    return `${file}: usa ${missing}, que falta: traga esse arquivo de volta. Exemplo: ./business é business.ts.`;
  const path = /(app[\\/]content[\\/][^\\/:]+\.ts):(\d+)/;
  const found = path.exec(loc ? `${loc.file}:${loc.line}` : `${stack}`);
  const place = found ? `${found[1]}, linha ${found[2]}` : file;
  const [, twice] = duplicateKey.exec(message) ?? [];
  if (twice) return `${place}: ${twice} está duas vezes: apague uma, ou troque o nome. Exemplo: olinda.`;
  return loc
    ? `${place}: falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima: «${loc.lineText.trim()}». Exemplo: hours: "24 horas",`
    : `${place}: usa um nome que não existe ou foi apagado: confira letra por letra (${message}). Exemplo: \${arrival}.`;
}

/** @returns which file is a copy, if two export the same name, and what to do with the copy */
export function copyFault({ content, exportsOf }: LoadedFiles): string | undefined {
  for (const name of Object.keys(content)) {
    const same = Object.keys(exportsOf).filter((file) => exportsOf[file]?.includes(name));
    // The original is named after its export, or has the shorter name: failures.ts, not "failures - Copia.ts".
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

/** @returns the export name that matches a file name, in camel case: `home24h` for home-24h.ts */
export function exportName(file: string): string {
  const [first = "", ...others] = basename(file, ".ts").split(/[^\p{L}\d]+/u);
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
