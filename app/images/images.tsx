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

/** An image that scripts/images.mjs captures in Chromium. */
interface GeneratedImage {
  /** Path in public/, which is also the URL path. The extension is the format. */
  path: Path;
  /** Pixels. */
  width: number;
  height: number;
  /** The body of the document to paint. */
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
];

const contents = import.meta.glob("../content/*.ts", { eager: true });

/** The files in photos/ that app/content names: every field `file` is one. */
export const photos = filesIn(contents);

function filesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, part]) => (field === "file" ? [part] : filesIn(part)));
}

/** @returns the scalable icon */
export function iconSvg(): string {
  const svg = renderToStaticMarkup(<Logo plate={colors.lamp} keyhole={colors.night} />);
  return `${svg.replace('aria-hidden="true"', 'xmlns="http://www.w3.org/2000/svg"')}\n`;
}

/** @returns a short hash of an image's markup, size, font and file, and of styles/colors.ts. Not of all styles, which change too often. */
export function imageHash({ path, markup, width, height }: GeneratedImage): string {
  const sources = [markup, width, height, ...Object.values(colors)].join("\n");
  const files = [`public${path}`, "app/figtree.woff2"].map((file) => (existsSync(file) ? readFileSync(file) : ""));
  return shortHash(sources + files.join());
}

export function photoHash(photo: string): string {
  return shortHash(readFileSync(`photos/${photo}`));
}

/** @returns whether a file in photos/ has changed since scripts/images.mjs cropped it. A crop whose original is not here counts as up to date. */
export function isOldPhoto(photo: string): boolean {
  const path = `photos/${photo}`;
  return existsSync(path) && hashes[path as keyof typeof hashes] !== photoHash(photo);
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** @returns whether an image or its sources have changed since scripts/images.mjs captured it */
export function isOldImage(image: GeneratedImage): boolean {
  return hashes[image.path as keyof typeof hashes] !== imageHash(image);
}

function preview({ path, scene, preview: { words, highlight } }: Page): GeneratedImage {
  const isNight = scene === "night"; // `dark` makes its light pale (app.css)
  return image(
    previewPath({ path }),
    previewSize,
    <div className={`relative h-screen overflow-hidden text-white ${isNight ? "dark bg-night" : "bg-page"}`}>
      <div className="absolute inset-x-0 top-0 bottom-34 bg-[radial-gradient(circle_at_36%_52%,var(--color-night-soft),var(--color-night)_70%)]" />
      <Keyhole className="absolute bottom-40 left-[18.2rem] h-auto w-[15.6rem]">{scenes[scene]}</Keyhole>
      <div className="preview-light absolute top-[26.6rem] bottom-0 left-0 w-208" />
      <p className="absolute top-[9.4rem] left-[34.6rem] flex items-center gap-[0.9rem] text-[1.65rem] font-extrabold tracking-[-0.02em] whitespace-nowrap">
        <Logo className="h-auto w-12" />
        <Wordmark />
      </p>
      <p className="absolute top-[13.6rem] left-[34.6rem] w-[22.6rem] text-[3.3rem]/[1.02] font-extrabold tracking-[-0.035em] text-balance">
        <Highlighted text={words} highlight={highlight} />
      </p>
      <ul
        className={`absolute inset-x-0 bottom-0 flex h-34 items-center justify-center gap-[2.2rem] text-[2.1rem] font-extrabold tracking-[-0.02em] ${isNight ? "text-lamp-pale" : "text-ink"}`}
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
