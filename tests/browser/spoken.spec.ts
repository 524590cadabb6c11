import { readFile, writeFile } from "node:fs/promises";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { home } from "../../app/content/home";
import { isLong, meanRating, reviews } from "../../app/content/reviews";
import { expect, menu, menuButton, pageNames, phone, test } from "./site";

test.use(phone);

const hasOptionalFacts =
  [business.reviewsUrl, meanRating, home.photo, car.photo].some(Boolean) ||
  reviews.list.some(({ comment }) => isLong(comment)) ||
  business.phone === business.whatsapp;
test.skip(hasOptionalFacts, "docs/spoken shows the pages without the parts that optional facts add");

for (const screen of pageNames.filter((name) => ["home", "car"].includes(name))) {
  test(`a screen reader finds on ${screen} what docs/spoken/${screen}.yml shows, whatever the words are`, async ({
    open,
  }, { config }) => {
    const page = await open(screen);
    const closed = await page.locator("body").ariaSnapshot();
    await menuButton(page).click();
    const opened = await menu(page).ariaSnapshot();
    const heard = `${closed}\n\n# The menu, open\n${opened}\n`.replace(/.*\/url: .*\n/g, "").replace(/© \d+/, "© …");
    const file = `docs/spoken/${screen}.yml`;
    if (["all", "changed"].includes(config.updateSnapshots)) return writeFile(file, heard);
    const kept = await readFile(file, "utf8");
    expect(shape(heard), "If the change is on purpose, run `npm run spoken` and read what changed.").toBe(shape(kept));
  });
}

/** @returns an ARIA snapshot without words, and with one of each kind of list item: the owner may change both */
function shape(snapshot: string): string {
  let shape = snapshot.replace(/"(?:[^"\\]|\\.)*"/g, '"…"').replace(/^( *- [^:\n]*): .+$/gm, "$1: …");
  for (let before = ""; before !== shape; ) {
    before = shape;
    shape = shape.replace(/^( *)(- listitem.*(?:\n\1 +.*)*)(?:\n\1\2$)+/gm, "$1$2");
  }
  return shape;
}
