import { readdirSync } from "node:fs";
import { pages } from "~/content/pages";

export const pagePaths = Object.values(pages).map(({ path }) => path) as [string, string, ...string[]];

export const hashedFiles = readdirSync("build/client/assets").map((name) => `/assets/${name}`);
export const scriptPath = hashedFiles.find((path) => path.endsWith(".js")) as string;
