import { expect, onTestFinished, test } from "vitest";
import { yearInRecife } from "../../app/formats/year";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { ask } from "../tools/raw-http";
import { importing } from "../tools/run-node";

/** A wrong clock: some minutes before a new year in Recife; after SIGUSR2 some minutes later; after another one put right. A minute is 0.6 s. */
const clock = `
  const real = Date.now;
  const times = [Date.UTC(2031, 0, 1, 2, 50), Date.UTC(2031, 0, 1, 3, 10)];
  Date.now = () => times[0] ?? real();
  process.on("SIGUSR2", () => times.shift());
  const every = setInterval;
  globalThis.setInterval = (call, ms) => every(call, ms / 100);
`;

test("pages show the year in Recife, in a new year and when a wrong clock is put right", async () => {
  const site = await startBuiltSite({ env: { NODE_OPTIONS: importing(clock) } });
  onTestFinished(() => site.stop());
  const yearIn = (body: Buffer) => /© <span>(\d{4})/.exec(body.toString())?.[1];
  let [etag, shown] = ["", yearIn(Buffer.of())];
  /** Asks as a browser that has the page: an answer 304 would leave the old year on the screen. */
  const readYears = async () => {
    const page = await ask(site.port, "GET", "/", { "If-None-Match": etag });
    const unknown = await ask(site.port, "GET", "/nothing");
    if (page.status === 200) [etag, shown] = [page.headers.etag ?? "", yearIn(page.body)];
    return [shown, yearIn(unknown.body)];
  };
  for (const year of ["2030", "2031", yearInRecife()]) {
    await expect.poll(readYears).toEqual([year, year]);
    site.process.kill("SIGUSR2");
  }
});
