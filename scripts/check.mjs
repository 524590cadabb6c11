/** Checks the content, formats, lints, builds, checks types, and prints what each page's first screen weighs. */
import { spawnSync } from "node:child_process";
import { runnerImport } from "vite";
import { listedPages, startBuiltSite } from "./built-site.mjs";
import { FIRST_FLIGHT, pageWeight } from "./page-weight.mjs";

// `runnerImport` sets NODE_ENV, and the build below is for production.
const env = { ...process.env };

/** Faults that tools tell in English, and what an owner has to do. */
const KNOWN = {
  noDuplicateObjectKeys: "o mesmo campo está duas vezes no grupo: apague um dos dois",
  TS6133: "um nome não é mais usado: apague-o",
};

try {
  // This check comes first: its messages are for the owner, and those of the other tools are for engineers.
  await runnerImport("./app/content-check/check.ts");
  run("biome check --write --log-level=error", /(app[\\/\w.-]+):(\d+):\d+ (.*)/);
  run("remix vite:build --logLevel warn", /(app[\\/\w.-]+):(\d+):\d+: ?(.*)/);
  run("tsc --pretty false", /(app[\\/\w.-]+)\((\d+),\d+\): (.*)/);
  const site = await startBuiltSite();
  try {
    for (const path of await listedPages(site.origin)) {
      const { screen, whole } = await pageWeight(site.origin + path);
      console.log(`${path}: first screen ${screen} bytes, of at most ${FIRST_FLIGHT}; whole page ${whole} bytes`);
    }
  } finally {
    await site.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Runs a tool that npm has put on the PATH; on Windows, only a shell finds it.
 *
 * @param {string} command
 * @param {RegExp} place finds file, line and message of a fault in the output
 * @throws Error with a sentence in Portuguese when the tool fails
 */
function run(command, place) {
  const { status, stdout, stderr } = spawnSync(command, { encoding: "utf8", env, shell: true });
  const output = stdout + stderr;
  if (status === 0) return;
  const [, file, line, message] = place.exec(output) ?? [];
  const where = file ? `${file}, linha ${line}` : `${command} parou`;
  console.error(output);
  const known = Object.entries(KNOWN).find(([name]) => message?.includes(name))?.[1];
  throw new Error(
    `${where}: ${known ?? message?.replace(/[━ ]+$/, "") ?? "veja acima"}. Só corrija esta primeira mensagem, e confira de novo. Exemplo: deixe a linha como era, e mude só as palavras.`,
  );
}
