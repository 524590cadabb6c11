/**
 * Prints what each page and its first screen weigh, and fails where that is too much: the end of `npm run check`. Its build comes first,
 * because the build's sentences are for the owner, and those of the other tools for engineers.
 */
import { listedPages, startBuiltSite } from "./lib/built-site.mjs";
import { FIRST_FLIGHT, LARGEST_PAGE, pageWeight } from "./lib/page-weight.mjs";

const site = await startBuiltSite();
for (const path of listedPages()) {
  const { screen, whole } = await pageWeight(site.origin + path);
  if (screen > FIRST_FLIGHT || whole > LARGEST_PAGE) process.exitCode = 1;
  console.log(
    `${path}: first screen ${screen} bytes, of at most ${FIRST_FLIGHT}; whole page ${whole}, of at most ${LARGEST_PAGE}`,
  );
}
await site.stop();
