import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Highlighted } from "~/components/highlighted";
import { Wordmark } from "~/components/wordmark";
import { badges } from "~/content/badges";
import { pages } from "~/content/pages";
import type { Page, Path } from "~/content/types";
import { Keyhole } from "~/illustrations/keyhole";
import { Logo } from "~/illustrations/logo";
import { scenes } from "~/illustrations/scenes";
import { previewSize } from "~/seo/meta";
import { previewPath } from "~/seo/site";
import { colors } from "~/styles/colors";
import hashes from "./image-hashes.json";

/* Runs only in scripts/images.mjs and the content check. The site uses only image-hashes.json from this folder. */

/** An image that scripts/images.mjs writes: an SVG as it is, anything else captured in Chromium. */
interface GeneratedImage {
  /** Path in public/, which is also the URL path. The extension is the format. */
  path: Path;
  /** Pixels. */
  width: number;
  height: number;
  /** The body of the document to paint, or the SVG. */
  markup: string;
}

const square = (size: number) => ({ width: size, height: size });

const icon = <Logo className="h-auto w-screen" />;

/** Phones mask this icon, so its background reaches the corners. */
const filledIcon = <div className="h-screen bg-lamp">{icon}</div>;

export const images: readonly GeneratedImage[] = [
  ...Object.values(pages).map(preview),
  image("/favicon.ico", square(48), icon),
  image("/icon-192.png", square(192), icon),
  image("/icon-512.png", square(512), icon),
  image("/icon-512-maskable.png", square(512), filledIcon),
  image("/apple-touch-icon.png", square(180), filledIcon),
  { path: "/icon.svg", ...square(100), markup: iconSvg() }, // the size of an SVG does not matter
];

const contents = import.meta.glob("../content/*.ts", { eager: true });

/** The files in photos/ that app/content names: every `file` field names one. */
export const photos = filesIn(contents);

function filesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, part]) => (field === "file" ? [part] : filesIn(part)));
}

/** @returns the scalable icon, as a standalone file */
function iconSvg(): string {
  const svg = renderToStaticMarkup(<Logo plate={colors.lamp} keyhole={colors.night} />);
  return `${svg.replace('aria-hidden="true"', 'xmlns="http://www.w3.org/2000/svg"')}\n`;
}

/** Short hashes. Keys are paths of images and names of photos. scripts/images.mjs writes them. */
interface Hashes {
  /** Hashes of what each image was drawn from. */
  inputs: Record<string, string>;
  /** Hashes of the written files. A preview image's URL contains its hash. */
  files: Record<string, string>;
  /** Hashes of the originals in photos/. */
  photos: Record<string, string>;
}

const recorded: Hashes = hashes;

/** Replaces the `inputs` hash of an image that the owner had made. */
const OWN = "own";

/**
 * | in public/                                        | state      |
 * |---------------------------------------------------|------------|
 * | the recorded file, drawn from current inputs      | `current`  |
 * | the recorded file, drawn from other inputs        | `outdated` |
 * | another file, or one that is recorded as `own`    | `own`      |
 * | no file                                           | `outdated` |
 *
 * @returns the state of an image. scripts/images.mjs never draws over one that is the owner's own.
 */
export function stateOf(image: GeneratedImage): "current" | "outdated" | "own" {
  const { path } = image;
  if (!existsSync(`public${path}`)) return "outdated";
  const isRecordedFile = recorded.files[path] === fileHash(path);
  if (!isRecordedFile || recorded.inputs[path] === OWN) return "own";
  return recorded.inputs[path] === inputsHash(image) ? "current" : "outdated";
}

/** Call this after the images are written. @param own the images that were kept because they are the owner's own */
export function currentHashes(own: readonly GeneratedImage[]): Hashes {
  const ofImages = (hash: (image: GeneratedImage) => string) =>
    Object.fromEntries(images.map((image) => [image.path, hash(image)]));
  return {
    inputs: ofImages((image) => (own.includes(image) ? OWN : inputsHash(image))),
    files: ofImages(({ path }) => fileHash(path)),
    photos: Object.fromEntries(photos.map((photo) => [photo, photoHash(photo)])),
  };
}

/**
 * Of the site's styles, only the tokens in drawings count, because all others change too often. Add any new token of a drawing here.
 *
 * @returns a short hash of an image's markup, size, font, styles and tokens
 */
function inputsHash({ markup, width, height }: GeneratedImage): string {
  const tokens = ["app.css", "art.css"].flatMap(
    (file) =>
      readFileSync(`app/styles/${file}`, "utf8").match(
        /^ *--(color|lamp|ray|halo|light-(height|edge|start|cone))\b.*$/gm,
      ) ?? [],
  );
  const styles = readFileSync("app/images/images.css", "utf8").replace(/\s+/g, " "); // line endings differ on Windows
  const font = readFileSync("app/styles/figtree.woff2", "base64");
  return shortHash([markup, width, height, ...tokens, styles, font].join("\n"));
}

function fileHash(path: Path): string {
  return shortHash(readFileSync(`public${path}`));
}

function photoHash(photo: string): string {
  return shortHash(readFileSync(`photos/${photo}`));
}

/** @returns whether a file in photos/ has changed since it was cropped. If the original is missing, the crop counts as up to date. */
export function isOldPhoto(photo: string): boolean {
  return existsSync(`photos/${photo}`) && recorded.photos[photo] !== photoHash(photo);
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

function preview({ path, scene, preview: { words, highlight } }: Page): GeneratedImage {
  const isNight = scene === "night"; // the class `dark` makes the light pale (app.css)
  return image(
    previewPath({ path }),
    previewSize,
    <div className={`preview relative h-screen overflow-hidden text-white ${isNight ? "dark bg-night" : "bg-page"}`}>
      <div className="absolute inset-x-0 top-0 bottom-(--badges-height) bg-[radial-gradient(circle_at_36%_52%,var(--color-night-soft),var(--color-night)_70%)]" />
      <Keyhole className="preview-keyhole">{scenes[scene]}</Keyhole>
      <div className="preview-light" />
      <p className="absolute top-[9.4rem] left-(--words-left) flex items-center gap-[0.9rem] text-[1.65rem] font-extrabold tracking-[-0.02em] whitespace-nowrap">
        <Logo className="h-auto w-12" />
        <Wordmark />
      </p>
      <p className="absolute top-[13.6rem] left-(--words-left) w-[22.6rem] text-[3.3rem]/[1.02] font-extrabold tracking-[-0.035em] text-balance">
        {words && <Highlighted text={words} highlight={highlight} />}
      </p>
      <ul
        className={`absolute inset-x-0 bottom-0 flex h-(--badges-height) items-center justify-center gap-[2.2rem] text-[2.1rem] font-extrabold tracking-[-0.02em] ${isNight ? "text-lamp-pale" : "text-ink"}`}
      >
        {badges.map(({ value }) => (
          <li key={value} className="border-lamp not-first:border-l-3 not-first:pl-[2.2rem]">
            {value}
          </li>
        ))}
      </ul>
    </div>,
  );
}

function image(path: Path, size: { width: number; height: number }, element: ReactElement): GeneratedImage {
  return { path, ...size, markup: renderToStaticMarkup(element) };
}
