import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";
import { isRealOrigin } from "./placeholders";
import { type RouteNeeds, routeFaults } from "./route-check";

const OLD_IMAGES =
  "As imagens que o WhatsApp mostra, ou uma foto, ainda são as de antes: cole no terminal o exemplo. Exemplo: npm run images.";

/**
 * Checks app/content and defines `__SITE_URL__`.
 *
 * - A build fails at its start for a fault of the content, and at its end for a route that the content needs.
 * - In development the browser shows a fault instead of pages, until it is corrected.
 */
export function contentPlugin(): Plugin {
  let checked: CheckResult; // development renews it

  return {
    name: "content-check",
    async config(_, { command }) {
      checked = await runContentCheck();
      const isOld = checked.hasOldImages && isRealOrigin(checked.origin);
      if (command === "build" && (checked.fault || isOld)) throw checked.fault ?? faultError(OLD_IMAGES);
      return { define: { __SITE_URL__: JSON.stringify(checked.origin) } };
    },
    buildStart() {
      // Only once: Remix builds twice, and starts servers of its own.
      const { name, mode } = this.environment;
      if (name !== "client" || mode !== "build") return;
      if (checked.hasOldImages) this.warn(OLD_IMAGES);
      if (checked.samples) this.warn(`Só para mostrar, não publique: é de exemplo: ${checked.samples}.`);
    },
    /** Once the site is built, its routes are known. */
    async closeBundle() {
      const { name, mode, config } = this.environment;
      if (name !== "ssr" || mode !== "build") return;
      const file = pathToFileURL(resolve(config.build.outDir, "index.js")).href;
      const faults = routeFaults(await import(/* @vite-ignore */ file), checked.needs);
      if (faults.length > 0) throw faultError(faults.join("\n"));
    },
    configureServer(server) {
      const tell = () => server.config.logger.warn(checked.fault?.message ?? (checked.hasOldImages ? OLD_IMAGES : ""));
      // Remix's other servers never listen.
      server.httpServer?.once("listening", () => {
        if (checked.fault || checked.hasOldImages) tell();
        server.watcher.on("all", async (_event, file) => {
          if (!/[\\/]app[\\/]content[\\/]/.test(file)) return;
          const before = checked.fault;
          checked = await runContentCheck();
          if (checked.fault) tell();
          if (before || checked.fault) server.ws.send({ type: "full-reload" });
        });
      });
      return () => {
        server.middlewares.use(async (_request, _response, next) => {
          // A fault may have been corrected outside app/content: by `npm run images`, or by a new route.
          if (checked.fault) checked = await runContentCheck();
          next(checked.fault ?? (await routeFault(server, checked.needs)));
        });
      };
    },
  };
}

type CheckResult = typeof import("./content-check")["result"] & { fault?: Error };

/** @returns the result of vite/content-check.ts, with the fault if there is one */
export async function runContentCheck(): Promise<CheckResult> {
  const esbuild = { logOverride: { "duplicate-object-key": "error" as const } };
  const config = { define: { __SITE_URL__: '""' }, esbuild, resolve: { alias: { "~": resolve("app") } } };
  try {
    const { module } = await runnerImport<typeof import("./content-check")>("./vite/content-check.ts", config);
    return module.result;
  } catch (error) {
    const fault = faultError((error as Error).message);
    return { origin: "http://localhost", samples: "", hasOldImages: false, needs: { pages: [], links: [] }, fault };
  }
}

/** @returns what is wrong between content and routes while developing. A route that does not load is told by Remix. */
async function routeFault(server: ViteDevServer, needs: RouteNeeds): Promise<Error | undefined> {
  const build = await server.ssrLoadModule("virtual:remix/server-build").catch(() => undefined);
  const faults = build ? routeFaults(build as ServerBuild, needs) : [];
  return faults.length > 0 ? faultError(faults.join("\n")) : undefined;
}

/** @returns an error without a stack, which would be no help: the sentence names the line to correct */
function faultError(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}
