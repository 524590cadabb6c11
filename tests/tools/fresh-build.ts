import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { business } from "../../app/content/business";

const BUILT = "build/documents/index.json";

/** Runs before the tests that read build/. @throws Error where the build is older than a source, or for another origin */
export default function refuseOldBuild(): void {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newer = ["app", "public", "vite"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .concat("remix.config.js", "vite.config.ts")
    .map((file) => ({ file, status: statSync(file) }))
    .find(({ status }) => status.isFile() && status.mtimeMs > built);
  if (newer) throw new Error(`${newer.file} is newer than the build, or there is none: npm run build`);
  const { siteUrl } = JSON.parse(readFileSync(BUILT, "utf8"));
  const { origin } = new URL(process.env.SITE_URL || business.origin);
  if (siteUrl !== origin) throw new Error(`the build is for ${siteUrl}, and the tests are for SITE_URL, ${origin}`);
}
