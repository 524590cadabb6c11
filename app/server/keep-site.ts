import { readFile } from "node:fs/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { siteUrl } from "../content/site-url";
import { yearInRecife } from "../content/year";
import { listFiles } from "./files";
import { type KeptAnswer, keep } from "./kept-answers";
import { missing } from "./readiness";
import { fileHeaders } from "./response-headers";

/** Where the one 404 document is rendered. No route matches an empty segment but a splat, which leaves nothing missing. */
export const NOT_FOUND_PATH = "//404";

export interface KeptSite {
  /** The paths that are kept: of pages and files. */
  paths: ReadonlySet<string>;
  /** What is kept for a path; or, until it is made and when the year changes in Recife, the promise of it. */
  answerFor(path: string): KeptAnswer | Promise<KeptAnswer>;
  /** Makes all that is not made yet. Rejects with the first failure, which is not kept: the next request tries again. */
  makeAll(): Promise<unknown>;
}

/** @param pages paths of the documents that are the same for everyone */
export function keepSite(build: ServerBuild, pages: readonly string[]): KeptSite {
  const remix = createRequestHandler(build, "production");
  const files = listFiles(build);
  const documents = [...pages, NOT_FOUND_PATH];
  const answers = new Map<string, KeptAnswer | Promise<KeptAnswer>>();
  let year = yearInRecife();
  for (const path of [...documents, ...files.keys()]) missing.add(path);

  async function make(path: string): Promise<KeptAnswer> {
    const file = files.get(path);
    if (file !== undefined) {
      const [body, br, gzip] = await Promise.all([readFile(file), read(`${file}.br`), read(`${file}.gz`)]);
      return keep(200, fileHeaders(path), body, { ...(br && { br }), ...(gzip && { gzip }) });
    }
    const response = await remix(new Request(siteUrl + path));
    const headers = Object.fromEntries([...response.headers].map(([name, value]) => [titleCase(name), value]));
    return keep(response.status, headers, Buffer.from(await response.arrayBuffer()));
  }

  function answerFor(path: string): KeptAnswer | Promise<KeptAnswer> {
    const now = yearInRecife();
    if (now !== year) for (const path of documents) answers.delete(path);
    year = now;
    const found = answers.get(path);
    if (found) return found;
    const made = make(path);
    answers.set(path, made);
    const settle = (kept?: KeptAnswer) => {
      if (answers.get(path) !== made) return;
      if (kept && kept.status < 500) {
        answers.set(path, kept);
        missing.delete(path);
      } else answers.delete(path);
    };
    made.then(settle, () => settle());
    return made;
  }

  return {
    paths: new Set([...pages, ...files.keys()]),
    answerFor,
    makeAll: () => Promise.all([...missing].map(answerFor)),
  };
}

/** @returns what the build has compressed, or nothing where it has not */
function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
}

function titleCase(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
