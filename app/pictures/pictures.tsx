import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Highlighted } from "../components/highlighted";
import { Wordmark } from "../components/wordmark";
import { badges } from "../content/badges";
import { pages } from "../content/pages";
import type { Page, Path } from "../content/schema.server";
import { Keyhole } from "../illustrations/keyhole";
import { Logo } from "../illustrations/logo";
import { scenes } from "../illustrations/scenes";
import { previewSize } from "../seo/meta";
import { previewPath } from "../seo/site-url";
import hashes from "./picture-hashes.json";

/** A picture that a browser paints for scripts/images.mjs, in the site's own styles. */
interface Picture {
  /** The path in public/, which is also the address. Its end names the format. */
  path: Path;
  /** Pixels. */
  width: number;
  height: number;
  /** The body of the document to paint. */
  markup: string;
}

const siteStyles = readFileSync("app/styles/app.css", "utf8");
/** The theme alone: further down, the sheet gives paper other colours. */
const [theme = ""] = /@theme static \{[^}]*\}/.exec(siteStyles) ?? [];

/** Hex values by name. */
const themeColors = Object.fromEntries(
  Array.from(theme.matchAll(/--color-([\w-]+): (#\w+);/g), ([, name, hex]) => [name, hex]),
);

const square = (size: number) => ({ width: size, height: size });

/** Phones cut this icon to their own shape, so the lamp's colour reaches its corners. */
const filledIcon = (
  <div className="filled">
    <Logo className="icon" />
  </div>
);

/** The preview of each page, made of its words and its scene, and the icons, made of the logo. */
export const pictures: readonly Picture[] = [
  ...Object.values(pages).map(preview),
  picture("/favicon.ico", square(48), <Logo className="icon" />),
  picture("/icon-192.png", square(192), <Logo className="icon" />),
  picture("/icon-512.png", square(512), <Logo className="icon" />),
  picture("/icon-512-maskable.png", square(512), filledIcon),
  picture("/apple-touch-icon.png", square(180), filledIcon),
];

const contents = import.meta.glob(["../content/*.ts", "!../content/schema.server.ts"], { eager: true });

/** The files of photos/ that app/content names. */
export const photos = filesIn(contents);

function filesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, part]) => (field === "file" ? [part] : filesIn(part)));
}

/** Styles of the pictures alone; the site's styles give the type. */
export const pictureStyles = `
:root { ${Object.entries(themeColors)
  .map(([name, hex]) => `--color-${name}: ${hex};`)
  .join(" ")} }
body { background: none; }
.icon { width: 100vw; }
.filled { height: 100vh; background: var(--color-lamp); }
.preview { position: relative; height: 100vh; overflow: hidden; background: var(--color-page); color: var(--color-white); }
.wall { position: absolute; inset: 0 0 8.5rem; background: radial-gradient(circle at 36% 52%, var(--color-night-soft), var(--color-night) 70%); }
.opening { position: absolute; left: 18.2rem; bottom: 10rem; width: 15.6rem; }
.light {
  position: absolute;
  left: 0;
  width: 52rem;
  top: 26.6rem;
  bottom: 0;
  background: linear-gradient(rgb(var(--ray) / 0.85), rgb(var(--ray) / 0.34) 4.28rem, rgb(var(--ray) / 0.7) 0, rgb(var(--ray) / 0.15));
  mask: conic-gradient(from 180deg at 50% -9.7rem, #000 23.5deg, #0000 26.5deg 333.5deg, #000 336.5deg);
}
.brand { position: absolute; top: 9.4rem; left: 34.6rem; display: flex; align-items: center; gap: 0.9rem; font-size: 1.65rem; font-weight: 800; letter-spacing: -0.02em; white-space: nowrap; }
.brand svg { width: 3rem; }
.say { position: absolute; top: 13.6rem; left: 34.6rem; width: 22.6rem; font-weight: 800; }
.words { font-size: 3.3rem; line-height: 1.02; letter-spacing: -0.035em; text-wrap: balance; }
.words .text-lamp { display: inline-block; }
.claims { position: absolute; bottom: 0; left: 0; right: 0; height: 8.5rem; display: flex; align-items: center; justify-content: center; gap: 2.2rem; color: var(--color-ink); font-size: 2.1rem; font-weight: 800; letter-spacing: -0.02em; }
.claims li + li { padding-left: 2.2rem; border-left: 3px solid var(--color-lamp); }
.preview.at-night { background: var(--color-night); }
.at-night .claims { color: var(--color-lamp-pale); }
`;

/** @returns the scalable icon, with the theme's colours written into it, as no style sheet reaches an icon */
export function iconSvg(): string {
  const svg = renderToStaticMarkup(<Logo className="" />)
    .replace(' class="" aria-hidden="true">', ' xmlns="http://www.w3.org/2000/svg">')
    .replace(/var\(--color-([\w-]+)\)/g, (_, name) => color(name))
    .replace(/><\/\w+>(?!$)/g, "/>");
  return `${svg}\n`;
}

/** Colours of the pictures that differ between the schemes or on the night page. */
const schemeColors = siteStyles.match(/^ +--(?:ray|halo|halo-end|color-page|color-ink): .*;$/gm) ?? [];

/** @returns a short hash of a picture's file and of all that it is painted from: words, drawings, styles, colours and font */
export function hashOf({ path, markup, width, height }: Picture): string {
  const sources = [markup, width, height, pictureStyles, ...schemeColors].join("\n");
  const files = [`public${path}`, "app/figtree.woff2"].map((file) => (existsSync(file) ? readFileSync(file) : ""));
  return shortHash(sources + files.join());
}

/** @returns a short hash of a file of photos/ */
export function photoHash(photo: string): string {
  return shortHash(readFileSync(`photos/${photo}`));
}

/** @returns whether a file of photos/ has changed since scripts/images.mjs cut it */
export function isOldPhoto(photo: string): boolean {
  const path = `photos/${photo}`;
  return existsSync(path) && hashes[path as keyof typeof hashes] !== photoHash(photo);
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** @returns whether the words, drawings, colours or the file have changed since scripts/images.mjs painted the picture */
export function isOld(picture: Picture): boolean {
  return hashes[picture.path as keyof typeof hashes] !== hashOf(picture);
}

function preview({ path, scene, preview: { words, highlight } }: Page): Picture {
  return picture(
    previewPath({ path }),
    previewSize,
    <div className={`preview ${scene === "night" ? "at-night" : ""}`}>
      <div className="wall" />
      <Keyhole className="opening">{scenes[scene]}</Keyhole>
      <div className="light" />
      <p className="brand">
        <Logo className="" />
        <span>
          <Wordmark />
        </span>
      </p>
      <div className="say">
        <p className="words">
          <Highlighted text={words} highlight={highlight} />
        </p>
      </div>
      <ul className="claims">
        {badges.map(({ value }) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>,
  );
}

function picture(path: Path, size: { width: number; height: number }, element: ReactElement): Picture {
  return { path, ...size, markup: renderToStaticMarkup(element) };
}

function color(name: string): string {
  const value = themeColors[name];
  if (!value) throw new Error(`app/styles/app.css has no colour --color-${name} in its theme`);
  return value;
}
