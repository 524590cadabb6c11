import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { isHydrated } from "./in-page";

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Starts the scripts as a key press does, and waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(isHydrated);
}

/** Checks text colors in light and dark mode, and everything else in light mode. */
export async function expectNothingOfAxe(page: Page): Promise<void> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: "light" });
  expect((await axe().analyze()).violations, page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect((await axe().withRules("color-contrast").analyze()).violations, `${page.url()}, dark`).toEqual([]);
}
