import { navigation } from "~/content/navigation";
import { desktop, expect, pathOf, phone, serviceScreen, test, titleOf } from "./fixtures";

test.use(desktop);

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    // documents/links.test.ts checks all other links.
    test("the menu leads to pages, and to sections right below the header", async ({ open, menu, menuButton }) => {
      const page = await open("home");
      const sections = navigation.filter(({ to }) => to.startsWith("/#"));
      const servicePage = navigation.filter(({ to }) => to === pathOf(serviceScreen));
      for (const { to, name } of [...servicePage, ...sections]) {
        const link = page.locator("header a:visible").filter({ hasText: name });
        if (device === "phone") await menuButton.tap();
        await (device === "phone" ? link.tap() : link.click());
        await expect(page).toHaveURL(to);
        const screen = to.startsWith("/#") ? "home" : serviceScreen;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
        await expect(menu).toBeHidden();
        const gap = () => page.evaluate(gapBelowHeader, to.split("#")[1]);
        await expect.poll(gap, { message: `${to}: px from its place` }).toBeLessThan(17);
      }
    });
  });
}

/** Runs in the page. @returns CSS px between the header and the element with this id; without an id, CSS px from the top of the page */
function gapBelowHeader(id?: string): number {
  if (!id) return scrollY;
  const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
}
