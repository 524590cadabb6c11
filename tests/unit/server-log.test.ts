// @vitest-environment node
import { expect, test, vi } from "vitest";
import { logFailure, logMissingPath, oneLine } from "../../app/server/log";

test.each([
  ["C0", "a\0b\tc\nd\re\x1bf", "a\\u0000b\\tc\\nd\\re\\u001bf"],
  ["DEL and C1", "a\x7fb\x85c\x9bd", "a\\u007fb\\u0085c\\u009bd"],
  ["directions of writing", "a\u200eb\u202ec\u2066d\u061ce", "a\\u200eb\\u202ec\\u2066d\\u061ce"],
  ["line separators", "a\u2028b\u2029c", "a\\u2028b\\u2029c"],
  ["half a pair", "a\ud800b", "a\\ud800b"],
  ["what is printable", `/café?q="<ção>"&x=%0a`, `/café?q="<ção>"&x=%0a`],
])("%s on one line", (_name, text, line) => {
  expect(oneLine(text, 200)).toBe(line);
});

test("a long text is cut, and says so", () => {
  expect(oneLine("x".repeat(300), 200)).toBe(`${"x".repeat(200)}…`);
});

test("a missing path and a failure are one line each", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  logMissingPath("/a\nb");
  logFailure(new Error("no\nluck"));
  logFailure("not an Error");
  expect(warn.mock.calls).toEqual([["404 /a\\nb"]]);
  expect(error.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^500 Error: no\\nluck\\n {4}at [^\n]+$/),
    "500 not an Error",
  ]);
  vi.restoreAllMocks();
});
