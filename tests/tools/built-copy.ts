import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { run } from "./run-node";

/** Copies the files that the Docker image is built from, and `others`. @returns the folder, which the caller removes */
export function copySite(...others: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "chaveiro-"));
  const inputs = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+/gm) ?? [];
  for (const path of [...inputs, ...others].filter(existsSync))
    cpSync(path, join(folder, path), { recursive: true, filter: (name) => basename(name) !== ".env" });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Builds a copy of the site with more files, by their path from app/routes. @returns the folder, which the caller removes */
export async function buildCopy(added: Record<string, string | Buffer>, ...others: string[]) {
  const folder = copySite(...others);
  for (const [name, content] of Object.entries(added)) {
    const file = join(folder, "app/routes", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await buildSite(folder);
  return folder;
}

/** Builds a copy of the site; if that fails, removes it. @throws Error with what the build prints */
export async function buildSite(folder: string): Promise<void> {
  const { code, out, err } = await run(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { cwd: folder });
  if (code === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(out + err);
}
