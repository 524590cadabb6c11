import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import painted from "../../app/pictures/picture-hashes.json";
import { fingerprint, iconSvg, pictures, sourceOf } from "../../app/pictures/pictures";

test.each(pictures)(
  "public$path is what npm run images painted from today's words, drawings and colours",
  (picture) => {
    const file = readFileSync(`public${picture.path}`);
    const { source, file: bytes } = painted[picture.path as keyof typeof painted] ?? {};
    expect(fingerprint(sourceOf(picture)), "after a change: npm run images").toBe(source);
    expect(fingerprint(file)).toBe(bytes);
    expect(file.length).toBeLessThan(300_000);
  },
);

test("the icon that scales is made from today's drawing (after a change: npm run images)", () => {
  expect(readFileSync("public/icon.svg", "utf8")).toBe(iconSvg());
});
