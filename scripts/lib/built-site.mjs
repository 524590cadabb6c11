import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** @returns a port of the loopback address that was free a moment ago */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** @returns {string[]} the arguments with which the image starts Node */
export function serverArguments() {
  const [, command] = /^CMD (\["node", .*)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  if (!command) throw new Error('Dockerfile: CMD must be one line of JSON that starts with ["node"');
  return JSON.parse(command).slice(1);
}

/**
 * Starts the built site as the image does and waits until it says that it has started.
 *
 * @param {{ port?: number, env?: Record<string, string>, folder?: string }} [options] `port`: else a free one;
 *   `folder`: the folder of a built site
 * @returns its absolute origin, its process, a function that gives its output so far, and one that stops it
 * @throws Error when the server ends before it listens
 */
export async function startBuiltSite({ port, env = {}, folder = "." } = {}) {
  const chosen = port ?? (await freePort());
  const server = spawn(process.execPath, serverArguments(), {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(chosen), ...env },
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  setTimeout(() => printed.includes("[remix-serve]") || server.kill(), 60_000).unref();
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
      server.kill("SIGTERM");
      // Output may still arrive after "exit".
      await once(server, "close");
    },
  };
}

/** @returns {string[]} the paths of all pages that the build has rendered, but for the 404 */
export function listedPages() {
  const { pages } = JSON.parse(readFileSync("build/documents/index.json", "utf8"));
  return Object.keys(pages).filter((path) => !path.startsWith("//"));
}
