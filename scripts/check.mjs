/** Builds, which checks the content, formats, lints, checks types, and prints what each page's first screen weighs. */
import { spawnSync } from "node:child_process";
import { listedPages, startBuiltSite } from "./lib/built-site.mjs";
import { FIRST_FLIGHT, pageWeight } from "./lib/page-weight.mjs";

// The build comes first: its sentences about the content are for the owner, and those of the other tools are for engineers.
run("remix vite:build --logLevel warn");
run("biome check --write --log-level=error");
run("tsc --pretty false");
const site = await startBuiltSite();
for (const path of await listedPages(site.origin)) {
  const { screen, whole } = await pageWeight(site.origin + path);
  console.log(`${path}: first screen ${screen} bytes, of at most ${FIRST_FLIGHT}; whole page ${whole} bytes`);
}
await site.stop();

/**
 * Runs a tool that npm has put on the PATH; on Windows, only a shell finds it. Ends with 1 when the tool fails.
 *
 * @param {string} command
 */
function run(command) {
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(1);
}
