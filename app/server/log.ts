/**
 * Writes one line about a path that is not there.
 *
 * @param path as the client sent it; what could break or colour the line (control characters, C1 and line separators
 *   included) is escaped, and it is cut at 200 characters (OWASP Logging Cheat Sheet, "log injection")
 */
export function logMissingPath(path: string): void {
  console.warn(`404 ${oneLine(path, 200)}`);
}

/** Writes one line about a failure of our own, its stack included. */
export function logFailure(error: unknown): void {
  console.error(`500 ${oneLine(error instanceof Error ? (error.stack ?? error.message) : String(error), 4000)}`);
}

/** @returns `text` on one line of printable characters, at most `limit` characters of it */
export function oneLine(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    JSON.stringify(character)
      .slice(1, -1)
      .replace(/^[^\\].*/s, escapeCode),
  );
}

function escapeCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
