// @vitest-environment node
import * as fs from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { log, logFailure, logMissingPath, oneLine } from "../../app/server/log";

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

vi.mock("node:fs", { spy: true });
afterEach(() => vi.resetAllMocks());

/** What went to which stream (1 is stdout, 2 stderr). */
const written = () => vi.mocked(fs.writeSync).mock.calls.map(([stream, line]) => [stream, String(line)]);

test("every line has a time and a level, and errors alone go to stderr", () => {
  vi.mocked(fs.writeSync).mockImplementation(() => 0);
  log("info", "started");
  logMissingPath("/a\nb");
  logFailure(new Error("no\nluck"));
  logFailure("not an Error");
  const time = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";
  const line = (rest: string) => expect.stringMatching(new RegExp(`^${time} ${rest}\n$`));
  expect(written()).toEqual([
    [1, line("info started")],
    [1, line("warn 404 /a\\\\nb")],
    [2, line("error 500 Error: no\\\\nluck\\\\n {4}at [^\n]+")],
    [2, line("error 500 not an Error")],
  ]);
});

test("a line of any length is written at once, and a pipe takes it whole", () => {
  vi.mocked(fs.writeSync).mockImplementation(() => 0);
  log("warn", "x".repeat(100_000));
  expect(written()).toHaveLength(1);
  // POSIX's PIPE_BUF on Linux: what is longer, other processes may write into.
  expect(Buffer.byteLength(String(written()[0]?.[1])), "bytes of a line: LONGEST in log.ts").toBeLessThanOrEqual(4096);
});

test("a log that cannot be written ends nothing, and tells later what it lost", () => {
  vi.mocked(fs.writeSync).mockImplementation(() => {
    throw Object.assign(new Error("no space"), { code: "ENOSPC" });
  });
  log("info", "one");
  log("info", "two");
  vi.mocked(fs.writeSync).mockImplementation(() => 0);
  log("info", "three");
  expect(written().at(-1)?.[1]).toMatch(/ info three \(and 2 lines before could not be written\)\n$/);
});
