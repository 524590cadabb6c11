import { expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { CHARACTERS } from "../../scripts/font.mjs";
import { read, textOf } from "./built-site";

test.each([...Object.values(pages).map(({ path }) => path), "/porta-que-nao-existe"])(
  "the font has every character of %s (after adding one to scripts/font.mjs: npm run font)",
  async (path) => {
    const { body } = await read(path);
    expect([...new Set(textOf(body))].filter((character) => !CHARACTERS.includes(character))).toEqual([]);
  },
);
