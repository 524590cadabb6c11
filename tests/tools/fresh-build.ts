import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const BUILT = "build/server/index.js";

/** Runs before the tests that read build/. @throws Error where the build is older than a source */
export default function refuseOldBuild(): void {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = ["app", "public", "vite"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .concat("remix.config.js", "vite.config.ts")
    .map((file) => ({ file, status: statSync(file) }))
    .find(({ status }) => status.isFile() && status.mtimeMs > built);
  if (newer) throw new Error(`${newer.file} is newer than the build, or there is none: npm run build`);
}
