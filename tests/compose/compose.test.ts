import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { type Door, until, visit, visitDuring } from "../server/visitors";
import { checkout, compose, HOST, lacking, makeCheckout, removeEverything, run } from "./docker";

if (lacking) console.warn(`SKIPPED: deploy/compose.yaml, as ${lacking}`);

// Each release builds the image anew.
const MINUTES = 60_000;
const NEW_NUMBER = "+558133334444";

describe.skipIf(lacking)("deploy/release", () => {
  const door: Door = { port: 443, host: HOST };
  const release = (...args: string[]) => run("deploy/release", ...args);
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(checkout, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };
  /** Counts the visits while something happens, which must not fail one. */
  const losesNoVisit = async <T>(what: string, happens: () => Promise<T>): Promise<T> => {
    const { result, visits, failures } = await visitDuring(door, happens);
    console.info(`${what}: ${visits} visits, ${failures.length} failed`);
    expect([...new Set(failures)]).toEqual([]);
    return result;
  };
  const body = async () => (await visit(door, "/")).body;
  const ids = async () => (await compose("ps", "--quiet")).split("\n").sort();

  beforeAll(async () => {
    makeCheckout();
    // So that the first start is timed without the build.
    await compose("build", "site-a");
  }, 20 * MINUTES);

  afterAll(removeEverything, 2 * MINUTES);

  test(
    "the first start ends with two healthy copies and a certificate, read-only and without root",
    async () => {
      const began = performance.now();
      const { code, printed } = await release();
      expect([code, code === 0 ? "" : printed]).toEqual([0, ""]);
      await until(async () => (await visit(door, "/").catch(() => undefined))?.status === 200);
      console.info(`first start: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      const states = await compose("ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}");
      expect(states.split("\n").map((state) => state.trim())).toEqual([
        "proxy running",
        "site-a running healthy",
        "site-b running healthy",
      ]);
      for (const service of ["proxy", "site-a"])
        expect((await run("docker", "exec", `chaveiro-test-${service}-1`, "touch", "/file")).printed).toContain(
          "Read-only",
        );
      expect(await compose("exec", "-T", "site-a", "id", "-u")).toBe("1000");
      expect((await visit(door, "/")).headers["alt-svc"]).toContain('h3=":443"');
    },
    10 * MINUTES,
  );

  test(
    "the same command again changes nothing and loses no visit",
    async () => {
      const before = await ids();
      expect((await losesNoVisit("second time", release)).code).toBe(0);
      expect(await ids()).toEqual(before);
    },
    10 * MINUTES,
  );

  test(
    "a release with another number loses no visit",
    async () => {
      edit("app/content/business.ts", (text) => text.replace(business.phone, NEW_NUMBER));
      expect((await losesNoVisit("release", release)).code).toBe(0);
      expect(await body()).toContain(`tel:${NEW_NUMBER}`);
    },
    20 * MINUTES,
  );

  test(
    "a release that does not start says why, and the one before goes on with both copies",
    async () => {
      const before = await compose("images", "--format", "json");
      edit("scripts/start.mjs", (text) => `throw new Error("broken on purpose");\n${text}`);
      const { code, printed } = await losesNoVisit("release that does not start", release);
      expect([code, printed]).toEqual([1, expect.stringContaining("broken on purpose")]);
      edit("scripts/start.mjs", (text) => text.replace(/.*\n/, ""));
      const images = (json: string) =>
        JSON.parse(json)
          .map(({ ID }: { ID: string }) => ID)
          .sort();
      expect(images(await compose("images", "--format", "json"))).toEqual(images(before));
      expect(await compose("ps", "site-a", "site-b", "--format", "{{.Health}}")).toBe("healthy\nhealthy");
    },
    20 * MINUTES,
  );

  test(
    "a frozen copy is left out, ended and healthy again",
    async () => {
      await losesNoVisit("frozen copy", async () => {
        const started = () => run("docker", "inspect", "--format", "{{.State.StartedAt}}", "chaveiro-test-site-a-1");
        const before = await started();
        const began = performance.now();
        await compose("exec", "-T", "site-a", "sh", "-c", "kill -STOP -1");
        await until(async () => (await started()).printed !== before.printed);
        await until(async () => (await compose("ps", "site-a", "--format", "{{.Health}}")) === "healthy");
        console.info(`frozen copy healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      });
    },
    5 * MINUTES,
  );

  test(
    "one copy is killed: no visit fails; both: the page of last resort has the release's number",
    async () => {
      await losesNoVisit("killed copy", async () => {
        await compose("kill", "site-a");
        for (let i = 0; i < 50; i++) await visit(door, "/");
      });
      await compose("kill", "site-b");
      await until(async () => (await visit(door, "/healthz")).status === 503);
      const began = performance.now();
      const { status, headers, body } = await visit(door, "/");
      console.info(`both killed: ${Math.round(performance.now() - began)} ms`);
      expect([status, headers["retry-after"]]).toEqual([503, "10"]);
      expect(body).toContain(`tel:${NEW_NUMBER}`);
      expect((await release()).code).toBe(0);
      expect((await visit(door, "/healthz")).status).toBe(200);
    },
    10 * MINUTES,
  );

  test(
    "`back` brings the release before, and loses no visit",
    async () => {
      expect((await losesNoVisit("back", () => release("back"))).code).toBe(0);
      expect(await body()).toContain(`tel:${business.phone}`);
      expect(readFileSync(join(checkout, "deploy/last-resort.html"), "utf8")).toContain(`tel:${business.phone}`);
    },
    10 * MINUTES,
  );

  const own = ["fd99:1::1", "fd99:2::1"];
  test.skipIf(process.getuid?.() !== 0)("two visitors over IPv6 have two addresses in the log", async () => {
    const ip = (verb: string) =>
      own.map((address) => spawnSync("ip", ["-6", "address", verb, `${address}/128`, "dev", "lo"]));
    ip("add");
    try {
      for (const address of own) {
        const { status } = spawnSync("curl", [
          ...["--silent", "--insecure", "--output", "/dev/null", "--interface", address],
          ...["--resolve", `${HOST}:443:[${own[0]}]`, `https://${HOST}/`],
        ]);
        expect(status).toBe(0);
      }
      await until(async () => {
        const log = await compose("logs", "--no-log-prefix", "proxy");
        return own.every((address) => log.includes(`"remote_ip":"${address}"`));
      });
    } finally {
      ip("delete");
    }
  });
});
