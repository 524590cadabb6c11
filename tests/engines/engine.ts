import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { firefox, webkit } from "@playwright/test";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

/** What the tests ask of a browser, whoever drives it. Lengths and places are CSS px within the window. */
export interface Engine {
  /** @param url absolute; resolves when its document has been read, in WebKit when it has loaded: before, its driver hangs */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function, sent by its source, within the page; what goes in and out is JSON. */
  evaluate<In extends unknown[], Out>(run: (...values: In) => Out, ...values: In): Promise<Out>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape" | "ArrowRight" | "ArrowLeft"): Promise<void>;
  close(): Promise<void>;
}

const hasDebianWebKit = installed("WebKitWebDriver") && installed("Xvfb");

/** How to start each engine that is not Chromium; undefined where it is not installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: installed("firefox-esr", "firefox") ? startFirefox : playwrightEngine(firefox),
  WebKit: hasDebianWebKit ? () => startWebKit() : playwrightEngine(webkit),
};

/** As Safari 16, which knows no popovers; undefined where Debian's WebKit is not installed. */
export const startSafari16 = hasDebianWebKit ? () => startWebKit("-PopoverAttribute") : undefined;

function installed(...programs: string[]): string | undefined {
  const directories = (process.env.PATH ?? "").split(delimiter);
  return programs
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .find((path) => existsSync(path));
}

/** Debian's Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: installed("firefox-esr", "firefox"),
    // Without a screen Firefox has no mouse; 6 is one that hovers and points finely.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...values) => page.evaluate(run as never, ...(values as never)),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  };
}

/**
 * Debian's WebKitGTK, the engine of Safari, by classic WebDriver, in a screen of its own.
 *
 * @param features of WebKit to switch off ("-PopoverAttribute"), as older Safaris lack them; its MiniBrowser lists them all
 */
async function startWebKit(...features: string[]): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), "webkit-"));
  // Its toolbar would keep the window from being as narrow as a phone.
  mkdirSync(join(config, "gtk-3.0"));
  writeFileSync(
    join(config, "gtk-3.0/gtk.css"),
    "* { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }",
  );
  const screen = await startScreen();
  // Where there is no graphics card, waiting for one would never end.
  const drawing = { WEBKIT_DISABLE_DMABUF_RENDERER: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const env = { ...process.env, ...drawing, DISPLAY: screen.display, XDG_CONFIG_HOME: config };
  const driver = new DriverService.Builder(installed("WebKitWebDriver") as string)
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation", `--features=${features.join()}`] },
    })
    .build();
  const at = (x: number, y: number) => session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 20 });
  const keys = {
    Tab: Key.TAB,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowLeft: Key.ARROW_LEFT,
  };
  return {
    open: (url) => session.get(url),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    evaluate: (run, ...values) => session.executeScript(`return (${run}).apply(null, arguments)`, ...values),
    move: (x, y) => at(x, y).perform(),
    click: (x, y) => at(x, y).click().perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    close: async () => {
      await session.quit();
      await driver.kill();
      screen.process.kill();
    },
  };
}

/** Playwright's own build, where `npx playwright install` has put one. */
function playwrightEngine(type: typeof firefox): (() => Promise<Engine>) | undefined {
  if (!existsSync(type.executablePath())) return undefined;
  return async () => {
    const browser = await type.launch();
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (run, ...values) => page.evaluate(`(${run}).apply(null, ${JSON.stringify(values)})`) as never,
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
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
