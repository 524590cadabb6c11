import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const START = "scripts/start.mjs";

/** @returns a port of the loopback address that was free a moment ago */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts the built site as `npm start` does, on a free port, and waits until it can answer everything.
 *
 * @param {{ port?: number, env?: Record<string, string>, folder?: string, command?: string[], until?: RegExp }} [options]
 *   `folder`: where the process stands; `command`: what Node starts; `until`: what it prints when it is waited for no longer
 * @returns its absolute origin, its process, what it has printed so far, and a function that stops it
 * @throws Error when there is no build, or the server ends before it listens
 */
export async function startBuiltSite({ port, env = {}, folder = ".", command = [START], until = / started/ } = {}) {
  const chosen = port ?? (await freePort());
  const server = spawn(process.execPath, ["--max-semi-space-size=8", ...command], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(chosen), ...env },
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const listening = new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        printed += text;
        if (until.test(printed)) resolve(undefined);
      });
    }
    server.once("exit", () => reject(new Error(`the site did not start (is it built? npm run build): ${printed}`)));
  });
  await listening;
  return {
    origin: `http://127.0.0.1:${chosen}`,
    port: chosen,
    process: server,
    printed: () => printed,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill("SIGTERM");
      // After "exit" some of what it has printed may still be on its way.
      await once(server, "close");
    },
  };
}
