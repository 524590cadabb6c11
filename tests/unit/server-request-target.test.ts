// @vitest-environment node
import { describe, expect, test } from "vitest";
import { readTarget } from "../../app/server/request-target";

const known = new Set(["/", "/a-page", "/icon.svg", "/build/assets/entry-Ab12.js"]);

describe("readTarget", () => {
  test.each([
    ["/", "/"],
    ["/?q=1", "/"],
    ["/a-page", "/a-page"],
    ["/a-page?utm_source=x&y", "/a-page"],
    ["/a-page#part", "/a-page"],
    ["http://evil.example/a-page?x", "/a-page"],
    ["HTTPS://evil.example", "/"],
    ["http://evil.example?x", "/"],
    ["/build/assets/entry-Ab12.js", "/build/assets/entry-Ab12.js"],
  ])("%s names %s", (target, path) => {
    expect(readTarget(target, known)).toEqual({ kind: "kept", path });
  });

  test.each([
    ["/a-page/", "/a-page"],
    ["/A-Page///?q=1", "/a-page?q=1"],
    ["/A-PAGE?a=b&c=%20d", "/a-page?a=b&c=%20d"],
    [`/a-page/?"<'>\\^{}\xe9`, "/a-page?%22%3C%27%3E%5C%5E%7B%7D%C3%A9"],
    ["http://evil.example/A-PAGE", "/a-page"],
    ["/%61%2Dpage?q=%61", "/a-page?q=%61"],
    ["/icon%2esvg", "/icon.svg"],
  ])("%s leads to %s", (target, location) => {
    expect(readTarget(target, known)).toEqual({ kind: "redirect", location });
  });

  test.each([
    "",
    "*",
    "//",
    "//a-page",
    "//evil.example/a-page",
    "/%2Fa-page",
    "/%61-page%",
    "/a-page/../a-page",
    "/a-page%00",
    "/a-page\\",
    "/toString",
    "/__proto__",
    "/nothing?q=1",
    "ftp://evil.example/a-page",
  ])("%j is not kept, or the home page when it says nothing", (target) => {
    const [path, query] = target.split(/(?=\?)/);
    expect(readTarget(target, known)).toEqual(
      target === "" ? { kind: "kept", path: "/" } : { kind: "other", path, query: query ?? "" },
    );
  });

  test("a target of slashes is read in a moment", () => {
    const slashes = "/".repeat(100_000);
    expect(readTarget(`/x${slashes}y`, known).kind).toBe("other");
    expect(readTarget(`/a-page${slashes}`, known)).toEqual({ kind: "redirect", location: "/a-page" });
  });
});
