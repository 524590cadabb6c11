import { readdirSync, readFileSync } from "node:fs";

const assets = "build/client/assets";

/** Paths of the built scripts that hold the tooltips' code: only Radix writes this attribute. */
export const hintScripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .filter((name) => readFileSync(`${assets}/${name}`, "utf8").includes("data-radix-popper-content-wrapper"))
  .map((name) => `/build/assets/${name}`);
