import { micromark } from "micromark";

/** The Markdown files of this folder, such as 2026-11-29-porta-bateu.md. Vite puts their text into the server's build. */
const files = import.meta.glob<string>("./*.md", { eager: true, query: "?raw", import: "default" });

/** Newest first. The first line of a file is the title, its second paragraph the description. */
export const posts = Object.entries(files)
  .map(([path, text]) => {
    const [, updated, name] = /(\d{4}-\d\d-\d\d)-([a-z0-9-]+)\.md$/.exec(path) ?? [];
    const [heading, description] = text.split(/\r?\n\r?\n/);
    if (!updated || !name || !heading?.startsWith("# ") || !description)
      throw new Error(
        `app/posts/${path}: a name such as 2026-11-29-porta-bateu.md, a title after "# ", and a description`,
      );
    return { name, updated, title: heading.replace("# ", ""), description, html: micromark(text) };
  })
  .sort((one, other) => other.updated.localeCompare(one.updated));
