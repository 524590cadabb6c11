import { relative, resolve } from "node:path";
import { type Plugin, type Rollup, runnerImport } from "vite";
import { isRealOrigin } from "./placeholders";

const OLD_PICTURES =
  "As imagens que o WhatsApp mostra, ou uma foto, ainda são as de antes: cole no terminal o exemplo, que as faz de novo. Exemplo: npm run images.";

/**
 * Checks every file of app/content and the origin, and defines `__SITE_URL__`. A fault is told in Portuguese. It ends a build; in
 * development the browser shows it in the place of every page until it is mended.
 */
export function contentCheck(): Plugin {
  let found: Awaited<ReturnType<typeof checkContent>>;

  return {
    name: "content-check",
    async config(_, { command }) {
      found = await checkContent();
      if (command === "build" && isRealOrigin(found.origin)) found.fault ??= found.warning;
      if (command === "build" && found.fault) {
        console.error(found.fault);
        process.exit(1);
      }
      return { define: { __SITE_URL__: JSON.stringify(found.origin) } };
    },
    buildEnd(error) {
      const { code = "", id = "", message } = (error ?? {}) as Rollup.RollupError;
      if (!/[\\/]app[\\/]routes[\\/]/.test(id) || !/UNRESOLVED_IMPORT|MISSING_EXPORT/.test(code)) return;
      console.error(
        `${relative("", id)}: usa um nome ou um arquivo que não existe (${message}). Exemplo: import { car } from "../content/car";`,
      );
      process.exit(1);
    },
    buildStart() {
      // Remix builds twice, and has servers of its own.
      const { name, mode } = this.environment;
      if (mode === "build" && name === "client" && found.warning) console.warn(found.warning);
    },
    configureServer(server) {
      const tell = () => server.config.logger.error(found.fault ?? found.warning ?? "");
      // Remix has servers of its own, which never listen.
      server.httpServer?.once("listening", () => {
        if (found.fault || found.warning) tell();
        server.watcher.on("all", async (_event, file) => {
          if (!/[\\/]app[\\/]content[\\/]/.test(file)) return;
          const before = found.fault;
          found = await checkContent();
          if (found.fault) tell();
          if (found.fault || before) server.ws.send({ type: "full-reload" });
        });
      });
      return () => {
        server.middlewares.use((_request, _response, next) =>
          next(found.fault && Object.assign(new Error(found.fault), { stack: "" })),
        );
      };
    },
  };
}

/** @returns the origin to build for, what is wrong with the content, and what is not as it should be */
export async function checkContent(): Promise<{ origin: string; fault?: string; warning?: string }> {
  try {
    // Vite takes a folder's name for a part of a URL.
    if (/[#?%]/.test(process.cwd()))
      throw new Error(`O caminho da pasta do site tem #, ? ou %: mude o nome dela. No caminho está ${process.cwd()}.`);
    const esbuild = { logOverride: { "duplicate-object-key": "error" as const } };
    const config = { define: { __SITE_URL__: '""' }, esbuild, resolve: { alias: { "~": resolve("app") } } };
    const { module } = await runnerImport<typeof import("./content-check")>("./vite/content-check.ts", config);
    return { origin: module.origin, warning: module.hasOldPictures ? OLD_PICTURES : undefined };
  } catch (error) {
    return { origin: "http://localhost", fault: error instanceof Error ? error.message || error.stack : String(error) };
  }
}
