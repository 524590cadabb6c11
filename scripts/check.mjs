/** Builds, which checks the content, formats, lints, checks types, and prints what each page's first screen weighs. */
import { spawnSync } from "node:child_process";
import { listedPages, startBuiltSite } from "./built-site.mjs";
import { FIRST_FLIGHT, pageWeight } from "./page-weight.mjs";

// The build comes first: its sentences about the content are for the owner, and those of the other tools are for engineers.
run("remix vite:build --logLevel warn");
run("biome check --write --log-level=error", /(app[\\/\w.-]+):(\d+):\d+ ([^ ]*)/);
run("tsc --pretty false", /(app[\\/\w.-]+)\((\d+),\d+\): (.*)/);
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
 * @param {RegExp} [place] finds file, line and message of a fault in the output
 */
function run(command, place) {
  const { status, stdout, stderr } = spawnSync(command, { encoding: "utf8", shell: true });
  console.error((stdout + stderr).trim());
  if (status === 0) return;
  const [, file, line, message = ""] = place?.exec(stdout + stderr) ?? [];
  const sentence = /DuplicateObjectKeys/.test(message) ? "o mesmo campo está duas vezes: apague um" : message;
  if (file) console.error(`${file}, linha ${line}: ${sentence}. Só corrija esta primeira mensagem, e confira de novo.`);
  process.exit(1);
}
