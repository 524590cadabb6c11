import { existsSync, readFileSync } from "node:fs";
import { isWithheld } from "./site-cache";

const LINKS = /\s(?:href|src|srcset)="([^"]*)"/gi;
const IDS = /\sid="([^"]*)"/gi;
const REFERENCES = /\s(?:aria-(?:controls|describedby|labelledby)|for|popovertarget)="([^"]*)"/gi;

/**
 * @param documents finished HTML documents by their paths
 * @param isRoute whether a route of the site matches a path
 * @returns a sentence in Portuguese for each link of the documents that leads to no document, route or file, or to a part that its
 *   document or picture does not have, for each id that a document has twice, and for each reference to one that it does not have
 */
export function brokenLinks(documents: ReadonlyMap<string, string>, isRoute: (path: string) => boolean): string[] {
  const sentences: string[] = [];
  for (const [path, html] of documents) {
    const here = new URL(`https://site.invalid${path}`);
    for (const link of valuesOf(html, LINKS).flatMap((value) => value.split(/,\s+/))) {
      const { origin, pathname, hash } = new URL(link.split(" ")[0] ?? "", here);
      if (origin !== here.origin) continue;
      const file = fileOf(pathname);
      const text = documents.get(pathname) ?? (file?.endsWith(".svg") ? readFileSync(file, "utf8") : undefined);
      if (text === undefined && !file && !isRoute(pathname))
        sentences.push(`A página ${path} tem um link para ${link}, que não existe. Exemplo: pages.car.path.`);
      if (text !== undefined && hash && !hasId(text, decodeURIComponent(hash.slice(1))))
        sentences.push(`A página ${path} tem um link para ${link}, mas nada ali se chama ${hash}.`);
    }
    const ids = valuesOf(html, IDS);
    for (const id of ids.filter((id, index) => ids.indexOf(id) < index))
      sentences.push(`A página ${path} tem duas partes que se chamam #${id}.`);
    for (const id of valuesOf(html, REFERENCES).flatMap((value) => value.split(" ")))
      if (!hasId(html, id)) sentences.push(`A página ${path} cita a parte #${id}, que ela não tem.`);
  }
  return sentences;
}

function valuesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = ""]) => value.replaceAll("&amp;", "&"));
}

function hasId(text: string, id: string): boolean {
  return text.includes(` id="${id}"`);
}

/** @returns the file that the server sends for a path, if there is one */
function fileOf(path: string): string | undefined {
  const name = decodeURIComponent(path);
  return [`public${name}`, name.replace(/^\/build/, "build/client")].find(
    (file) => /\.\w+$/.test(file) && !isWithheld(file) && existsSync(file),
  );
}
