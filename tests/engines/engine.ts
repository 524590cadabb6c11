import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

/** A browser with one page, whoever drives it. Lengths and places are CSS px within the window. */
export interface Engine {
  /** @param url absolute; resolves when its document has been read; in WebKit when it has loaded */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function, sent by its source, within the page; values and result are JSON. */
  evaluate<In extends unknown[], Out>(run: (...values: In) => Out, ...values: In): Promise<Out>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

const firefoxPath = installed("firefox-esr") ?? installed("firefox");
const hasDebianWebKit = installed("WebKitWebDriver") && installed("Xvfb");
const oldChromium = process.env.OLD_CHROMIUM_PATH;

/** How to start each engine; undefined where it is not installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefoxPath ? startFirefox : undefined,
  WebKit: hasDebianWebKit ? () => startWebKit() : undefined,
  // As Safari 16.
  "WebKit without popovers": hasDebianWebKit ? () => startWebKit("-PopoverAttribute") : undefined,
  "An old Chromium": oldChromium ? startOldChromium : undefined,
};

function installed(program: string): string | undefined {
  const directories = (process.env.PATH ?? "").split(delimiter);
  return directories.map((directory) => join(directory, program)).find((path) => existsSync(path));
}

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    // Without a screen Firefox has no mouse; 6 is one that hovers and points finely.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  return puppeteerEngine(browser);
}

/** Chromium 80 or later; some npm packages for serverless use carry one: chrome-aws-lambda 3.1.1 unpacks to 83. */
async function startOldChromium(): Promise<Engine> {
  const args = ["--no-sandbox", "--disable-gpu"];
  // An old Chromium does not report its first page as the driver expects.
  const options = { executablePath: oldChromium, headless: "shell", waitForInitialPage: false, args } as const;
  return puppeteerEngine(await puppeteer.launch(options));
}

async function puppeteerEngine(browser: Browser): Promise<Engine> {
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...values) => page.evaluate(run as never, ...(values as never)),
    click: (x, y) => page.mouse.click(x, y),
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
  const program = installed("WebKitWebDriver") as string;
  const driver = new DriverService.Builder(program).setLoopback(true).setEnvironment(env).build();
  const options = { args: ["--automation", `--features=${features.join()}`] };
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
  return {
    open: (url) => session.get(url),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    evaluate: (run, ...values) => session.executeScript(`return (${run}).apply(null, arguments)`, ...values),
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 20 })
        .click()
        .perform(),
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
