import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../tools/run-node";

// Windows and macOS have Chrome in a known place, so the PATH is not searched.
test.runIf(process.platform === "linux")("a machine without a Chromium gets Playwright's", async () => {
  const folder = mkdtempSync(join(tmpdir(), "no-chromium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Prints its arguments, and installs nothing.
  writeFileSync(join(folder, "npx"), '#!/bin/sh\necho "asked for $@"\n');
  chmodSync(join(folder, "npx"), 0o755);
  const code = `import { findChromium } from "${resolve("scripts/lib/chromium.mjs")}"; findChromium();`;
  const env = { PATH: folder, CHROMIUM_PATH: "", PLAYWRIGHT_BROWSERS_PATH: folder };
  const { code: exit, err } = await run(["--input-type=module", "-e", code], { env });
  expect(err).toMatch(/^asked for playwright install (--with-deps )?chromium$/m);
  expect(exit).toBe(1);
  expect(err).toContain("No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.");
});
