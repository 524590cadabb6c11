/** What a request line asks for. */
export type Target =
  | { kind: "kept"; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "other"; path: string; query: string };

/**
 * Reads the target of a request line without touching the disk.
 *
 * @param target as received: origin form (`/path?query`) or absolute form, whose origin is ignored (RFC 9112 section 3.2.2)
 * @param kept the paths of what is kept, as `asAskedFor` writes them
 * @returns the kept path it names; its canonical spelling, query kept, when only
 *   case, trailing slashes or percent-encoding differ; or its parts
 */
export function readTarget(target: string, kept: ReadonlySet<string>): Target {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (kept.has(path || "/")) return { kind: "kept", path: path || "/" };
  const canonical = asAskedFor(
    decoded(path)
      .replace(/(?<=[^/])\/+$/, "")
      .toLowerCase(),
  );
  // Only the characters of a query (RFC 3986 section 3.4) without the quote go back as they came.
  const safeQuery = query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/g, encodeURIComponent).replaceAll("'", "%27");
  if (kept.has(canonical)) return { kind: "redirect", location: canonical + safeQuery };
  return { kind: "other", path, query };
}

/** @returns the path as routes are matched by it; as it came where it is not well-formed */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @returns the path of a page or file as browsers ask for it: what a path cannot hold as it is, in percent-encoding */
export function asAskedFor(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
