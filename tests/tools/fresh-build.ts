import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Runs before the tests that read build/. @throws Error where a source is newer, because the tests would judge the old site */
export default function refuseOldBuild(): void {
  const built = statSync("build/documents/index.json", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = ["app", "public", "vite"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .concat("remix.config.js", "vite.config.ts")
    .map((file) => ({ file, status: statSync(file) }))
    .find(({ status }) => status.isFile() && status.mtimeMs > built);
  if (newer) throw new Error(`${newer.file} is newer than the build, or there is none: npm run build`);
}
