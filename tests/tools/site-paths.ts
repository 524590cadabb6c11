import { readdirSync } from "node:fs";
import { pages as listedPages } from "~/content/pages";

export const pages = Object.values(listedPages).map(({ path }) => path) as [string, string, ...string[]];

export const hashedFiles = readdirSync("build/client/assets").map((name) => `/assets/${name}`);
export const script = hashedFiles.find((path) => path.endsWith(".js")) as string;
