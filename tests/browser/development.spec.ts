import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { copySite } from "../tools/built-copy";
import { expect, hydrated, test } from "./site";

test("`npm run dev` says what is wrong with the content; once mended, the page hydrates in silence, and a change breaks no request", async ({
  browser,
}) => {
  const folder = copySite();
  const file = `${folder}/app/content/business.ts`;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/phone: ".*"/, 'phone: "+5581"'));
  const server = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // Playwright's own environment would colour every line, and the address with it.
    env: { ...process.env, NODE_ENV: "development", FORCE_COLOR: "0", NO_COLOR: "1" },
  });
  let told = "";
  server.stderr.on("data", (chunk) => {
    told += chunk;
  });
  const page = await browser.newPage();
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = "";
      server.stdout.on("data", (chunk) => {
        printed += chunk;
        const [, url] = /Local:\s+(http\S+)/.exec(printed) ?? [];
        if (url) resolve(url);
      });
      server.once("exit", () =>
        reject(new Error(`the development server ended without an address: ${printed}${told}`)),
      );
    });
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    // Vite loads a page anew that came while it was still bundling packages.
    page.on("framenavigated", () => faults.splice(0));
    await page.goto(address);
    await expect(page.getByText(/app\/content\/business\.ts, linha \d+: phone/)).toBeVisible();
    writeFileSync(file, text);
    await expect(page.getByRole("banner").locator("..")).toHaveCSS("position", "sticky", { timeout: 60_000 });
    await hydrated(page);
    expect(faults).toEqual([]);
    writeFileSync(file, text.replace(/arrivalMinutes: \d+/, "arrivalMinutes: 77"));
    const statuses = new Set<number>();
    const askAtOnce = async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(address)));
      for (const { status } of answers) statuses.add(status);
      return (await answers[0]?.text())?.includes("77 minutos");
    };
    await expect.poll(askAtOnce, "a change of the content").toBe(true);
    expect([...statuses], "requests during a change").toEqual([200]);
    // Chromium may never close a page that is being loaded anew, as each fault asks it to.
    await page.close();
    writeFileSync(file, text.replace(/origin: ".*"/, 'origin: "x"'));
    await expect.poll(() => told, "a second fault").toMatch(/app\/content\/business\.ts, linha \d+: origin/);
  } finally {
    await page.close();
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    rmSync(folder, { recursive: true });
  }
});
