import { contentError } from "./check-content";
import type { Page, Path } from "./types";

/**
 * Checks that every page has a path of its own and a preview picture.
 *
 * @param pages by their names in pages.ts
 * @param hasFile whether public/ has the file of this path
 * @throws Error with one sentence that names file and field.
 */
export function checkPages(pages: Record<string, Page>, hasFile: (path: Path) => boolean): void {
  const names = new Map<Path, string>();
  for (const [name, { path, preview }] of Object.entries(pages)) {
    const other = names.get(path);
    if (other) {
      throw contentError(FILE, ["pages", name, "path"], `must be another than that of pages.${other}`, path);
    }
    names.set(path, name);
    if (!hasFile(preview.image)) {
      throw new Error(
        `${FILE}: pages.${name}.preview.image names a file that public/ does not have: "${preview.image}"; npm run images paints it.`,
      );
    }
  }
}

/**
 * Checks that every link within the site leads to a page and, with a fragment, to a section.
 *
 * @param file the name of the content in the message, such as `app/content/footer.ts`
 * @param content any exported value; its fields `to` are links within the site
 * @param paths of every page
 * @param ids of the sections that links may lead to
 * @throws Error with one sentence that names file and field.
 */
export function checkLinks(
  file: string,
  content: unknown,
  paths: readonly string[],
  ids: readonly string[],
  at: readonly string[] = [],
): void {
  if (typeof content !== "object" || content === null) return;
  for (const [field, value] of Object.entries(content)) {
    if (field === "to") {
      const [path = "", id] = String(value).split("#");
      if (!paths.includes(path) || (id !== undefined && !ids.includes(id))) {
        throw contentError(
          file,
          [...at, field],
          `must be the path of a page (${paths.join(", ")}), perhaps with one of its sections (#${ids.join(", #")})`,
          value,
        );
      }
    }
    checkLinks(file, value, paths, ids, [...at, field]);
  }
}

const FILE = "app/content/pages.ts";
