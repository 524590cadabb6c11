import { listedPages, startBuiltSite } from "./built-site.mjs";
import { describeWeight, pageWeight } from "./page-weight.mjs";

/** Prints what each page's first screen weighs; ends with a sentence where a page of app/content/pages.ts has no route. */
const site = await startBuiltSite();
try {
  for (const path of await listedPages(site.origin)) {
    const { status } = await fetch(site.origin + path);
    if (status !== 200)
      throw new Error(`app/content/pages.ts: ${path} is answered ${status}; app/routes has no such page.`);
    console.log(`${path}: ${describeWeight(await pageWeight(site.origin + path))}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await site.stop();
}
