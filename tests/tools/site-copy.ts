import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { run } from "./run-node";

/** Copies the files that the Docker image is built from, and `others`. @returns the folder, which the caller must remove */
export function copySite(...others: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "chaveiro-"));
  const inputs = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+/gm) ?? [];
  for (const path of [...inputs, ...others].filter(existsSync))
    cpSync(path, join(folder, path), { recursive: true, filter: (name) => basename(name) !== ".env" });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Builds a copy of the site; if that fails, removes it. @throws Error with the build's output */
export async function buildSite(folder: string): Promise<void> {
  const { code, out, err } = await run(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { cwd: folder });
  if (code === 0) return;
  rmSync(folder, { recursive: true });
  throw new Error(out + err);
}
