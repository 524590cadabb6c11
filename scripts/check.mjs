import { startBuiltSite } from "./built-site.mjs";
import { listedPages } from "./listed-pages.mjs";
import { describeWeight, pageWeight } from "./page-weight.mjs";

/** What a visitor's first screen weighs, one line for each page of the built site. */
const site = await startBuiltSite();
try {
  for (const path of await listedPages(site.origin)) {
    console.log(`${path}: ${describeWeight(await pageWeight(site.origin + path))}`);
  }
} finally {
  await site.stop();
}
