/** What a request line asks for. */
export type Target =
  | { kind: "answer"; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "missing"; path: string };

/**
 * Reads the target of a request line without touching the disk, decoding nothing: what is not named here does not exist.
 *
 * @param target as received: origin form (`/path?query`) or absolute form, whose origin is ignored (RFC 9112 section 3.2.2)
 * @param known the paths of every route and file
 * @returns the path it names; its canonical spelling, query kept, when only case or trailing slashes differ; or the missing path
 */
export function readTarget(target: string, known: ReadonlySet<string>): Target {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (known.has(path || "/")) return { kind: "answer", path: path || "/" };
  const canonical = path.replace(/(?<=[^/])\/+$/, "").toLowerCase();
  // Only the characters of a query (RFC 3986 section 3.4) without the quote go back as they came.
  const safeQuery = query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/g, encodeURIComponent).replaceAll("'", "%27");
  if (known.has(canonical)) return { kind: "redirect", location: canonical + safeQuery };
  return { kind: "missing", path: path + query };
}
