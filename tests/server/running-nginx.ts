import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/built-site.mjs";

// Debian keeps nginx where a user's PATH does not look.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** The programs that these tests need and this machine lacks. */
export const missingPrograms = ["nginx", "openssl", "curl"].filter(
  (program) => spawnSync(program, [program === "nginx" ? "-v" : "--help"], { env }).error !== undefined,
);

/**
 * Runs the real nginx with deploy/nginx.conf, in which only ports, paths and the two addresses of the application change,
 * and with a certificate made on the spot.
 *
 * @param siteA port of the application's first copy on the loopback address, `siteB` of the second
 * @param inHttp directives to add to the `http` block
 * @param tls where in its folder the certificate lies, if not where this function puts one
 * @param start runs nginx with these arguments; by default nginx itself
 * @returns the ports it listens on, the certificate to trust, its folder, what it printed, the number of entries in its
 *   cache, and how to stop it
 * @throws Error when a line to be changed is not in the file (any more), or nginx does not start
 */
export async function startNginx({
  siteA,
  siteB,
  inHttp = "",
  tls = "tls",
  start = (args) => ["nginx", [...args, "-g", "daemon off;"], {}],
}: {
  siteA: number;
  siteB: number;
  inHttp?: string;
  tls?: string;
  start?: (args: string[], directory: string) => [program: string, args: string[], env: Record<string, string>];
}) {
  const directory = mkdtempSync(join(tmpdir(), "behind-nginx-"));
  // The workers of an nginx that root starts are another user.
  chmodSync(directory, 0o755);
  const [http, https] = [await freePort(), await freePort()];
  mkdirSync(join(directory, "tls"));
  const [certificate, key] = [join(directory, "tls/fullchain.pem"), join(directory, "tls/privkey.pem")];
  const made = spawnSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test -addext subjectAltName=DNS:${HOST},DNS:www.${HOST} -keyout ${key} -out ${certificate}`.split(
      " ",
    ),
    { env },
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);

  const configuration = join(directory, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  mkdirSync(join(directory, "cache"));
  chmodSync(join(directory, "cache"), 0o777);
  writeFileSync(
    configuration,
    replaceAll(readFileSync("deploy/nginx.conf", "utf8"), [
      ["pid /run/nginx.pid;", `pid ${join(directory, "pid")};`],
      ["http {\n", `http {\n${temporary.join("\n")}\n${inHttp}\n`],
      ["/var/log/nginx/access.log", join(directory, "access.log")],
      ["/etc/nginx/tls/", `${join(directory, tls)}/`],
      ["/var/cache/nginx/site", join(directory, "cache")],
      ["site-a:3000", `127.0.0.1:${siteA}`],
      ["site-b:3000", `127.0.0.1:${siteB}`],
      ["/var/www/acme", join(directory, "acme")],
      ["/usr/share/nginx/html", resolve("build")],
      ["include /etc/nginx/newer/*.conf;", ""],
      ["listen 80 ", `listen 127.0.0.1:${http} `],
      ["listen [::]:80 default_server;", ""],
      ["listen 443 ", `listen 127.0.0.1:${https} `],
      ["listen [::]:443 ssl http2 default_server;", ""],
      ["listen [::]:443 ssl http2;", ""],
    ]),
  );

  const [program, args, more] = start(["-e", "stderr", "-p", directory, "-c", configuration], directory);
  const nginx = spawn(program, args, {
    env: { ...env, ...more },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  nginx.stderr.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  await accepting(https, nginx, () => printed);
  return {
    http,
    https,
    certificate: readFileSync(certificate),
    directory,
    pid: nginx.pid as number,
    printed: () => printed,
    entries: () =>
      readdirSync(join(directory, "cache"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length,
    async stop() {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
      rmSync(directory, { recursive: true });
    },
  };
}

/** The one host that deploy/nginx.conf serves; all others lead to it. */
export const HOST = "chaveiro24hrecife.example";

function replaceAll(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf no longer says ${JSON.stringify(from)}`);
    return changed.replaceAll(from, to);
  }, text);
}

/**
 * Waits until a process takes connections on a port of the loopback address.
 *
 * @param printed what it has printed so far
 * @throws Error with that when it ends before
 */
export async function accepting(port: number, child: ChildProcess, printed: () => string): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise((resolve) => socket.once("connect", () => resolve(true)).once("error", resolve));
    socket.destroy();
    if (isOpen === true) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${child.spawnfile} did not start: ${printed()}`);
}

/**
 * Passes connections on to the application and counts the requests in them. What the application lets nginx keep for an
 * hour is kept for a second, so that a test meets pages that have run out.
 *
 * @param port of the application on the loopback address
 */
export async function startCountingRelay(port: number) {
  const sockets = new Set<Socket>();
  let count = 0;
  const relay = createServer((fromNginx) => {
    const toSite = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [fromNginx, toSite],
      [toSite, fromNginx],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroySoon();
      });
    }
    // nginx sends each request's head in one piece and waits for the answer before the next.
    fromNginx.on("data", (piece) => {
      if (/^[A-Z]+ \S+ HTTP/.test(piece.toString("latin1"))) count++;
      toSite.write(piece);
    });
    toSite.on("data", (piece) => {
      fromNginx.write(Buffer.from(piece.toString("latin1").replace("s-maxage=3600", "s-maxage=0001"), "latin1"));
    });
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    port: (relay.address() as { port: number }).port,
    count: () => count,
    close() {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
