import { expect, onTestFinished, test, vi } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask } from "./raw-http";

/** Two seconds before midnight in Recife, from the start of the process on. */
const newYearsEve = `
  const now = Date.now, shift = Date.UTC(2031, 0, 1, 3) - 2000 - now();
  Date.now = () => now() + shift;
`;

test("a kept page is rendered anew when the year changes in Recife, and only then", async () => {
  const preload = `data:text/javascript,${encodeURIComponent(newYearsEve)}`;
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import=${preload}` } });
  onTestFinished(() => site.stop());
  const read = async () => {
    const { body, fields } = await ask(site.port, "GET", "/");
    return { year: /© <span>(\d{4})/.exec(body.toString())?.[1], etag: fields.etag };
  };
  const before = await read();
  expect(before.year).toBe("2030");
  expect(await read()).toEqual(before);
  const after = await vi.waitFor(
    async () => {
      const page = await read();
      expect(page.year).toBe("2031");
      return page;
    },
    { timeout: 10_000 },
  );
  expect(after.etag).not.toBe(before.etag);
  expect(await read()).toEqual(after);
});
