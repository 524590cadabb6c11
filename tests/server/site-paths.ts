import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { pages as listedPages } from "../../app/content/pages";

/** Every page. */
export const pages = Object.values(listedPages).map(({ path }) => path) as [string, string, ...string[]];

const { routes }: ServerBuild = await import(pathToFileURL("build/server/index.js").href);

/** Every page that is the same for all visitors, because its route has no loader. */
export const staticPages = pages.filter((page) =>
  Object.values(routes).some(
    (route) => route?.parentId && `/${route.path ?? ""}` === page && !route.module.loader && !route.module.action,
  ),
);

/** The path of every hashed file of the build. */
export const hashedFiles = readdirSync("build/client/assets")
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/build/assets/${name}`);

/** One of the scripts. */
export const script = hashedFiles.find((path) => path.endsWith(".js")) as string;
