import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/built-site.mjs";
import { accepting, HOST, missingPrograms, startNginx } from "./running-nginx";
import { visit, visitDuring } from "./visitors";

const missing = [
  ...missingPrograms,
  ...["certbot", "pebble", "pebble-challtestsrv"].filter((program) => spawnSync(program, ["-h"]).error !== undefined),
];
if (missing.length > 0) console.warn(`SKIPPED: a certificate from a test authority, for lack of ${missing.join(", ")}`);

/** Starts something that ends with the test, and whatever it started with it. */
function run(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, detached: true });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      printed += text;
    });
  }
  onTestFinished(() => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGTERM");
  });
  return { child, printed: () => printed };
}

/** An authority that asks for its proof on the port of nginx, with a name server for which every name is this machine. */
async function startAuthority(directory: string, http: number): Promise<string> {
  const [api, management, names] = [await freePort(), await freePort(), await freePort()];
  const [key, certificate] = [join(directory, "pebble.key"), join(directory, "pebble.pem")];
  const self = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost";
  spawnSync("openssl", [...self.split(" "), "-keyout", key, "-out", certificate]);
  const configuration = join(directory, "pebble.json");
  writeFileSync(
    configuration,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${api}`,
        managementListenAddress: `127.0.0.1:${management}`,
        certificate,
        privateKey: key,
        httpPort: http,
        tlsPort: http,
      },
    }),
  );
  const nameServer = run(
    "pebble-challtestsrv",
    ["-dns01", `127.0.0.1:${names}`, "-defaultIPv6", "", "-management", `127.0.0.1:${await freePort()}`].concat(
      ["-http01", "-https01", "-tlsalpn01"].flatMap((unused) => [unused, ""]),
    ),
    {},
  );
  const authority = run("pebble", ["-config", configuration, "-dnsserver", `127.0.0.1:${names}`], {
    PEBBLE_VA_NOSLEEP: "1",
    PEBBLE_WFE_NONCEREJECT: "0",
  });
  // The client asks but once in half an hour.
  await accepting(names, nameServer.child, nameServer.printed);
  await accepting(api, authority.child, authority.printed);
  return `https://localhost:${api}/dir`;
}

describe.skipIf(missing.length > 0)("the certificate", () => {
  test("is self-signed at first, the authority's when there is one, and renewed without a lost visit", async () => {
    const application = createServer((_request, response) => {
      response.writeHead(200, { "Cache-Control": "public, s-maxage=3600" }).end("page");
    }).listen(0, "127.0.0.1");
    await once(application, "listening");
    onTestFinished(() => void application.close().closeAllConnections());
    const { port } = application.address() as { port: number };
    // Half a certificate, as if the machine had stopped while it was written: nginx starts all the same.
    const nginx = await startNginx({
      siteA: port,
      siteB: port,
      tls: "run/tls",
      start: (args, directory) => {
        mkdirSync(join(directory, "half"));
        writeFileSync(join(directory, "half/fullchain.pem"), "");
        symlinkSync("half", join(directory, "certificate"));
        const env = {
          SITE_HOST: HOST,
          CERTIFICATE: join(directory, "certificate"),
          RUN: join(directory, "run"),
          NEWER: join(directory, "none"),
          CHECK_SECONDS: "0.5",
        };
        return ["deploy/proxy/start", args, env];
      },
    });
    onTestFinished(() => nginx.stop());
    const door = { port: nginx.https, host: HOST };
    expect(await visit(door, "/")).toMatchObject({ status: 200, body: "page", issuer: HOST });
    expect(nginx.printed()).toContain("no certificate yet");

    const env = {
      SITE_HOST: HOST,
      SITE_ALIASES: `www.${HOST}`,
      ACME_EMAIL: "owner@example.com",
      ACME_SERVER: await startAuthority(nginx.directory, nginx.http),
      CERTIFICATES: join(nginx.directory, "certificates"),
      WEBROOT: join(nginx.directory, "acme"),
      TMPDIR: nginx.directory,
    };
    mkdirSync(env.WEBROOT);
    rmSync(join(nginx.directory, "certificate"));
    symlinkSync("certificates/live/site", join(nginx.directory, "certificate"));
    const serials: string[] = [];
    for (const more of [[], ["--force-renewal"]]) {
      const before = (await visit(door, "/")).serial;
      const { visits, failures } = await visitDuring(door, ["/", "/chaveiro-24h-recife"], 8, async () => {
        const client = run("deploy/certificate", ["--no-verify-ssl", ...more], env);
        const now = await vi.waitFor(
          async () => {
            const now = await visit(door, "/");
            expect(now.serial, client.printed()).not.toBe(before);
            return now;
          },
          { timeout: 40_000 },
        );
        expect(now.issuer).toMatch(/^Pebble/);
        serials.push(now.serial);
        process.kill(-(client.child.pid as number), "SIGTERM");
        await once(client.child, "exit");
      });
      expect(failures).toEqual([]);
      expect(visits).toBeGreaterThan(100);
    }
    expect(new Set(serials).size).toBe(2);

    // Let's Encrypt gives five of the same names a week; a container may start more often.
    const again = run("deploy/certificate", ["--no-verify-ssl"], env);
    await vi.waitFor(() => expect(again.printed()).toContain("not yet due for renewal"), { timeout: 40_000 });
    expect((await visit(door, "/")).serial).toBe(serials.at(-1));
  });
});
