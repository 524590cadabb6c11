import jsQR from "jsqr";
import sharp from "sharp";
import { business } from "../../app/content/business";
import { place } from "../../app/content/claims";
import { whatsappHref } from "../../app/formats/contact-links";
import { desktop, expect, pathOf, screenNames, shownPhone, shownWhatsapp, test } from "./site";

test("paper gets the notice for the porter's lodge and nothing else, on one sheet; a receipt gets name and number", async ({
  open,
}) => {
  const { district, city } = business.address;
  for (const screen of screenNames) {
    const page = await open(screen);
    await page.emulateMedia({ media: "print" });
    const footer = page.getByRole("contentinfo");
    for (const fact of [business.name, shownPhone, shownWhatsapp, place, district, city, business.hours]) {
      const shown = footer.getByText(fact).filter({ visible: true }).first();
      await expect(shown, screen).toHaveCSS("color", "rgb(0, 0, 0)");
    }
    for (const role of ["heading", "banner", "navigation", "complementary"] as const)
      await expect(page.getByRole(role), screen).toHaveCount(0);
    await expect(page.locator("main svg[viewBox='0 0 400 560']"), screen).toBeVisible();
    const strips = await footer.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(strips.split(shownPhone).slice(1), screen).toHaveLength(10);
    for (const size of [{ format: "A4" }, { width: "58mm", height: "80mm" }]) {
      const sheets = (await page.pdf(size)).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(sheets, `${screen}, ${JSON.stringify(size)}`).toHaveLength(1);
    }
    await page.emulateMedia({ media: "screen" });
  }
});

const details = { tag: "@owner" };
test("a phone's camera reads the owner's chat from a wide window and from paper", details, async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto(pathOf("home"));
  const code = page.getByRole("img", { name: /QR/ });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { data, info } = await sharp(await page.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(whatsappHref(business.whatsapp));
  }
});
