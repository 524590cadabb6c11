import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";

/**
 * @returns for the path of every file that the site serves, the file: what lies in public/ under its own name, and the
 *   hashed files under /build/. Read once: a file that appears later is not served, one that a client invents never is.
 */
export function listFiles({ assetsBuildDirectory, publicPath }: ServerBuild): ReadonlyMap<string, string> {
  return new Map([...list("public", "/"), ...list(join(assetsBuildDirectory, "assets"), `${publicPath}assets/`)]);
}

function list(directory: string, prefix: string): [path: string, file: string][] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [prefix + file.slice(directory.length + 1).replaceAll("\\", "/"), file]);
}
