import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { type Environment, type Plugin, runnerImport, type ViteDevServer } from "vite";
import { type RouteNeeds, routeFaults } from "./route-check";
import { isPublicOrigin } from "./samples";

const OLD_IMAGES =
  "As imagens que o WhatsApp mostra, ou uma foto, ainda são as de antes: cole no terminal o exemplo. Exemplo: npm run images.";

/**
 * Checks app/content, and defines `__SITE_URL__`. Its hooks, in the order in which Vite calls them:
 *
 * - `config`, when a build or the development server starts: checks the content. A fault ends a build.
 * - `buildStart`, in the first of Remix's two builds: warns of images that are out of date, and of samples.
 * - `closeBundle`, after Remix's second build, which has the routes: a fault between routes and content ends the build.
 * - `configureServer`, in development: the browser shows a fault instead of pages, until the fault is corrected.
 */
export function contentPlugin(): Plugin {
  let checked: CheckResult; // in development, the result after the last change

  return {
    name: "content-check",
    async config(_, { command }) {
      checked = await runContentCheck();
      if (command === "build") failOnFault(checked);
      return { define: { __SITE_URL__: JSON.stringify(checked.origin) } };
    },
    buildStart() {
      if (!isBuildOf("client", this.environment)) return;
      if (checked.hasOldImages) this.warn(OLD_IMAGES);
      if (checked.samples) this.warn(`Só para mostrar, não publique: é de exemplo: ${checked.samples}.`);
    },
    async closeBundle() {
      if (!isBuildOf("ssr", this.environment)) return;
      const file = pathToFileURL(resolve(this.environment.config.build.outDir, "index.js")).href;
      const faults = routeFaults(await import(/* @vite-ignore */ file), checked.needs);
      if (faults.length > 0) throw faultError(faults.join("\n"));
    },
    configureServer(server) {
      const { logger } = server.config;
      const checkAfterChange = async (_event: string, file: string) => {
        if (!/[\\/]app[\\/]content[\\/]/.test(file)) return;
        const before = checked.fault;
        checked = await runContentCheck();
        if (checked.fault) logger.warn(checked.fault);
        if (before || checked.fault) server.ws.send({ type: "full-reload" });
      };
      // Remix also starts servers that never listen.
      server.httpServer?.once("listening", () => {
        if (checked.fault) logger.warn(checked.fault);
        else if (checked.hasOldImages) logger.warn(OLD_IMAGES);
        server.watcher.on("all", checkAfterChange);
      });
      // Vite calls the returned function after adding its own middlewares, so files are still served.
      return () => {
        server.middlewares.use(async (_request, _response, next) => {
          // A fault may have been corrected outside app/content: by `npm run images`, or by a new route.
          if (checked.fault) checked = await runContentCheck();
          const fault = checked.fault ?? (await routeFault(server, checked.needs));
          next(fault && faultError(fault));
        });
      };
    },
  };
}

/** Ends a build that has wrong content, and a build for a public host that has samples or images that are out of date. */
function failOnFault({ fault, samplesFault, hasOldImages, origin }: CheckResult): void {
  if (fault) throw faultError(fault);
  if (samplesFault) throw faultError(samplesFault);
  if (hasOldImages && isPublicOrigin(origin)) throw faultError(OLD_IMAGES);
}

/** @returns whether Vite is running this one of Remix's two builds, and not a server */
function isBuildOf(name: "client" | "ssr", environment: Environment): boolean {
  return environment.name === name && environment.mode === "build";
}

type CheckResult = typeof import("./content-check")["result"] & { fault?: string };

/**
 * Loads vite/content-check.ts again each time, with `runnerImport`, because the content may have changed.
 *
 * @returns the result of the check, including the fault if there is one
 */
export async function runContentCheck(): Promise<CheckResult> {
  // By default, esbuild only warns about duplicate keys. content-files.ts reports them to the owner.
  const esbuild = { logOverride: { "duplicate-object-key": "error" as const } };
  // The check determines the URL, so the modules that it imports get an empty one.
  const config = { define: { __SITE_URL__: '""' }, esbuild, resolve: { alias: { "~": resolve("app") } } };
  try {
    const { module } = await runnerImport<typeof import("./content-check")>("./vite/content-check.ts", config);
    return module.result;
  } catch (error) {
    const fault = (error as Error).message;
    const needs = { pages: [], links: [] };
    return { origin: "http://localhost", samples: "", samplesFault: undefined, hasOldImages: false, needs, fault };
  }
}

/** @returns faults between content and routes in development. Remix itself reports a route that does not load. */
async function routeFault(server: ViteDevServer, needs: RouteNeeds): Promise<string | undefined> {
  const build = await server.ssrLoadModule("virtual:remix/server-build").catch(() => undefined);
  const faults = build ? routeFaults(build as ServerBuild, needs) : [];
  return faults.length > 0 ? faults.join("\n") : undefined;
}

/** @returns an error without a stack, because the sentence already names the line to correct */
function faultError(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}
