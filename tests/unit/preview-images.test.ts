import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconSvg, isOld, pictures } from "../../app/pictures/pictures";

test.each(pictures)(
  "public$path is what npm run images painted from today's words, drawings and colours",
  (picture) => {
    expect(isOld(picture), "after a change: npm run images").toBe(false);
    expect(readFileSync(`public${picture.path}`).length).toBeLessThan(300_000);
  },
);

test("the icon that scales is made from today's drawing (after a change: npm run images)", () => {
  expect(readFileSync("public/icon.svg", "utf8")).toBe(iconSvg());
});
