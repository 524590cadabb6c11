import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { business } from "~/content/business";
import { copySite } from "../tools/built-copy";
import { visit, visitDuring } from "../tools/visitors";

const HOST = "www.chaveiro.test";
const PROJECT = "chaveiro-test";

// A project name of its own, so that a site on this machine is not touched.
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

const NEW_NUMBER = "+558133334444";

describe.skipIf(missing)("deploy/release", () => {
  const proxy = { port: 443, host: HOST };
  const release = (...args: string[]) => run("deploy/release", ...args);
  const write = (file: string, content: string) => writeFileSync(join(checkout, file), content);
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const startBy = (start: string) => write("Dockerfile", dockerfile.replace(/^CMD \["node",/m, start));
  const homePage = async () => (await visit(proxy, "/")).body;
  const ids = async () => (await compose("ps", "--quiet")).split("\n").sort();

  afterAll(async () => {
    await compose("down", "--volumes", "--remove-orphans");
    await run("docker", "image", "rm", PROJECT, `${PROJECT}:before`, `${PROJECT}:leaving`);
    rmSync(checkout, { recursive: true });
  });

  test("the first start ends with two healthy instances behind TLS, with .env.production", async () => {
    write(".env.production", "VITE_TEST=reaches the build");
    write("app/routes/env.ts", "export const loader = () => new Response(import.meta.env.VITE_TEST);");
    const { code, printed } = await release();
    expect([code, code === 0 ? "" : printed]).toEqual([0, ""]);
    expect(await homePage()).toContain(`tel:${business.phone}`);
    expect((await visit(proxy, "/env")).body).toBe("reaches the build");
    const states = await compose("ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}");
    expect(states).toBe("proxy running \nsite-a running healthy\nsite-b running healthy");
    expect(await compose("logs", "--no-log-prefix", "site-a"), "requests").toMatch(/^\S*\[remix-serve\] .+$/);
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

  test("a release fails no visit", async () => {
    // Faster than another build.
    startBy(`RUN sed -i 's/[+]${business.phone.slice(1)}/${NEW_NUMBER}/g' build/server/index.js\nCMD ["node",`);
    expect(await visitDuring(proxy, release)).toMatchObject({ code: 0 });
    expect(await homePage()).toContain(`tel:${NEW_NUMBER}`);
  });

  test("back after an interrupted release brings the one that was live", async () => {
    startBy('ENV THIRD=1\nCMD ["node",');
    const live = await ids();
    const third = spawn("deploy/release", { cwd: checkout, env, stdio: "ignore" });
    await expect.poll(ids, { timeout: 120_000 }).not.toEqual(live);
    third.kill("SIGINT");
    expect(await once(third, "close")).toEqual([1, null]);
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
    startBy(`CMD ["node", "--import=data:text/javascript,${encodeURIComponent(script)}",`);
    const printed = expect.stringContaining("This release does not start, or has no home page");
    expect(await visitDuring(proxy, release)).toEqual({ code: 1, printed });
    expect(await homePage()).toContain(`tel:${NEW_NUMBER}`);
    expect(await compose("ps", "site-a", "site-b", "--format", "{{.Health}}")).toBe("healthy\nhealthy");
  });

  test("back brings the previous release, and fails no visit", async () => {
    expect(await visitDuring(proxy, () => release("back"))).toMatchObject({ code: 0 });
    expect(await homePage()).toContain(`tel:${business.phone}`);
  });

  test("without an instance, visitors get the fallback page with the number of the release", async () => {
    await compose("kill", "site-a", "site-b");
    await expect.poll(async () => (await visit(proxy, "/")).status).toBe(503);
    expect(await homePage()).toContain(`tel:${business.phone}`);
  });
});
