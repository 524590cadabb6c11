import sharp from "sharp";
import { business } from "~/content/business";
import { expect, pathOf, phone, screenNames, test } from "./fixtures";

test.use(phone);

test("the browser accepts the web app manifest, and each icon has the size that it states", async ({ open }) => {
  const page = await open("home");
  const session = await page.context().newCDPSession(page);
  const { errors, data = "" } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, description, short_name, ...manifest } = JSON.parse(data);
  expect(manifest).toEqual({
    name: business.name,
    lang: "pt-BR",
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#0b1430",
    theme_color: "#0b1430",
  });
  const drawn = icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(sizes, src).toBe(`${width}x${height}`);
  }
});

test("nothing to tap is under the home indicator of an upright phone", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, bottom: 34 } });
  for (const screen of screenNames) {
    await page.goto(pathOf(screen));
    const links = page.getByRole("complementary").getByRole("link");
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    for (const link of await links.all()) {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(y + height, screen).toBeLessThanOrEqual(phone.viewport.height - 34);
    }
  }
});
