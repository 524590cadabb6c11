import sharp from "sharp";
import { expect, test } from "vitest";
import { photoWidths } from "~/components/photo";
import { cropPhoto } from "../../scripts/lib/photos.mjs";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#777" } }).jpeg();

test.each([
  [959, 1200],
  [960, 1199],
  [3000, 900],
])("a photo of %d × %d pixels, too small for a phone, is refused", async (width, height) => {
  await expect(cropPhoto(await photo(width, height).toBuffer(), "equipe", photoWidths)).rejects.toThrow(
    `${width} × ${height} pontos`,
  );
});

test("the smallest photo is cut to 4:5 in every width and format", async () => {
  const files = await cropPhoto(await photo(960, 1200).toBuffer(), "equipe", photoWidths);
  const sizes = await Promise.all(files.map(async ([name, file]) => [name, await sharp(file).metadata()] as const));
  const expected = photoWidths.flatMap((width) =>
    ["webp", "jpg"].map((format) => [`equipe-${width}.${format}`, width, width * 1.25]),
  );
  expect(sizes.map(([name, { width, height }]) => [name, width, height])).toEqual(expected);
});

test("a photo that a phone has stored on its side stands upright, without metadata", async () => {
  // A photo that is white above and black below. It is stored with its top to the left: EXIF orientation 6 turns it clockwise.
  const half = await photo(1600, 1000).toBuffer();
  const white = sharp({ create: { width: 1600, height: 2000, channels: 3, background: "#fff" } });
  const upright = await white
    .composite([{ input: half, top: 1000, left: 0 }])
    .png()
    .toBuffer();
  const stored = await sharp(upright).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  for (const [, file] of await cropPhoto(stored, "equipe", photoWidths)) {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const brightness = (y: number) => data[(y * info.width + info.width / 2) * info.channels] ?? 0;
    expect([brightness(9) > 240, brightness(info.height - 9) < 150]).toEqual([true, true]);
    expect((await sharp(file).metadata()).exif).toBeUndefined();
  }
});
