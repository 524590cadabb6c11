import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { format } from "node:util";

/** Characters, nearly all of one byte: a write of up to 4,096 bytes into a pipe is never cut in two (POSIX, PIPE_BUF). */
const LONGEST_LINE = 4000;

/**
 * Writes one line: time (ISO 8601, UTC), level, message. Errors go to stderr and all else to stdout, because hosting
 * platforms read the severity from the stream.
 */
export function log(level: "info" | "warn" | "error", message: string): void {
  try {
    // `process.stdout` buffers without limit when nobody reads, and stops for good after one failed write.
    writeSync(level === "error" ? 2 : 1, `${new Date().toISOString()} ${level} ${oneLine(message, LONGEST_LINE)}\n`);
  } catch {
    // A full disk or a closed pipe must not keep a visitor from the number.
  }
}

/** Logs a request that the site refuses, such as one for a missing path: status, path and query as the client sent them. */
export function logRefusal(status: number, target: string): void {
  log("warn", `${status} ${oneLine(target, 200)}`);
}

/** Logs an error of ours with its stack. */
export function logFailure(error: unknown): void {
  log("error", `500 ${stackOf(error)}`);
}

/** Sends what libraries and Node print through `log`, and logs an error that nobody caught before the process ends. */
export function logEverything(): void {
  for (const name of ["debug", "log", "info"] as const) console[name] = (...texts) => log("info", format(...texts));
  console.warn = (...texts) => log("warn", format(...texts));
  // remix-serve calls this function without an argument when the server has closed.
  console.error = (...texts) => texts.length > 0 && log("error", format(...texts));
  process.removeAllListeners("warning").on("warning", (warning) => log("warn", stackOf(warning)));
  process.on("uncaughtException", (error) => end(`stopping: ${stackOf(error)}`));
}

/** Switches off the access log of morgan, which remix-serve always uses: its lines have no time. */
export function silenceMorgan(): void {
  const remixServe = createRequire(import.meta.url).resolve("@remix-run/serve/package.json");
  createRequire(remixServe)("morgan").format("tiny", () => undefined);
}

/** Logs why the process ends, and ends it. */
export function end(sentence: string): never {
  log("error", sentence);
  process.exit(1);
}

/**
 * @returns at most `limit` characters of `text` on one line, with control characters escaped, so that a client cannot forge
 *   a line (OWASP Logging Cheat Sheet, "log injection")
 */
function oneLine(text: string, limit: number): string {
  const line = text
    .slice(0, limit + 1)
    .replaceAll("\n", "\\n")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  return line.length > limit ? `${line.slice(0, limit)}…` : line;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
