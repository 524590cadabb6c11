import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** Node's arguments for `remix-serve build/server/index.js`. */
export const serverArguments = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/** @returns a free port */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts the built site in `folder` and waits until it listens. Throws if the process exits before that.
 *
 * @param {{ port?: number, folder?: string, env?: Record<string, string> }} [options] `env` adds environment variables
 */
export async function startBuiltSite({ port, folder = ".", env } = {}) {
  const chosen = port ?? (await freePort());
  const server = spawn(process.execPath, serverArguments, {
    env: { ...process.env, ...env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(chosen) },
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        printed += text;
        if (printed.includes("[remix-serve]")) resolve(undefined);
      });
    }
    server.once("exit", () => reject(new Error(`the site did not start (is it built? npm run build): ${printed}`)));
  });
  return {
    origin: `http://127.0.0.1:${chosen}`,
    port: chosen,
    process: server,
    printed: () => printed,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill("SIGKILL");
      // "close" comes after the last output, unlike "exit".
      await once(server, "close");
    },
  };
}
