import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { freePort } from "../../../scripts/lib/built-site.mjs";
import { expect, hydrated, oneOfEachKind, pathOf, test } from "../../browser/fixtures";
import { copySite } from "../../tools/site-copy";

test("`npm run dev` shows a content fault until it is corrected, and hydrates in silence", async ({ browser }) => {
  const folder = copySite();
  const file = `${folder}/app/content/business.ts`;
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\nbusiness.phone = "+5581";\n`);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const remix = ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", String(port), "--strictPort"];
  const env = { ...process.env, NODE_ENV: "development" } as const;
  const server = spawn(process.execPath, remix, { cwd: folder, env, stdio: "ignore" });
  const page = await browser.newPage();
  try {
    await expect(() => fetch(address)).toPass({ timeout: 60_000 });
    const faults: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("framenavigated", () => faults.splice(0)); // Vite may reload the page while it is still bundling packages
    await page.goto(address);
    await expect(page.getByText(/app\/content\/business\.ts, linha \d+: phone/)).toBeVisible();
    writeFileSync(file, text);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)", { timeout: 60_000 });
    for (const screen of oneOfEachKind) {
      await page.goto(address + pathOf(screen));
      await hydrated(page);
      const own = faults.filter((fault) => !/404|No routes matched/.test(fault));
      expect(own, `${screen}, in StrictMode`).toEqual([]);
    }
    await page.goto("about:blank"); // messages of the last page no longer count
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await Promise.all([connected, page.goto(address)]);
    await hydrated(page); // Vite drops changes of modules that have not run yet
    writeFileSync(file, `${text}\nbusiness.arrivalMinutes = 77;\n`);
    await expect(page.getByText("77 minutos").first(), "a change without a manual reload").toBeAttached();
  } finally {
    await page.close();
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    rmSync(folder, { recursive: true });
  }
});
