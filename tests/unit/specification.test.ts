import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/specification.md", "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("| ") && !/^\| (What|Path) /.test(line));

/** @returns where a file of the specification is */
const placeOf = (path: string) => [`app/${path}`, path].find(existsSync);

test("every file that the specification names is there", () => {
  // For example: `content/car.ts`
  const paths = rows.flatMap((row) => row.match(/(?<=`)[a-z][\w.[\]$-]*\/[\w.[\]$/-]*(?=`)/g) ?? []);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !placeOf(path))).toEqual([]);
});

test("every name in parentheses behind a file is in that file", () => {
  // For example: `content/car.ts` (`brands`)
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.\w+)` \(((?:[^()`]|`[^`]*`)*)\)/g)]);
  const names = named.flatMap(([, path = "", list = ""]) => {
    const place = placeOf(path);
    const code = place ? readFileSync(place, "utf8") : "";
    return [...list.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ path, name, isThere: code.includes(name) }));
  });
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(({ isThere }) => !isThere)).toEqual([]);
});
