import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const manuals = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((name) => join("docs", name)),
].filter((name) => name.endsWith(".md"));

test.each(manuals)("%s links to files and names commands and files that are there", (manual) => {
  const text = readFileSync(manual, "utf8");
  const links = Array.from(text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g), ([, link = ""]) =>
    join(dirname(manual), link),
  );
  // A page may be deleted or renamed: its content and its route are examples.
  const named = Array.from(
    text.matchAll(/`((?:app|deploy|docs|scripts|tests)\/[\w./-]+)`/g),
    ([, path = ""]) => path,
  ).filter((path) => !/^app\/(content|routes)\//.test(path));
  expect([...links, ...named].filter((path) => !existsSync(path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, command = ""]) => command);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test("every file names the versions of Node that package.json promises", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const promised: string[] = engines.node.match(/\d+(\.\d+)?/g);
  const [oldest = "", ...newer] = promised.map((version) => version.split(".")[0]);
  const found = (file: string, pattern: RegExp) =>
    Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, version]) => version);
  expect(found(".github/workflows/ci.yml", /node: \[(.*)\]/g)).toEqual([[oldest, ...newer].join(", ")]);
  expect(found("README.md", /Node (.*) or later/g)).toEqual([promised.join(", ")]);
  const images = ["Dockerfile", "docs/running.md"].flatMap((file) => found(file, /node:(\d+)-/g));
  expect(new Set([...images, ...found(".nvmrc", /(\d+)/g)])).toEqual(new Set(newer.slice(-1)));
});
