/** What a request line asks for. */
export type Target =
  | { kind: "kept"; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "other"; path: string; query: string };

/**
 * Reads the target of a request line without touching the disk, decoding nothing.
 *
 * @param target as received: origin form (`/path?query`) or absolute form, whose origin is ignored (RFC 9112 section 3.2.2)
 * @param kept the paths of what is kept
 * @returns the kept path it names; its canonical spelling, query kept, when only case or trailing slashes differ; or its parts
 */
export function readTarget(target: string, kept: ReadonlySet<string>): Target {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (kept.has(path || "/")) return { kind: "kept", path: path || "/" };
  const canonical = path.replace(/(?<=[^/])\/+$/, "").toLowerCase();
  // Only the characters of a query (RFC 3986 section 3.4) without the quote go back as they came.
  const safeQuery = query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/g, encodeURIComponent).replaceAll("'", "%27");
  if (kept.has(canonical)) return { kind: "redirect", location: canonical + safeQuery };
  return { kind: "other", path, query };
}
