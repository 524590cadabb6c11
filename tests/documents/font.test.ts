import { expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { read, textOf } from "./built-site";
import { charactersCutOff } from "./font-characters";

test.each([...Object.values(pages).map(({ path }) => path), "/porta-que-nao-existe"])(
  "the font has every character of %s (after adding one to scripts/font.mjs: npm run font)",
  async (path) => {
    const { body } = await read(path);
    expect(await charactersCutOff(textOf(body))).toEqual([]);
  },
);

test("a letter that the font was cut of is told, and an emoji is not", async () => {
  expect(await charactersCutOff("Nota 10 🙏🏽 ½ Ý")).toEqual(["½", "Ý"]);
});
