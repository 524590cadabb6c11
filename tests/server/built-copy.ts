import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { run } from "./run-node";

/** @returns the folder of a copy of everything that this site is built from; the caller removes the folder */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "chaveiro-"));
  const leftOut = ["node_modules", ".git", "build", "tests", "docs", ".env"];
  cpSync(".", folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

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
