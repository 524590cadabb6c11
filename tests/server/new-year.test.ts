import { expect, onTestFinished, test, vi } from "vitest";
import { yearInRecife } from "../../app/content/year";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask } from "./raw-http";
import { importing } from "./run-node";

/** A wrong clock: some minutes before a new year in Recife; after SIGUSR2 some minutes later; after another one put right. */
const clock = `
  const real = Date.now;
  const times = [Date.UTC(2031, 0, 1, 2, 50), Date.UTC(2031, 0, 1, 3, 10)];
  Date.now = () => times[0] ?? real();
  process.on("SIGUSR2", () => times.shift());
`;

test("pages show the year in Recife, in a new year and when a wrong clock is put right", async () => {
  const site = await startBuiltSite({ env: { NODE_OPTIONS: importing(clock) } });
  onTestFinished(() => site.stop());
  let etag = "";
  /** Asks as a browser that has the page; 304 would leave the old year on the screen. */
  const expectYear = (year: string) =>
    vi.waitFor(
      async () => {
        const page = await ask(site.port, "GET", "/", { "If-None-Match": etag });
        const unknown = await ask(site.port, "GET", "/nothing");
        const years = [page, unknown].map(({ body }) => /© <span>(\d{4})/.exec(body.toString())?.[1]);
        expect(years).toEqual([year, year]);
        etag = page.headers.etag ?? "";
      },
      { timeout: 10_000 },
    );
  await expectYear("2030");
  site.process.kill("SIGUSR2");
  await expectYear("2031");
  site.process.kill("SIGUSR2");
  await expectYear(yearInRecife());
});
