import { expect, onTestFinished, test, vi } from "vitest";
import { yearInRecife } from "../../app/content/year";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask } from "./raw-http";

/** Some minutes before midnight in Recife, until SIGUSR2 makes it some minutes after. */
const newYearsEve = `
  let time = Date.UTC(2031, 0, 1, 2, 50);
  Date.now = () => time;
  process.on("SIGUSR2", () => { time = Date.UTC(2031, 0, 1, 3, 10); });
`;

/** A clock that is years ahead until SIGUSR2 puts it right. */
const clockAhead = `
  const now = Date.now;
  Date.now = () => Date.UTC(2031, 6, 1);
  process.on("SIGUSR2", () => { Date.now = now; });
`;

test("a clock that was ahead and is put right leaves no wrong year", async () => {
  const site = await startBuiltSite({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead)}` },
  });
  onTestFinished(() => site.stop());
  const year = async () => /© <span>(\d{4})/.exec((await ask(site.port, "GET", "/")).body)?.[1];
  expect(await year()).toBe("2031");
  site.process.kill("SIGUSR2");
  await vi.waitFor(async () => expect(await year()).toBe(yearInRecife()), { timeout: 10_000 });
});

test("a kept page is rendered anew when the year changes in Recife, and only then", async () => {
  const preload = `data:text/javascript,${encodeURIComponent(newYearsEve)}`;
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import=${preload}` } });
  onTestFinished(() => site.stop());
  const read = async () => {
    const [{ body, fields }, missing] = [await ask(site.port, "GET", "/"), await ask(site.port, "GET", "/nada")];
    const [year, yearOfMissing] = [body, missing.body].map((html) => /© <span>(\d{4})/.exec(html)?.[1]);
    expect(yearOfMissing, "the year of the 404").toBe(year);
    return { year, etag: fields.etag };
  };
  const before = await read();
  expect(before.year).toBe("2030");
  expect(await read()).toEqual(before);
  site.process.kill("SIGUSR2");
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
