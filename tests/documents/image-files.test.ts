import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";

/** What .dockerignore lets into the image: it refuses everything, and then names what goes in. */
const [refused, ...sent] = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

function isSent(path: string): boolean {
  return sent.some((line) => path === line.slice(1) || path.startsWith(`${line.slice(1)}/`));
}

/** @returns the files of this project that a file imports */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g);
  const paths = Array.from(found, ([, path = ""]) => normalize(join(file, "..", path)));
  return paths.flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].find((name) => existsSync(name)) ?? []);
}

test("the image's build gets every file that it reads, and no folder that it does not", () => {
  const app = readdirSync("app", { recursive: true, encoding: "utf8" }).map((name) => join("app", name));
  const read = new Set(["vite.config.ts", "tsconfig.json", "package-lock.json", ...app]);
  // A set that grows is read to its end.
  for (const file of read) if (/\.m?[jt]sx?$/.test(file)) for (const imported of importsOf(file)) read.add(imported);
  expect([...read, "public"].filter((file) => !isSent(file))).toEqual([]);
  expect(refused).toBe("*");
  expect(["node_modules", ".git", ".env", "deploy/.env", "tests", "docs", "build"].filter(isSent)).toEqual([]);
});
