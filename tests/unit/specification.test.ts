import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every file that the specification names is there", () => {
  const text = readFileSync("docs/specification.md", "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !/^\| (What|Path) /.test(line));
  const paths = rows.flatMap((row) => row.match(/(?<=`)[a-z][\w.[\]$-]*\/[\w.[\]$/-]*(?=`)/g) ?? []);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(`app/${path}`) && !existsSync(path))).toEqual([]);
});
