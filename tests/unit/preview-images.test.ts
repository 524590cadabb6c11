import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { fingerprint, iconSvg, manifest, pictures, sourceOf } from "../../scripts/pictures";
import painted from "../../scripts/pictures.json";

describe.each(pictures)("public$path (after a change: npm run images)", (picture) => {
  const { path, width, height } = picture;
  const file = readFileSync(`public${path}`);

  test("is what npm run images painted from today's words, drawings and colours", () => {
    const { source, file: bytes } = painted[path as keyof typeof painted] ?? {};
    expect(fingerprint(sourceOf(picture))).toBe(source);
    expect(fingerprint(file)).toBe(bytes);
  });

  test("has its size", () => {
    expect(sizeOf(file)).toEqual({ width, height });
    expect(file.length).toBeLessThan(300_000);
  });
});

test.each(Object.values(pages))("$path has a preview picture with its words", ({ preview }) => {
  const picture = pictures.find(({ path }) => path === preview.image);
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture?.markup.replace(/<[^>]*>/g, "")).toContain(preview.words);
  expect(preview.alt).toContain(preview.words);
});

test("the icon that scales and the manifest are made from today's content (after a change: npm run images)", () => {
  expect(readFileSync("public/icon.svg", "utf8")).toBe(iconSvg());
  expect(readFileSync("public/manifest.webmanifest", "utf8")).toBe(manifest());
});

test("the manifest is in Portuguese, starts on a page, and its icons exist in the sizes that phones ask for", () => {
  const { lang, icons, start_url } = JSON.parse(manifest());
  expect(lang).toBe("pt-BR");
  expect(Object.values(pages).map(({ path }) => path)).toContain(start_url);
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
