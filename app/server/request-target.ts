/** What a request line asks for. `known` paths are those of the routes; `files` those of public/ and /build/. */
export type Target =
  | { kind: "answer"; path: string }
  | { kind: "file"; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "missing"; path: string };

/**
 * Reads the target of a request line without touching the disk, decoding nothing: what is not named here does not exist.
 *
 * @param target as received: origin form (`/path?query`) or absolute form, whose origin is ignored (RFC 9112 section 3.2.2)
 * @returns the route or file it names, its canonical spelling when only case or trailing slashes differ, or the missing path
 */
export function readTarget(target: string, known: ReadonlySet<string>, files: ReadonlySet<string>): Target {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (known.has(path || "/")) return { kind: "answer", path: path || "/" };
  if (files.has(path)) return { kind: "file", path };
  const canonical = path.replace(/(?<=[^/])\/+$/, "").toLowerCase();
  if (known.has(canonical)) {
    return { kind: "redirect", location: canonical + query.replace(/[^\x21-\x7e]/g, encodeURIComponent) };
  }
  return { kind: "missing", path: path + query };
}
