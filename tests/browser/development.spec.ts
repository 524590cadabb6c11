import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync, utimesSync } from "node:fs";
import { test as base, expect, hydrated } from "./site";

/** What `npm run dev` serves, which is not the built site. */
const test = base.extend<{ development: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from a pattern
  development: async ({}, use) => {
    const server = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev"], {
      stdio: ["ignore", "pipe", "inherit"],
      // Playwright's own would make every line coloured, and the address with it.
      env: { ...process.env, NODE_ENV: "development", FORCE_COLOR: "0", NO_COLOR: "1" },
    });
    await use(await address(server));
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  },
});

test.use({ expectedMessages: /\[vite\]|React DevTools/ });

test("in development the page hydrates, and an edit of the styles shows without a reload", async ({
  development,
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(development, { timeout: 60_000 });
  await hydrated(page);
  await expect(page.getByRole("banner").locator("..")).toHaveCSS("position", "sticky");

  const updated = page.waitForEvent("console", (message) =>
    message.text().includes("css hot updated: /app/styles.css"),
  );
  // Given back its age afterwards: `npm start` builds anew when a source is newer than the build.
  const { atime, mtime } = statSync("app/styles.css");
  utimesSync("app/styles.css", new Date(), new Date());
  await updated.finally(() => utimesSync("app/styles.css", atime, mtime));
  expect(faults).toEqual([]);
  await page.close();
});

/** @returns the address that the server prints when it listens */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (chunk) => {
      printed += chunk;
      const [, url] = /Local:\s+(http\S+)/.exec(printed) ?? [];
      if (url) resolve(url);
    });
    server.once("exit", () => reject(new Error(`the development server ended without an address: ${printed}`)));
  });
}
