import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Keyhole } from "~/illustrations/keyhole";

test("in the hero and on preview images the light falls from the lower edge of the keyhole's opening", () => {
  const opening = /<path d="(M[^"]+)"/.exec(renderToStaticMarkup(<Keyhole>{null}</Keyhole>))?.[1] ?? "";
  // From a side of the circle, down to a round corner, and along the lower edge to the other corner.
  const numbers = /^M(?<x>\d+) (?<y>\d+)a.*? (?<width>\d+) 0l(?<right>\d+) (?<down>\d+)q3 (?<corner>\d+)-9 \d+H/.exec(
    opening,
  );
  const { x, y, width, right, down, corner } = numbers?.groups ?? {};
  const bottom = Number(y) + Number(down) + Number(corner);
  const halfWidth = Number(x) + Number(width) + Number(right) - 200;
  const art = readFileSync("app/styles/art.css", "utf8");
  const preview = readFileSync("app/images/images.css", "utf8");
  expect(art).toContain(`${bottom - 1} * var(--unit)`);
  expect(art).toContain(`(560 - ${bottom - 1}) * var(--unit)`);
  const source = Number(/-(\d+) \* var\(--unit\)/.exec(art)?.[1]);
  const angle = (Math.atan(halfWidth / source) * 180) / Math.PI;
  // The soft edge of the cone ends there.
  for (const styles of [art, preview]) expect(Number(/#0000 ([\d.]+)deg/.exec(styles)?.[1])).toBeCloseTo(angle, 0);
  const above = Number(/50% -([\d.]+)rem/.exec(preview)?.[1]);
  expect(above / 15.6, "the keyhole is 15.6rem wide there").toBeCloseTo(source / 400, 2);
});
