import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { yearInRecife } from "../content/year";
import { type CachedAnswer, cacheAnswer } from "./cached-answer";
import { NOT_FOUND_PATH, readRenderedPages, renderPage } from "./prerender";
import { fileHeaders, WORKER_PATH } from "./response-headers";
import { encodePath } from "./routes";

interface Entry {
  answer: CachedAnswer | Promise<CachedAnswer>;
  /** The year in the footer of a page; files have none. */
  year?: string;
}

export interface SiteCache {
  has(path: string): boolean;
  /** A promise only while a page is rendered again, once in a new year. */
  get(path: string): CachedAnswer | Promise<CachedAnswer> | undefined;
  notFound(): CachedAnswer | Promise<CachedAnswer>;
}

/**
 * Reads every file and every page that the build rendered into memory.
 *
 * @throws Error when the build is not complete
 */
export function buildCache(build: ServerBuild): SiteCache {
  const rendered = readRenderedPages();
  const readPage = (path: string): Entry => {
    const page = rendered.pages[path];
    if (!page) throw new Error(`build/pages has no ${path}: run npm run build.`);
    return { answer: cacheAnswer(page.status, page.headers, ...readWithVariants(page.file)), year: rendered.year };
  };
  const { [NOT_FOUND_PATH]: _, ...pages } = rendered.pages;
  const entries = new Map<string, Entry>([
    ...listFiles(build).map(([path, file]): [string, Entry] => [
      path,
      { answer: cacheAnswer(200, fileHeaders(path), ...readWithVariants(file)) },
    ]),
    ...Object.keys(pages).map((path): [string, Entry] => [path, readPage(path)]),
  ]);
  const notFound = readPage(NOT_FOUND_PATH);

  function current(path: string, entry: Entry): Entry["answer"] {
    const year = yearInRecife();
    if (entry.year !== undefined && entry.year !== year) {
      entry.year = year;
      entry.answer = renewed(path, entry.answer);
    }
    return entry.answer;
  }

  /** If rendering fails, entry.server.tsx logs the error, and visitors get the page with last year's date. */
  async function renewed(path: string, old: Entry["answer"]): Promise<CachedAnswer> {
    const response = await renderPage(build, path);
    if (response.status >= 500) return old;
    return cacheAnswer(response.status, response.headers, Buffer.from(await response.arrayBuffer()));
  }

  return {
    has: (path) => entries.has(path),
    get: (path) => {
      const entry = entries.get(path);
      return entry && current(path, entry);
    },
    notFound: () => current(NOT_FOUND_PATH, notFound),
  };
}

/** @returns the bytes of a file, and those of its `.br` and `.gz` where the build made them */
function readWithVariants(file: string): [body: Buffer, compressed: Record<"br" | "gzip", Buffer | undefined>] {
  const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  return [readFileSync(file), { br: read(`${file}.br`), gzip: read(`${file}.gz`) }];
}

/** @returns path and file of everything in public/, of the hashed files and of the service worker */
function listFiles({ assetsBuildDirectory, publicPath }: ServerBuild): [path: string, file: string][] {
  const worker = join(assetsBuildDirectory, "sw.js");
  return [
    ...list("public", "/"),
    ...list(join(assetsBuildDirectory, "assets"), `${publicPath}assets/`),
    // A service worker controls only paths below its own folder, so /sw.js is at the root.
    ...(existsSync(worker) ? ([[WORKER_PATH, worker]] as [string, string][]) : []),
  ];
}

function list(directory: string, prefix: string): [path: string, file: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [encodePath(prefix + file.slice(directory.length + 1).replaceAll("\\", "/")), file]);
}
