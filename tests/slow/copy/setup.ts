import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";
import { photoWidths } from "~/components/photo";
import { cropPhoto } from "../../../scripts/lib/photos.mjs";
import { buildSite, copySite } from "../../tools/site-copy";
import { other, otherReviews } from "./other-owner";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a built copy of the site, with another owner's content, added routes, and the examples of docs/recipes.md. */
    copy: string;
  }
}

/**
 * Runs once before the tests of this folder, because one build is enough for all of them. The copy differs from the site in these points:
 *
 * - facts and reviews of another owner (other-owner.ts), who has photos, and a preview image without words
 * - the number 192 in each running text, because each must become a link
 * - the routes of tests/slow/copy/added
 * - the examples of docs/recipes.md, with the notices in root.tsx
 *
 * @returns a function that removes the copy
 */
export default async function buildCopy({ provide }: TestProject): Promise<() => void> {
  const folder = copySite("tests", "scripts", "vitest.config.ts");
  // A file that a developer has made from an example is not overwritten.
  cpSync("tests/examples/app", join(folder, "app"), { recursive: true, force: false });
  // Routes as a developer might add them, with names that nobody would choose.
  cpSync("tests/slow/copy/added", join(folder, "app"), { recursive: true });
  for (const [name, content] of Object.entries({ ...otherContent, "root.tsx": rootWithNotices() })) {
    const file = join(folder, "app", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await buildSite(folder);
  provide("copy", folder);
  return () => rmSync(folder, { recursive: true });
}

/** Adds the notices as docs/recipes.md describes. */
function rootWithNotices(): string {
  const root = readFileSync("app/root.tsx", "utf8");
  if (root.includes("<Notice")) return root;
  const withNotices = root
    .replace("<main id", "<Notices />\n      <main id")
    .replace(/^import /, 'import { Notices } from "~/components/notices";\n$&');
  if (!withNotices.includes("<Notices />"))
    throw new Error("app/root.tsx has no <main id …> any more: correct rootWithNotices");
  return withNotices;
}

/**
 * @returns a content file with a photo in one of its groups, and with 192 in each running text. The lines that it appends are, for example,
 *   `home.questions.photo = {…}; addNumber(home);`
 */
function withPhotoAndNumber(file: string, name: string, group = name) {
  const text = readFileSync(`app/content/${file}`, "utf8");
  const photo = `{ file: "equipe.jpg", alt: "A equipe diante da loja" }`;
  return `import { addNumber } from "../utils/add-number";\n${text}\n${group}.photo = ${photo};\naddNumber(${name});`;
}

const picture = sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#777" } });
const photos = await cropPhoto(await picture.jpeg().toBuffer(), "equipe.jpg", photoWidths);

/** The other owner serves other cities, and the preview image of this owner's car page has no words. */
const otherPages = [
  readFileSync("app/content/pages.ts", "utf8"),
  "for (const page of Object.values(pages)) delete page.city;",
  "delete pages.car.preview.words;",
  "delete pages.car.preview.highlight;",
].join("\n");

/** The content files, and the files of a photo. Keys are paths in app/. */
export const otherContent = {
  "content/business.ts": `export const business = ${JSON.stringify(other)};`,
  "content/reviews.ts": `export const reviews = ${JSON.stringify(otherReviews)};`,
  "content/pages.ts": otherPages,
  "content/car.ts": withPhotoAndNumber("car.ts", "car"),
  "content/home.ts": withPhotoAndNumber("home.ts", "home", "home.questions"),
  "content/home-24h.ts": withPhotoAndNumber("home-24h.ts", "home24h", "home24h.questions"),
  ...Object.fromEntries(photos.map(([name, content]) => [`cropped-photos/${name}`, content])),
};
