import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort, startBuiltSite } from "../built-site.mjs";

/**
 * Header fields as Node's `writeHead` takes them (name, value, name, value …), without those that every server adds itself.
 * @typedef {{ status: number, headers: string[], body: Buffer }} Answer
 *
 * What is asked for: `unchanged` is a conditional request that is answered 304.
 * @typedef {"brotli" | "gzip" | "unchanged"} Kind
 *
 * A running server. `paths` has what it can answer; a server without validators cannot answer `unchanged`.
 * @typedef {{ name: string, pid: number, port: number, paths: Partial<Record<Kind, string>>, stop: () => Promise<void> }} Contender
 */

/**
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<Answer & { etag: string | undefined }>} what the server on the loopback address answers
 */
export async function ask(port, path, headers) {
  const [response] = /** @type {[import("node:http").IncomingMessage]} */ (
    await once(get({ port, host: "127.0.0.1", path, headers, agent: false }), "response")
  );
  const body = Buffer.concat(await response.toArray());
  /** @type {string[]} */
  const fields = [];
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const [name = "", value = ""] = response.rawHeaders.slice(i, i + 2);
    if (!/^(Date|Connection|Keep-Alive|Transfer-Encoding)$/i.test(name)) fields.push(name, value);
  }
  return { status: response.statusCode ?? 0, headers: fields, body, etag: response.headers.etag };
}

/**
 * @param {string} [page] path; without one, the home page
 * @returns {Promise<Contender>} the site as `npm start` serves it
 */
export async function startSite(page = "/") {
  return contenderOf("this site (npm start)", await startBuiltSite(), {
    brotli: page,
    gzip: page,
    unchanged: page,
  });
}

/**
 * @param {string} page path
 * @returns {Promise<Contender>} the same build and the same remix-serve, each request going to Express as Remix comes
 * @throws Error when the front door answers nonetheless
 */
export async function startSiteWithoutFrontDoor(page) {
  const preload = new URL("./without-front-door.mjs", import.meta.url).href;
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import ${preload}` } });
  const { etag } = await ask(site.port, page, {});
  if (etag) throw new Error("the front door was not taken away: the answer has an ETag");
  return contenderOf("the same without the front door", site, { brotli: page, gzip: page });
}

/**
 * @param {Record<Kind, Answer>} answers
 * @returns {Promise<Contender>} a bare `node:http` server that sends the given answers
 */
export async function startBareNode(answers) {
  const server = fork(fileURLToPath(new URL("./bare-server.mjs", import.meta.url)), { serialization: "advanced" });
  server.send(answers);
  const [{ port }] = await once(server, "message");
  const paths = { brotli: "/", gzip: "/", unchanged: "/" };
  return contenderOf("the same bytes from bare node:http", { process: server, port, stop: () => end(server) }, paths);
}

/**
 * @param {Record<Kind, Answer>} answers
 * @returns {Promise<Contender | undefined>} nginx sending the same bytes as files, in one process; undefined where nginx
 *   is not installed
 */
export async function startNginx(answers) {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const directory = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  for (const kind of /** @type {const} */ (["brotli", "gzip"])) {
    writeFileSync(join(directory, kind), answers[kind].body);
  }
  const configuration = join(directory, "nginx.conf");
  writeFileSync(configuration, nginxConfiguration(directory, port, answers));
  const server = spawn("nginx", ["-p", directory, "-c", configuration, "-e", "stderr"], { stdio: "inherit" });
  const paths = { brotli: "/brotli", gzip: "/gzip", unchanged: "/unchanged" };
  const stop = async () => {
    await end(server);
    rmSync(directory, { recursive: true });
  };
  for (let attempt = 0; attempt < 50; attempt++) {
    const isUp = await ask(port, paths.brotli, {}).catch(() => undefined);
    if (isUp) return contenderOf("the same bytes from nginx", { process: server, port, stop }, paths);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stop();
  throw new Error("nginx did not start");
}

/**
 * A 304 repeats fewer fields than a 200, hence its own location; its file is the brotli one, so their ETags agree.
 *
 * @param {string} directory
 * @param {number} port
 * @param {Record<Kind, Answer>} answers
 */
function nginxConfiguration(directory, port, answers) {
  const locations = Object.entries(answers).map(([kind, { headers }]) => {
    const fields = headers.flatMap((name, i) => {
      if (i % 2 === 1 || /^(Content-Length|Content-Type|ETag)$/i.test(name)) return [];
      return `add_header ${name} "${headers[i + 1]?.replace(/["\\]/g, "\\$&")}";`;
    });
    const file = join(directory, kind === "unchanged" ? "brotli" : kind);
    return `location = /${kind} { alias ${file}; ${fields.join(" ")} }`;
  });
  return `daemon off; master_process off; pid ${directory}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  types {} default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
}`;
}

/**
 * @param {string} name
 * @param {{ process: import("node:child_process").ChildProcess, port: number, stop: () => Promise<void> }} server
 * @param {Partial<Record<Kind, string>>} paths
 * @returns {Contender}
 */
function contenderOf(name, { process: { pid = 0 }, port, stop }, paths) {
  return { name, pid, port, paths, stop };
}

/** @param {import("node:child_process").ChildProcess} server */
async function end(server) {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
