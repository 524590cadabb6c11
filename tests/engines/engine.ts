import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { Builder, By } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { installed } from "../../scripts/lib/chromium.mjs";

/** A browser with one page, whoever drives it. Lengths are CSS px. */
export interface Engine {
  /** @param url absolute; resolves when its document has been read; in WebKit when it has loaded */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function, sent by its source, within the page; values and result are JSON. */
  evaluate<In extends unknown[], Out>(run: (...values: In) => Out, ...values: In): Promise<Out>;
  /** Scrolls the first element of the selector into view, and clicks its middle. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

const [firefoxPath] = installed("firefox-esr", "firefox");
const [webKitDriver] = installed("WebKitWebDriver");
const hasDebianWebKit = webKitDriver && installed("Xvfb").length > 0;

if (!firefoxPath) console.warn("SKIPPED: Firefox, as it is not installed (Debian: firefox-esr)");
if (!hasDebianWebKit) console.warn("SKIPPED: WebKit, as it is not installed (Debian: webkit2gtk-driver xvfb)");

/** How to start each engine; undefined where it is not installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefoxPath ? startFirefox : undefined,
  WebKit: hasDebianWebKit ? startWebKit : undefined,
  // Safari 16 has no popovers.
  "WebKit without popovers": hasDebianWebKit ? () => startWebKit("-PopoverAttribute") : undefined,
};

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    // Without a screen Firefox has no mouse; 6 is one that hovers and points finely.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...values) => page.evaluate(run as never, ...(values as never)),
    click: (selector) => page.click(selector),
    close: () => browser.close(),
  };
}

/**
 * Debian's WebKitGTK, the engine of Safari, by classic WebDriver, in a screen of its own.
 *
 * @param features of WebKit to switch off, each with a "-" before it; its MiniBrowser lists them all
 */
async function startWebKit(...features: string[]): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), "webkit-"));
  // Its toolbar would keep the window from being as narrow as a phone.
  mkdirSync(join(config, "gtk-3.0"));
  const narrow = "* { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }";
  writeFileSync(join(config, "gtk-3.0/gtk.css"), narrow);
  const screen = await startScreen();
  // Without a graphics card, waiting for one would never end.
  const drawing = { WEBKIT_DISABLE_DMABUF_RENDERER: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const env = { ...process.env, ...drawing, DISPLAY: screen.display, XDG_CONFIG_HOME: config };
  const driver = new DriverService.Builder(webKitDriver as string).setLoopback(true).setEnvironment(env).build();
  const options = { args: ["--automation", `--features=${features.join()}`] };
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  return {
    open: (url) => session.get(url),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    evaluate: (run, ...values) => session.executeScript(`return (${run}).apply(null, arguments)`, ...values),
    click: (selector) => session.findElement(By.css(selector)).click(),
    close: async () => {
      await session.quit();
      await driver.kill();
      screen.process.kill();
    },
  };
}

/** @returns an X server without a monitor, and the name of its display, which it chooses itself */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise((resolve) => process.stdout?.once("data", (text) => resolve(String(text).trim())));
  return { process, display: `:${number}` };
}
