import jsQR from "jsqr";
import sharp from "sharp";
import { business } from "~/content/business";
import { footer as footerContent } from "~/content/footer";
import { streetAndDistrict } from "~/content/phrases";
import { desktop, expect, pathOf, screenNames, shownPhone, shownWhatsapp, test } from "./fixtures";

test("the printed sheet has the facts, black on white, and nothing else", async ({ page }) => {
  const facts = [
    business.name,
    `Ligar ${shownPhone}`,
    footerContent.codeText,
    `WhatsApp ${shownWhatsapp} (abre em nova aba)`,
    `${streetAndDistrict} ${business.address.city} – ${business.address.state}`,
    business.hours,
  ];
  for (const screen of screenNames) {
    await page.goto(pathOf(screen));
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(() => {
      const { body } = document;
      const outer = [...body.querySelectorAll<HTMLElement>("p, a")].filter((element) => !element.matches("p *, a *"));
      const shown = outer.filter((element) => element.checkVisibility());
      const range = document.createRange();
      const boxes = shown.flatMap((element) => {
        const picture = element.querySelector("img"); // the QR code: its caption is a box of its own
        if (picture) range.selectNode(element.firstChild ?? picture);
        return (picture ? [range, picture] : [element]).map((part) => part.getBoundingClientRect());
      });
      return {
        words: body.innerText.replace(/\s+/g, " ").trim(),
        texts: shown.map((element) => element.innerText.replace(/\s+/g, " ").trim()),
        colors: [...new Set(shown.map((element) => getComputedStyle(element).color))],
        overlaps: boxes.filter((one, index) =>
          boxes.some((other, place) => place > index && one.top < other.bottom - 1 && other.top < one.bottom - 1),
        ).length,
      };
    });
    expect(new Set(printed.texts), screen).toEqual(new Set(facts));
    expect(printed.words.length, `${screen}: other words`).toBeLessThan(facts.join(" ").length + 10);
    expect(printed.colors, screen).toEqual(["rgb(0, 0, 0)"]);
    expect(printed.overlaps, screen).toBe(0);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, screen).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  }
});

test("a phone's camera reads the chat's QR code from a wide window and from paper", async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto(pathOf("home"));
  const code = page.getByRole("img", { name: /QR/ });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const picture = await page.screenshot();
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    expect(read).toBe(`https://wa.me/${business.whatsapp.slice(1)}`);
  }
});
