import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Runs before tests that read build/. @throws Error if a source file is newer */
export default function refuseOldBuild(): void {
  const built = statSync("build/server/index.js", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = ["app", "vite"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .concat("vite.config.ts", "remix.config.js")
    .find((file) => statSync(file).isFile() && statSync(file).mtimeMs > built);
  if (newer) throw new Error(`${newer} is newer than the build, or there is none: npm run build`);
}
