// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { fingerprint, iconSvg, manifest, pictures, sourceOf } from "../../scripts/pictures";
import painted from "../../scripts/pictures.json";

const previews: string[] = Object.values(pages).map(({ preview }) => preview.image);

describe.each(pictures)("public$path (after a change: npm run images)", (picture) => {
  const { path, width, height } = picture;
  const file = readFileSync(`public${path}`);

  test("is what was painted from today's words, drawings and colours", () => {
    const { source, file: bytes } = painted[path as keyof typeof painted];
    expect(fingerprint(sourceOf(picture)), "what it shows has changed; if that is meant: npm run images").toBe(source);
    expect(fingerprint(file), "it is not what npm run images painted").toBe(bytes);
  });

  test("has its size", () => {
    expect(sizeOf(file)).toEqual({ width, height });
    expect(file.length).toBeLessThan(300_000);
  });
});

test("every page has a preview picture that shows its words", () => {
  for (const { preview } of Object.values(pages)) {
    const picture = pictures.find(({ path }) => path === preview.image);
    expect(picture?.markup.replace(/<[^>]*>/g, "")).toContain(preview.words);
    expect(picture).toMatchObject({ width: 1200, height: 630 });
  }
  expect(new Set(previews).size).toBe(previews.length);
});

test("the icon that scales and the manifest are the ones that the content makes (after a change: npm run images)", () => {
  expect(readFileSync("public/icon.svg", "utf8")).toBe(iconSvg());
  expect(readFileSync("public/manifest.webmanifest", "utf8")).toBe(manifest());
});

test("the manifest is in Portuguese, starts on a page, and its icons are here", () => {
  const { lang, name, short_name, icons, id, start_url, scope } = JSON.parse(manifest());
  const paths: string[] = Object.values(pages).map(({ path }) => path);
  for (const [field, path] of Object.entries({ id, start_url })) {
    expect(paths, `${field} of the manifest is a page of pages.ts`).toContain(path);
    expect(path.startsWith(scope), `${field} ${path} lies within the scope ${scope}`).toBe(true);
  }
  expect({ lang, isShort: short_name.length <= 12 }).toEqual({ lang: "pt-BR", isShort: true });
  expect(name).not.toBe("");
  for (const { src } of icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(0);
  expect(icons.map(({ sizes, purpose = "any" }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["any any", "192x192 any", "512x512 any", "512x512 maskable"]),
  );
});

/** @returns the size in pixels that a PNG, an ICO that holds one, or a baseline JPEG states */
function sizeOf(file: Buffer): { width: number; height: number } {
  const png = file.indexOf("\x89PNG", 0, "latin1");
  if (png >= 0) return { width: file.readUInt32BE(png + 16), height: file.readUInt32BE(png + 20) };
  let segment = 2;
  while (![0xc0, 0xc2].includes(file.readUInt8(segment + 1))) segment += 2 + file.readUInt16BE(segment + 2);
  return { width: file.readUInt16BE(segment + 7), height: file.readUInt16BE(segment + 5) };
}
