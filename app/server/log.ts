import { writeSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { format } from "node:util";

export type Level = "info" | "warn" | "error";

/** A write of up to 4,096 bytes into a pipe is whole or does not happen (POSIX, PIPE_BUF). */
const LONGEST = 4000;

let lost = 0;

/**
 * Writes one line: time (ISO 8601, UTC), level, message. Errors go to stderr, all else to stdout, as hosting platforms
 * read severity from the stream.
 *
 * @param message on one line of printable characters, whatever is in it (OWASP Logging Cheat Sheet, "log injection")
 */
export function log(level: Level, message: string): void {
  const told = lost > 0 ? `${message} (and ${lost} lines before could not be written)` : message;
  try {
    // Not by way of process.stdout, which keeps what nobody reads in memory, and after one failure never writes again.
    writeSync(level === "error" ? 2 : 1, `${new Date().toISOString()} ${level} ${oneLine(told, LONGEST)}\n`);
    lost = 0;
  } catch {
    // The reader is gone or slow, or the disk is full: that must not keep a visitor from the number.
    lost++;
  }
}

/** Writes one line about a path that is not there, as the client sent it, cut at 200 characters. */
export function logMissingPath(path: string): void {
  log("warn", `404 ${oneLine(path, 200)}`);
}

/** Writes one line about a failure of our own, its stack included. */
export function logFailure(error: unknown): void {
  log("error", `500 ${stackOf(error)}`);
}

/** One line for each answer, for use without a proxy, whose business that is: client, request, status, ms. */
export const logAccess: RequestListener = (request, response) => {
  const begun = performance.now();
  const { remoteAddress } = request.socket;
  const line = `${request.method} ${oneLine(request.url ?? "", 200)}`;
  response.once("close", () => {
    log("info", `${remoteAddress} ${line} ${response.statusCode} ${(performance.now() - begun).toFixed(1)} ms`);
  });
};

/** From now on whatever libraries and Node itself tell goes through `log`, and what nobody caught is told before the end. */
export function logEverything(): void {
  for (const name of ["debug", "log", "info"] as const) console[name] = (...texts) => log("info", format(...texts));
  console.warn = (...texts) => log("warn", format(...texts));
  // remix-serve hands this function what closing the server gave, which is nothing.
  console.error = (...texts) => texts.length > 0 && log("error", format(...texts));
  process.removeAllListeners("warning").on("warning", (warning) => log("warn", stackOf(warning)));
  process.on("uncaughtException", (error) => end(`stopping: ${stackOf(error)}`));
}

/** Takes away the line that remix-serve's morgan writes for each request that it sees: it has no time, and no switch. */
export function silenceMorgan(): void {
  const remixServe = createRequire(import.meta.url).resolve("@remix-run/serve/package.json");
  createRequire(remixServe)("morgan").format("tiny", () => undefined);
}

/** Ends the process with the one sentence that says why. */
export function end(sentence: string): never {
  log("error", sentence);
  process.exit(1);
}

/** @returns `text` on one line of printable characters, at most `limit` of them */
export function oneLine(text: string, limit: number): string {
  const line = text.slice(0, limit + 1).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    JSON.stringify(character)
      .slice(1, -1)
      .replace(/^[^\\].*/s, escapeCode),
  );
  return line.length > limit ? `${line.slice(0, limit)}…` : line;
}

function escapeCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
