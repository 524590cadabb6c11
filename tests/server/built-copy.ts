import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copySite } from "../../scripts/built-site.mjs";
import { run } from "./run-node";

/**
 * Builds a copy of this site with files added.
 *
 * @param added the text of each file by its path from app/routes
 * @returns the folder of the copy; the caller removes the folder
 * @throws Error with what the build printed
 */
export async function buildCopy(added: Record<string, string>): Promise<string> {
  const folder = copySite();
  for (const [name, text] of Object.entries(added)) {
    const file = join(folder, "app/routes", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { code, out, err } = await run(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { cwd: folder });
  if (code === 0) return folder;
  rmSync(folder, { recursive: true });
  throw new Error(out + err);
}
