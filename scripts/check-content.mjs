/* Reports a fault in app/content in Portuguese before Biome reports it in English. Node cannot import TypeScript; `runnerImport` can. */
import { runnerImport } from "vite";

const { module } = await runnerImport("./vite/content-plugin.ts", { configFile: false });
const { fault } = await module.runContentCheck();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
