import { micromark } from "micromark";

/** The Markdown files of this folder. Vite puts their text into the server's build, so the image needs no other file. */
const files = import.meta.glob<string>("./*.md", { eager: true, query: "?raw", import: "default" });

/** @returns the post in `name`.md: its first line is the title, its second paragraph the description */
export function findPost(name: string) {
  const text = files[`./${name}.md`];
  if (text === undefined) return undefined;
  const [heading = "", description = ""] = text.split(/\r?\n\r?\n/);
  return { name, title: heading.replace("# ", ""), description, html: micromark(text) };
}
