import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, startBuiltSite } from "./built-site.mjs";

/*
 * Measures what a start costs when the site has many pages: `npm run many-pages` (200) or `npm run many-pages -- 50`. A copy of
 * the site gets that many pages, each with the content of the home page.
 */

const PAGES = Number(process.argv[2] ?? 200);

/** @param {number} count of pages to add */
async function measureStart(count) {
  const folder = copySite();
  try {
    const route = readFileSync("app/routes/_index.tsx", "utf8");
    for (let n = 1; n <= count; n++) writeFileSync(join(folder, `app/routes/bairro-${n}.tsx`), route);
    const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    if (status !== 0) throw new Error("The copy cannot be built.");
    const begun = performance.now();
    const site = await startBuiltSite({ folder });
    const started = performance.now() - begun;
    const { pid } = site.process;
    // Fields 14 and 15 of /proc/PID/stat: processor time in ticks of 10 ms, in the program and in the kernel.
    const ticks = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    const [, resident] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    await site.stop();
    return {
      processor: ticks.reduce((sum, tick) => sum + Number(tick) * 10, 0),
      started,
      memory: Number(resident) / 1024,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const few = await measureStart(0);
const many = await measureStart(PAGES);
for (const [name, { processor, started, memory }] of Object.entries({
  "as it is": few,
  [`${PAGES} pages more`]: many,
})) {
  console.log(
    `${name}: ${processor} ms of processor until it answers, after ${Math.round(started)} ms; ${memory.toFixed(0)} MB at most`,
  );
}
console.log(`a page costs ${((many.processor - few.processor) / PAGES).toFixed(1)} ms of a start`);
