import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "~/content/business";
import { copySite } from "../../tools/site-copy";
import { visit, visitDuring } from "../../tools/visitors";

const HOST = "www.chaveiro.test";
const PROJECT = "chaveiro-test";

// The tests have their own project name, so that a site on this machine is not touched.
const CADDY_OPTIONS = "local_certs\nskip_install_trust";
const env = { ...process.env, SITE_HOST: HOST, COMPOSE_PROJECT_NAME: PROJECT, CADDY_OPTIONS };

/** The docker command that fails here, if any. */
const missing = ["info", "compose version"].find((args) => spawnSync("docker", args.split(" ")).status !== 0);

const checkout = missing ? "" : copySite("deploy", "Dockerfile", ".dockerignore");

/** Runs a program in the copy. @returns its exit code, and its output on both streams */
async function run(program: string, ...args: string[]) {
  const child = spawn(program, args, { cwd: checkout, env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code as number, printed: out + err };
}

async function compose(...args: string[]): Promise<string> {
  const { code, printed } = await run("docker", "compose", "--file", "deploy/compose.yaml", ...args);
  if (code !== 0) throw new Error(`docker compose ${args.join(" ")}: ${printed}`);
  return printed.trim();
}

if (missing) console.warn(`SKIPPED: deploy/compose.yaml, as docker ${missing} fails`);

/** A form whose action sends what it gets to another server. */
const FORM = `
  export const action = async ({ request }) => {
    const body = (await request.text()) + " " + process.env.MAIL_PASSWORD;
    return fetch(process.env.MAIL_URL, { method: "POST", body });
  };`;

const PASSWORD = "pa$word $1 #";

const NEW_NUMBER = "+558133334444";

describe.skipIf(missing)("deploy/release", () => {
  const proxy = { port: 443, host: HOST };
  const release = (...args: string[]) => run("deploy/release", ...args);
  /** @returns the id of an image, or of a container's image */
  async function idOf(kind: "image" | "container", name: string) {
    const format = kind === "image" ? "{{.Id}}" : "{{.Image}}";
    return (await run("docker", kind, "inspect", "--format", format, name)).printed;
  }
  const write = (file: string, content: string) => writeFileSync(join(checkout, file), content);
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const START = 'CMD ["node_modules/.bin/remix-serve"';
  const startBy = (start: string) => write("Dockerfile", dockerfile.replace(START, start));
  const homePage = async () => (await visit(proxy, "/")).body;
  const send = (body: string) => visit(proxy, "/form", { method: "POST", body, agent: false });
  const ids = async () => (await compose("ps", "--quiet")).split("\n").sort();

  // A slow server outside the containers' network.
  const mails: string[] = [];
  const mailServer = createServer(async (request, response) => {
    mails.push(await text(request));
    await setTimeout(4000);
    response.end("sent");
  });
  beforeAll(() => once(mailServer.listen(0), "listening"));

  afterAll(async () => {
    mailServer.close();
    await compose("down", "--volumes", "--remove-orphans");
    await run("docker", "image", "rm", PROJECT, `${PROJECT}:before`, `${PROJECT}:live`);
    rmSync(checkout, { recursive: true });
  });

  test("the first start ends with two healthy instances behind TLS, with .env.production", async () => {
    write(".env.production", "VITE_TEST=reaches the build");
    write("app/routes/env.ts", "export const loader = () => new Response(import.meta.env.VITE_TEST);");
    write("app/routes/form.ts", FORM);
    const { code, printed } = await release();
    expect([code, code === 0 ? "" : printed]).toEqual([0, ""]);
    expect(await homePage()).toContain(`tel:${business.phone}`);
    expect((await visit(proxy, "/env")).body).toBe("reaches the build");
    const states = await compose("ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}");
    expect(states).toBe("proxy running \nsite-a running healthy\nsite-b running healthy");
    const log = await compose("logs", "--no-log-prefix", "site-a", "site-b");
    expect(log, "health checks").not.toMatch(/favicon/);
    expect(log, "requests for pages").toMatch(/GET \/env 200/);
  });

  test.each([
    ["a wrong word", () => release("bakc"), '"bakc"'],
    ["a SITE_HOST with a scheme", () => run("env", `SITE_HOST=https://${HOST}/`, "deploy/release"), "bare name"],
    ["a mistake in CADDY_OPTIONS", () => run("env", "CADDY_OPTIONS=local_cert", "deploy/release"), "local_cert"],
    ["back without a previous release", () => release("back"), "no previous release"],
  ])("%s is refused before anything changes", async (_name, happens, message) => {
    const before = await ids();
    expect(await happens()).toEqual({ code: 1, printed: expect.stringContaining(message) });
    expect(await ids()).toEqual(before);
  });

  test.each(["site-a", "proxy"])("%s cannot write to its disk, or get more rights", async (service) => {
    const tries = "touch /tried || grep -E '^(NoNewPrivs|CapEff)' /proc/self/status";
    const printed = await compose("exec", "-T", service, "sh", "-c", tries);
    expect(printed).toContain("Read-only file system");
    expect(printed).toMatch(/NoNewPrivs:\s1/);
    expect(printed).toMatch(service === "proxy" ? /CapEff:\s0+400$/m : /CapEff:\s0+$/m); // ports below 1024
  });

  test("a form reaches another server, with a password from .env.server that Caddy does not see", async () => {
    const format = "{{(index .IPAM.Config 0).Gateway}}";
    const thisMachine = (await run("docker", "network", "inspect", "bridge", "--format", format)).printed.trim();
    const { port } = mailServer.address() as AddressInfo;
    write(".env.server", `MAIL_URL=http://${thisMachine}:${port}/\nMAIL_PASSWORD='${PASSWORD}'\n`);
    expect(await visitDuring(proxy, release)).toMatchObject({ code: 0 });
    expect(await send("one")).toMatchObject({ status: 200, body: "sent" });
    expect(mails).toEqual([`one ${PASSWORD}`]);
    expect(await compose("exec", "-T", "proxy", "sh", "-c", "env; cat /deploy/* /deploy/.[a-z]*")).not.toContain(
      "MAIL_",
    );
  });

  test("a release fails no visit, and no form that is being sent", async () => {
    mails.length = 0;
    // The next release has another number. Replacing it in the built file is faster than building the site again.
    startBy(`RUN sed -i 's/[+]${business.phone.slice(1)}/${NEW_NUMBER}/g' build/server/index.js\n${START}`);
    const answers: Promise<unknown>[] = [];
    const failures: unknown[] = [];
    const sendOne = async (body: string) => {
      const began = performance.now();
      const { status, body: text } = await send(body).catch((error) => ({ status: 0, body: String(error) }));
      if (text !== "sent") failures.push([body, status, text.slice(0, 80), `after ${performance.now() - began} ms`]);
    };
    const sender = setInterval(() => answers.push(sendOne(`form ${answers.length}`)), 500);
    expect(await visitDuring(proxy, release).finally(() => clearInterval(sender))).toMatchObject({ code: 0 });
    expect(await homePage()).toContain(`tel:${NEW_NUMBER}`);
    await Promise.all(answers);
    expect(failures).toEqual([]);
    expect(mails.sort()).toEqual(answers.map((_, index) => `form ${index} ${PASSWORD}`).sort());
  });

  /** Interrupts a command once it has replaced site-a. */
  async function interrupt(...args: string[]) {
    const live = await ids();
    const child = spawn("deploy/release", args, { cwd: checkout, env, stdio: "ignore" });
    await expect.poll(ids, { timeout: 120_000 }).not.toEqual(live);
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([1, null]);
  }

  test("a release that does not build leaves what was live before an interrupted one", async () => {
    startBy(`ENV THIRD=1\n${START}`);
    await interrupt();
    startBy(`RUN false\n${START}`);
    const printed = expect.stringContaining("This release does not build");
    expect(await visitDuring(proxy, release)).toEqual({ code: 1, printed });
    const live = await idOf("image", `${PROJECT}:live`);
    expect(await idOf("image", PROJECT), "what Compose would start").toBe(live);
    for (const site of ["site-a", "site-b"]) expect(await idOf("container", `${PROJECT}-${site}-1`), site).toBe(live);
  });

  test("back after an interrupted release brings the one that was live", async () => {
    startBy(`ENV THIRD=1\n${START}`);
    await interrupt();
    expect(await visitDuring(proxy, () => release("back"))).toMatchObject({ code: 0 });
    expect(await homePage()).toContain(`tel:${NEW_NUMBER}`);
  });

  test.each([
    ["falls after it was healthy", 'setTimeout(() => { throw new Error("broken on purpose"); }, 4000);'],
    [
      "has no home page",
      `import { Server } from "node:http";
       const { emit } = Server.prototype;
       Server.prototype.emit = function (event, request, response) {
         if (/^\\/(\\?|$)/.test(request?.url)) response.writeHead(500).end();
         else emit.apply(this, arguments);
       };`,
    ],
  ])("a release that %s is refused, and fails no visit", async (_fault, script) => {
    startBy(
      `CMD ["node", "--import=data:text/javascript,${encodeURIComponent(script)}", "node_modules/.bin/remix-serve"`,
    );
    const printed = expect.stringContaining("This release does not start, or has no home page");
    expect(await visitDuring(proxy, release)).toEqual({ code: 1, printed });
    expect(await homePage()).toContain(`tel:${NEW_NUMBER}`);
    expect(await compose("ps", "site-a", "site-b", "--format", "{{.Health}}")).toBe("healthy\nhealthy");
  });

  test("back brings the previous release, even after an interruption, and fails no visit", async () => {
    await interrupt("back");
    expect(await visitDuring(proxy, () => release("back"))).toMatchObject({ code: 0 });
    expect(await homePage()).toContain(`tel:${business.phone}`);
  });

  test("without an instance, visitors get the fallback page with the number of the release", async () => {
    await compose("kill", "site-a", "site-b");
    await expect.poll(async () => (await visit(proxy, "/")).status).toBe(503);
    expect(await homePage()).toContain(`tel:${business.phone}`);
  });
});
