import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { asAskedFor } from "./request-target";
import { WORKER_PATH } from "./response-headers";

/**
 * @returns for the path of every file that the site serves, the file: what lies in public/ under its own name, the
 *   hashed files under /build/, and the service worker. Read once: a file that appears later is not served, one that a client invents never is.
 */
export function listFiles({ assetsBuildDirectory, publicPath }: ServerBuild): ReadonlyMap<string, string> {
  const worker = join(assetsBuildDirectory, "sw.js");
  return new Map([
    ...list("public", "/"),
    ...list(join(assetsBuildDirectory, "assets"), `${publicPath}assets/`),
    // At the root, for a worker answers for what lies beside it and below.
    ...(existsSync(worker) ? ([[WORKER_PATH, worker]] as const) : []),
  ]);
}

function list(directory: string, prefix: string): [path: string, file: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [asAskedFor(prefix + file.slice(directory.length + 1).replaceAll("\\", "/")), file]);
}
