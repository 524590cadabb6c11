import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { yearInRecife } from "../formats/year";
import { type CachedResponse, cacheResponse } from "./cached-response";
import { readPrerenderedPages, renderPage } from "./prerender";
import { fileHeaders, WORKER_PATH } from "./response-headers";
import { encodePath } from "./route-matching";

/**
 * Reads every file and every page that the build rendered into memory.
 *
 * @returns the answer for each path, as browsers ask for it; the 404 page has NOT_FOUND_PATH
 * @throws Error when the build is not complete
 */
export function buildCache(build: ServerBuild): ReadonlyMap<string, CachedResponse> {
  const { pages, ...rendered } = readPrerenderedPages();
  const answers = new Map<string, CachedResponse>();
  for (const [path, file] of listFiles(build))
    answers.set(path, cacheResponse(200, fileHeaders(path), ...readWithVariants(file)));
  for (const [path, { status, headers, file }] of Object.entries(pages))
    answers.set(path, cacheResponse(status, headers, ...readWithVariants(file)));

  let { year } = rendered;
  /** In a new year, which stands in every footer, renders every page again; one that cannot be rendered is logged, and stays. */
  async function renewYear() {
    if (year === yearInRecife()) return;
    year = yearInRecife();
    for (const path of Object.keys(pages)) {
      const response = await renderPage(build, path);
      if (response.status >= 500) continue;
      answers.set(path, cacheResponse(response.status, response.headers, Buffer.from(await response.arrayBuffer())));
    }
  }
  void renewYear();
  setInterval(renewYear, 60_000).unref();
  return answers;
}

/** @returns the bytes of a file, and of the variants that remix.config.js makes of the build's text: a start has no time for them */
function readWithVariants(file: string): [body: Buffer, compressed?: Record<"br" | "gzip", Buffer>] {
  const body = readFileSync(file);
  if (!/^build\b.*\.(css|html|js|svg)$/.test(file)) return [body];
  return [body, { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }];
}

/** @returns path and file of everything in public/, of the hashed files and of the service worker */
function listFiles({ assetsBuildDirectory, publicPath }: ServerBuild): [path: string, file: string][] {
  return [
    ...list("public", "/"),
    ...list(join(assetsBuildDirectory, "assets"), `${publicPath}assets/`),
    // A service worker controls only paths below its own folder, so /sw.js is at the root.
    [WORKER_PATH, join(assetsBuildDirectory, "sw.js")],
  ];
}

/** @returns whether a file is one that systems, editors or the build leave beside those to send */
export function isWithheld(name: string): boolean {
  return /^\.|\.(br|gz|ini|db|bak)$|~$/.test(name);
}

function list(directory: string, prefix: string): [path: string, file: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isWithheld(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [encodePath(prefix + file.slice(directory.length + 1).replaceAll("\\", "/")), file]);
}
