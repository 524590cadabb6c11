import { business } from "../../app/content/business";
import { expect, screenNames, shownPhone, shownWhatsapp, test } from "./site";

test("paper gets the contact card and nothing else, on one sheet", async ({ open }) => {
  const { street, district, city } = business.address;
  for (const screen of screenNames) {
    const page = await open(screen);
    await page.emulateMedia({ media: "print" });
    const footer = page.getByRole("contentinfo");
    for (const fact of [business.name, shownPhone, shownWhatsapp, street, district, city, business.hours]) {
      await expect(footer.getByText(fact).first(), screen).toBeVisible();
      await expect(footer.getByText(fact).first(), screen).toHaveCSS("color", "rgb(0, 0, 0)");
    }
    for (const role of ["main", "banner", "navigation", "img", "complementary"] as const)
      await expect(page.getByRole(role), screen).toHaveCount(0);
    const sheets = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, screen).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  }
});
