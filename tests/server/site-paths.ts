import { readdirSync } from "node:fs";
import { pages as listedPages } from "../../app/content/pages";
import type { Path } from "../../app/content/types";

/** Every page. */
export const pages = Object.values(listedPages).map((page): Path => page.path) as [Path, Path, ...Path[]];

/** The path of every hashed file of the build. */
export const hashedFiles = readdirSync("build/client/assets")
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/build/assets/${name}`);

/** One of its scripts. */
export const script = hashedFiles.find((path) => path.endsWith(".js")) as string;
