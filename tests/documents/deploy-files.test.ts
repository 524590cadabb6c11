import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { PAGE_CACHE_CONTROL } from "../../app/server/response-headers";
import { STOP_WITHIN } from "../../app/server/server-limits";

const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll(/^\s*#.*\n/gm, "");
const compose = readFileSync("deploy/compose.yaml", "utf8");
const nginx = readFileSync("deploy/nginx.conf", "utf8");

describe("deploy/compose.yaml", () => {
  const service = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(compose)?.[1] ?? "";
  const address = (name: string) => /ipv4_address: ([\d.]+)/.exec(service(name))?.[1];

  test("nginx finds each copy at the address that the copy has, on the port that it listens on", () => {
    const upstreams = new Set([...nginx.matchAll(/\b(site-\w+):(\d+)/g)].map(([, name, port]) => `${name} ${port}`));
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    expect([...upstreams]).toEqual([`site-a ${port}`, `site-b ${port}`]);
    const hosts = /extra_hosts: \[(.+)\]/.exec(service("proxy"))?.[1];
    expect(hosts).toBe(`"site-a:${address("site-a")}", "site-b:${address("site-b")}"`);
    const subnet = /subnet: (\d+\.\d+\.\d+)\.0\/24/.exec(compose)?.[1];
    const addresses = ["site-a", "site-b", "proxy"].map(address);
    expect(new Set(addresses).size).toBe(3);
    for (const value of addresses) expect(value).toMatch(new RegExp(`^${subnet?.replaceAll(".", "\\.")}\\.`));
  });

  test("what the world may reach is the proxy, on the ports that nginx listens on", () => {
    const published = [...compose.matchAll(/ports: \[(.+)\]/g)].map(([, ports]) => ports);
    expect(published).toEqual(['"80:80", "443:443", "443:443/udp"']);
    expect(service("proxy")).toContain(published[0]);
    const listens = [...nginx.matchAll(/ listen (.+);/g)].map(([, where]) => where as string);
    const [ipv6, ipv4] = [true, false].map((is) => listens.filter((where) => where.startsWith("[::]:") === is));
    expect(ipv6?.map((where) => where.replace("[::]:", ""))).toEqual(ipv4);
    expect(new Set(ipv4?.map((where) => where.split(" ")[0]))).toEqual(new Set(["80", "443"]));
  });

  test("the proxy is asked for its health on a port that it listens on", () => {
    const port = /http:\/\/127\.0\.0\.1(?::(\d+))?\//.exec(service("proxy"))?.[1] ?? "80";
    expect(nginx).toMatch(new RegExp(`^ *listen ${port}\\b`, "m"));
  });

  test("one service builds each image", () => {
    const built = ["site-a", "site-b", "proxy"].filter((name) => /^ {4}build:/m.test(service(name)));
    expect(built).toEqual(["site-a", "proxy"]);
    // Else a server that lacks the image asks a registry for it before it is built.
    expect(service("site-b")).toContain("pull_policy: never");
  });

  test("nginx waits for copies that can answer, and certbot for nginx", () => {
    const waits = (name: string) =>
      [...service(name).matchAll(/^ {6}(\S+): \{ condition: service_healthy \}$/gm)].map(([, other]) => other);
    expect([waits("proxy"), waits("certificate")]).toEqual([["site-a", "site-b"], ["proxy"]]);
    expect(service("proxy")).toMatch(/^ {4}healthcheck:$/m);
  });

  test("host and address must be given, and certbot's proof and certificate lie where nginx looks", () => {
    for (const name of ["SITE_HOST", "ACME_EMAIL"]) expect(compose).toContain(`\${${name}:?`);
    for (const name of ["proxy", "certificate"])
      for (const volume of ["certificates:/certificates", "challenges:/var/www/acme"])
        expect(service(name)).toMatch(new RegExp(`^ {6}- ${volume}$`, "m"));
    expect(nginx).toContain("root /var/www/acme;");
  });

  test("each service is told what its script asks for", () => {
    for (const [name, script] of [
      ["proxy", "deploy/proxy/start"],
      ["certificate", "deploy/certificate"],
    ] as const) {
      const given = new Set([...service(name).matchAll(/^ {6}([A-Z_]+): /gm)].map(([, variable]) => variable));
      const asked = [...readFileSync(script, "utf8").matchAll(/\$\{(\w+):\?|\$\{(\w+):\+/g)].map(
        ([, must, may]) => must ?? may,
      );
      for (const variable of asked) expect(given, `${name} hands ${variable} on to ${script}`).toContain(variable);
    }
  });

  test("a new certificate is found within a minute, and certbot has a way out", () => {
    const seconds = /CHECK_SECONDS:-(\d+)/.exec(readFileSync("deploy/proxy/start", "utf8"))?.[1];
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    expect(service("certificate")).toMatch(/networks: \[outside\]/);
  });

  test("nginx may write where it writes, and its cache fits", () => {
    // In a file system of root's a user who is not root writes nothing.
    for (const name of ["proxy", "certificate"]) {
      const [, uid, gid] = /^ {4}user: "(\d+):(\d+)"$/m.exec(service(name)) ?? [];
      for (const [mount] of service(name).matchAll(/\/[\w/]+:[^"\s]*size=\d+m/g))
        expect(mount, `tmpfs of ${name}: its user's`).toContain(`:uid=${uid},gid=${gid},`);
    }
    const sizes = new Map(
      [...service("proxy").matchAll(/^ {6}- (\/\S+?):\S*size=(\d+)m$/gm)].map(([, path, size]) => [path, Number(size)]),
    );
    expect([...sizes.keys()]).toEqual(["/run", "/tmp", "/var/cache/nginx", "/var/lib/nginx"]);
    const size = sizes.get("/var/cache/nginx") as number;
    expect(Number(/ max_size=(\d+)m/.exec(nginx)?.[1])).toBeLessThan(size);
    expect(Number(/mem_limit: (\d+)m/.exec(service("proxy"))?.[1])).toBeGreaterThan(2 * size);
  });

  test("what is mounted from this folder is here, and is what runs", () => {
    for (const [, file = "", inside] of compose.matchAll(/^ {6}- \.\/(\S+?):(\S+?):ro$/gm)) {
      expect(existsSync(`deploy/${file}`), `deploy/${file}, for which Docker would make an empty folder`).toBe(true);
      expect(service("certificate")).toMatch(new RegExp(`^ {4}entrypoint: \\[.*"${inside}"\\]$`, "m"));
    }
  });

  test("a container that has died is seen within half a minute", () => {
    const intervals = [
      ...compose.matchAll(/^ *interval: (\w+)$/gm),
      ...dockerfile.matchAll(/^HEALTHCHECK .*--interval=(\w+)/gm),
    ].map(([, interval]) => interval);
    expect(intervals).toHaveLength(2);
    for (const interval of intervals)
      expect(interval, "seconds between two health checks").toMatch(/^([1-9]|[12]\d|30)s$/);
  });

  test("every container comes up again by itself, and neither its memory nor its log fills the server", () => {
    const guarded = /x-guarded: &guarded\n((?: {2}.+\n)+)/.exec(compose)?.[1];
    expect(guarded).toMatch(/^ {2}restart: (unless-stopped|always)$/m);
    expect(guarded).toMatch(/options: \{ max-size: \d+m, max-file: "\d+" \}/);
    // Else who is told to stop as it starts hears nothing, and is killed when its time is up.
    expect(guarded).toMatch(/^ {2}init: true$/m);
    expect(guarded).toMatch(/^ {2}pids_limit: \d+$/m);
    const [, application = ""] = /x-application: &application\n((?: {2}.+\n)+)/.exec(compose) ?? [];
    const [, granted] = /--memory (\d+)m /.exec(readFileSync("docs/running.md", "utf8")) ?? [];
    const [, memory] = /^ {2}mem_limit: (\d+)m$/m.exec(application) ?? [];
    expect(Number(memory), "mem_limit of a copy, in MB: what docs/running.md grants it").toBeGreaterThanOrEqual(
      Number(granted),
    );
    for (const name of ["proxy", "certificate"]) expect(service(name)).toMatch(/^ {4}mem_limit: \d+m$/m);
  });

  test("IPv6 visitors come in with their own addresses, and the application has no way out", () => {
    const network = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n)+)`, "m").exec(compose)?.[1];
    expect(network("outside")).toMatch(/enable_ipv6: true/);
    expect(network("inside")).toMatch(/internal: true/);
    for (const name of ["site-a", "site-b"]) expect(service(name)).not.toMatch(/outside|ports:/);
    expect(service("proxy"), "the proxy is reached from outside, and reaches the copies").toMatch(
      /networks:\n {6}inside: .+\n {6}outside: \{\}/,
    );
  });

  test("a copy that is told to stop has the time to send its last answers", () => {
    const application = /x-application: &application\n((?: {2}.+\n)+)/.exec(compose)?.[1] ?? "";
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(application)?.[1] ?? 10);
    expect(seconds * 1000, "stop_grace_period").toBeGreaterThan(2 * STOP_WITHIN);
  });

  test("every container is read-only, without capabilities, and not root's", () => {
    expect(compose).toMatch(
      /x-guarded: &guarded\n {2}read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges:true"\]/,
    );
    for (const name of ["proxy", "certificate"]) {
      expect(service(name)).toContain("<<: *guarded");
      expect(service(name)).toContain('user: "101:101"');
    }
    for (const name of ["site-a", "site-b"]) expect(service(name)).toContain("<<: *application");
    expect(compose).toMatch(/x-application: &application\n {2}<<: \*guarded/);
  });
});

describe("deploy/nginx.conf", () => {
  test("the image's own host stands wherever the example's did", () => {
    const [, expression = ""] = /sed -i "([^"]+)" \/etc\/nginx\/nginx\.conf/.exec(dockerfile) ?? [];
    const edited = spawnSync(
      "sed",
      [expression.replace("$SITE_HOST", "chaveiro.test").replaceAll("\\\\", "\\"), "deploy/nginx.conf"],
      { encoding: "utf8" },
    );
    expect(edited.stderr).toBe("");
    expect(edited.stdout).toContain("server_name chaveiro.test;");
    expect(edited.stdout.match(/.*chaveiro24hrecife.*/g)).toBeNull();
  });

  test("the cache keeps what visitors' pages need for as long as they may need it", () => {
    const [, days] = / inactive=(\d+)d /.exec(nginx) ?? [];
    const staleSeconds = Number(/stale-if-error=(\d+)/.exec(PAGE_CACHE_CONTROL)?.[1]);
    expect(Number(days) * 86_400, "proxy_cache_path's inactive, in days").toBeGreaterThanOrEqual(staleSeconds);
    expect(Number(days), "a page opened before a release needs its old scripts").toBeGreaterThanOrEqual(30);
  });

  test("what nginx opens at once, it may open; a visit is noted with what it got; a page is renewed behind its visitors", () => {
    const number = (name: string) => Number(new RegExp(` ?${name} (\\d+);`).exec(nginx)?.[1]);
    // A connection to the visitor, and one to the application.
    expect(number("worker_rlimit_nofile")).toBeGreaterThanOrEqual(2 * number("worker_connections"));
    for (const field of ["remote_addr", "request", "status", "upstream_cache_status"])
      expect(/ log_format visits '(.+)';/.exec(nginx)?.[1], "the log's fields, which docs/running.md reads").toContain(
        `$${field}`,
      );
    expect(nginx).toMatch(/^ *proxy_cache_background_update on;$/m);
    expect(nginx, "a TLS 1.2 visitor who comes back needs no second handshake").toMatch(
      /^ *ssl_session_cache shared:tls:\d+m;$/m,
    );
  });

  test("a mobile carrier's customers behind one address are let in", () => {
    const [, rate, per] = /limit_req_zone \S+ zone=requests:\S+ rate=(\d+)r\/([sm]);/.exec(nginx) ?? [];
    expect(Number(rate) / (per === "m" ? 60 : 1), "requests a second, rate of limit_req_zone").toBeGreaterThanOrEqual(
      20,
    );
    const bursts = [...nginx.matchAll(/limit_req zone=requests(?: burst=(\d+))?/g)].map(([, burst]) =>
      Number(burst ?? 0),
    );
    expect(Math.min(...bursts), "burst of every limit_req").toBeGreaterThanOrEqual(100);
    expect(Number(/limit_conn connections (\d+);/.exec(nginx)?.[1]), "limit_conn").toBeGreaterThanOrEqual(100);
  });

  test("both limits count the same visitors", () => {
    expect([...nginx.matchAll(/limit_(?:req|conn)_zone (\S+)/g)].map(([, key]) => key)).toEqual([
      "$visitor",
      "$visitor",
    ]);
  });

  test("TLS is 1.2 or 1.3, each key is used once, and what is sent cannot be changed on its way", () => {
    expect([...nginx.matchAll(/ssl_protocols (.+);/g)].map(([, names]) => names)).toEqual(["TLSv1.2 TLSv1.3"]);
    const ciphers = [...nginx.matchAll(/ssl_ciphers (.+);/g)].flatMap(([, names]) => (names as string).split(":"));
    expect(ciphers.length).toBeGreaterThan(1);
    for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
    expect(nginx).toContain("ssl_session_tickets off;");
  });

  test("a visitor waits for one copy that is frozen, and not for every one that is asked after it", () => {
    const seconds = (name: string) => Number(new RegExp(` ${name} (\\d+)s;`).exec(nginx)?.[1]);
    const [one, all] = [seconds("proxy_read_timeout"), seconds("proxy_next_upstream_timeout")];
    expect(all, "proxy_next_upstream_timeout").toBeGreaterThan(one);
    expect(all, "proxy_next_upstream_timeout").toBeLessThan(2 * one);
    expect(seconds("proxy_connect_timeout"), "for a machine that is gone").toBeLessThanOrEqual(2);
  });

  test("who sends slowly is not waited for longer than the application would", () => {
    const seconds = (name: string) => Number(new RegExp(` ${name} (\\d+)s;`).exec(nginx)?.[1]);
    expect(seconds("client_header_timeout")).toBeLessThanOrEqual(10);
    expect(seconds("client_body_timeout")).toBeLessThanOrEqual(5);
    expect(seconds("send_timeout")).toBeLessThanOrEqual(15);
  });
});

test("certbot takes on new names, looks each day whether it is time, waits out the authority's limit of failures, and may write its folders", () => {
  const script = readFileSync("deploy/certificate", "utf8");
  expect(script).toMatch(/--keep-until-expiring --renew-with-new-domains/);
  expect(script, "a certificate is renewed in its last month: sleep 24h at most").toMatch(
    /^ *then sleep (\d|1\d|2[0-4])h$/m,
  );
  // Five failures an hour: https://letsencrypt.org/docs/rate-limits/
  const minutes = Number(/else sleep (\d+)m; fi/.exec(script)?.[1]);
  expect(minutes, "minutes after a failure").toBeGreaterThanOrEqual(12);
  const user = /^ {4}user: "(\d+):(\d+)"$/m.exec(compose);
  expect(dockerfile, "the volumes' folders belong to who writes them").toContain(
    `install -d -o ${user?.[1]} -g ${user?.[2]} /certificates /var/www/acme`,
  );
});

test("CI installs every program that a test is skipped without, and asks each week for what is newer", () => {
  const run = readFileSync(".ci/run", "utf8");
  for (const program of [
    "chromium",
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
    "nginx-light",
    "openssl",
    "certbot",
    "pebble",
  ])
    expect(run).toMatch(new RegExp(` ${program}[ ;]`));
  const dependabot = readFileSync(".github/dependabot.yml", "utf8");
  expect(Array.from(dependabot.matchAll(/package-ecosystem: (\S+)/g), ([, name]) => name)).toEqual([
    "npm",
    "docker",
    "github-actions",
  ]);
});

test("the image's health check tells a copy that is ready from one that is not", async () => {
  const command: string[] = JSON.parse(/HEALTHCHECK .* CMD (\[.+\])/.exec(dockerfile)?.[1] ?? "[]");
  for (const status of [200, 503]) {
    const server = createServer((_, response) => void response.writeHead(status).end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const check = spawn(process.execPath, command.slice(1), {
      env: { ...process.env, HOST: "127.0.0.1", PORT: String(port) },
    });
    const [code] = await once(check, "close");
    server.close();
    expect([status, code]).toEqual([status, status === 200 ? 0 : 1]);
  }
});

test("the owner's guide names files that are there, and sentences that the build says", () => {
  const guide = readFileSync("docs/guia-do-dono.md", "utf8");
  for (const [, file] of guide.matchAll(/`([\w-]+\.ts)`/g)) expect(readdirSync("app/content")).toContain(file);
  const checks = ["content", "business", "pages"].map((what) => `app/content/check-${what}.ts`);
  const said = [...checks, "package.json"]
    .map((file) => readFileSync(file, "utf8"))
    .join("")
    .concat("after a change: npm run images");
  // What JavaScript, the formatter and the compiler say in their own words.
  const foreign = [
    ...[
      "is not defined",
      "of undefined",
      "expected … but instead found",
      "Unexpected token",
      "Unterminated",
      "error TS…",
    ],
    ...["is undeclared", "is unused", "is later overwritten"],
  ];
  const rows = guide.slice(guide.indexOf("## 4.")).matchAll(/^\| (`.+?) \|/gm);
  const sentences = Array.from(rows).flatMap(([, cell = ""]) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, s = ""]) => s),
  );
  expect(sentences.length).toBeGreaterThan(15);
  for (const sentence of sentences.filter((one) => !foreign.includes(one)))
    for (const part of sentence.replace(/^\w+ must be\b ?/, "").split(" … "))
      expect(said, `"${sentence}" of the guide`).toContain(part);
});

test("deploy/proxy/newer: HTTP/3 on IPv4 and IPv6, and every answer says so", () => {
  const http3 = readFileSync("deploy/proxy/newer/http3.conf", "utf8");
  for (const where of ["443", "\\[::\\]:443"])
    expect(http3).toMatch(new RegExp(`^listen ${where} quic reuseport;$`, "m"));
  expect(http3).toMatch(/^http3 on;$/m);
  expect(http3).toMatch(/^add_header Alt-Svc 'h3=":443"; ma=\d+' always;$/m);
});

test("CI, image and .nvmrc use the Nodes that package.json admits, and CI each of them", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const admitted = [...engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => major);
  const matrix = /node: \[(.+)\]/.exec(readFileSync(".github/workflows/ci.yml", "utf8"))?.[1];
  expect(matrix?.split(", ")).toEqual(admitted);
  expect(admitted).toContain(readFileSync(".nvmrc", "utf8").trim());
});

test("every command that a document, a test or a message names is there, and runs a file that is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const texts = [
    "README.md",
    ".ci/run",
    "Dockerfile",
    ...["docs", "docs/decisions", "tests/unit", "tests/documents", "scripts"].flatMap(filesIn),
  ];
  const named = texts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(scripts).toHaveProperty([name as string]);
  const run = Object.values<string>(scripts).flatMap((command) =>
    [...command.matchAll(/\bnode (?:--\S+ )*(\S+)/g)].map(([, file]) => file),
  );
  for (const file of run) expect(existsSync(file as string), `${file}, which package.json runs`).toBe(true);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}
