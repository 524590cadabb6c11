import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { JSDOM } from "jsdom";
import { expect, onTestFinished, test } from "vitest";
import { business } from "../../app/content/business";
import { maskPhone } from "../../app/content/contact-links";
import { freePort, startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, describeWithNginx, encodings, onEverything, pause } from "./nginx-client";
import { startCountingRelay, startNginx } from "./running-nginx";
import { pages, script } from "./site-paths";

describeWithNginx("when the application is killed", () => {
  test("not one visitor's request fails, and the site is whole again once it is back", async () => {
    const first = await startBuiltSite();
    onTestFinished(() => first.stop());
    const relay = await startCountingRelay(first.port);
    onTestFinished(() => relay.close());
    const nginx = await startNginx({ siteA: relay.port, siteB: relay.port });
    onTestFinished(() => nginx.stop());
    const paths = [...pages, script];
    const cases = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
    const expected = new Map<string, Buffer>();
    for (const { path, encoding } of cases) {
      const { status, body } = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } });
      expect([path, status]).toEqual([path, 200]);
      expected.set(path + encoding, body);
    }

    let asked = 0;
    let isEnough = () => false;
    const failures: string[] = [];
    const visitors = Array.from({ length: 16 }, async (_, visitor) => {
      for (let i = visitor; !isEnough(); i++) {
        const { path, encoding } = cases[i % cases.length] as (typeof cases)[number];
        const outcome = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } }).then(
          ({ status, body }) => (status === 200 && body.equals(expected.get(path + encoding) as Buffer) ? "" : status),
          (error: Error) => error.message,
        );
        if (outcome !== "") failures.push(`${path} ${encoding}: ${outcome}`);
        asked++;
      }
    });
    // What the relay lets nginx keep for a second runs out: from now on every page is served stale.
    const warmed = relay.count();
    while (relay.count() < warmed + pages.length) await pause();
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    relay.close();
    const askedBefore = asked;
    isEnough = () => asked >= askedBefore + 2000;
    await Promise.all(visitors);
    expect(failures).toEqual([]);

    // A page nobody has asked for shows the home page, which has the number to call, and says that this passes.
    const missing = await ask(nginx, "/nothing", { headers: { "Accept-Encoding": "br" } });
    expect([missing.status, missing.body.equals(expected.get("/br") as Buffer)]).toEqual([502, true]);
    expect(missing.fields).toMatchObject({ ...onEverything, "cache-control": ["no-store"], "retry-after": ["10"] });

    const second = await startBuiltSite({ port: relay.port });
    onTestFinished(() => second.stop());
    let back = missing;
    while (back.status !== 404) back = await ask(nginx, "/nothing").finally(pause);
  });
});

describeWithNginx("during a release", () => {
  test("a script that one copy lacks is asked of the other, and is kept when neither has it any more", async () => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    const old = createServer((request, response) => {
      const isOld = request.url === "/build/assets/old.js";
      response.writeHead(isOld ? 200 : 404, {
        "Cache-Control": isOld ? "public, max-age=31536000, immutable" : "no-store",
      });
      response.end(isOld ? "old" : "");
    }).listen(0, "127.0.0.1");
    await once(old, "listening");
    const nginx = await startNginx({ siteA: site.port, siteB: (old.address() as { port: number }).port });
    onTestFinished(() => nginx.stop());
    for (const path of ["/build/assets/old.js", script]) {
      for (const encoding of encodings) {
        const { status } = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } });
        expect([path, encoding, status]).toEqual([path, encoding, 200]);
      }
    }
    old.closeAllConnections();
    old.close();
    const { status, body } = await ask(nginx, "/build/assets/old.js", { headers: { "Accept-Encoding": "br" } });
    expect([status, body.toString()]).toEqual([200, "old"]);
  });
});

/** An application of its own, to fail in its own way. */
async function startApplication(answer: RequestListener) {
  const application = createServer(answer).listen(0, "127.0.0.1");
  await once(application, "listening");
  const stop = () => void application.close().closeAllConnections();
  onTestFinished(stop);
  return { port: (application.address() as { port: number }).port, stop };
}

describeWithNginx("when nothing answers and nothing is kept", () => {
  test("nginx shows the page of last resort: the number and the chat, in Portuguese, and that this passes", async () => {
    const port = await freePort();
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    for (const path of [...pages, script, "/nothing", "/last-resort.html"]) {
      const { status, fields, body } = await ask(nginx, path);
      expect([path, status]).toEqual([path, 503]);
      expect(fields).toMatchObject({
        ...onEverything,
        "cache-control": ["no-store"],
        "retry-after": ["10"],
        "content-type": ["text/html; charset=utf-8"],
      });
      expect(body.toString()).toBe(readFileSync("build/last-resort.html", "utf8"));
    }
  });

  test("that page asks nobody for anything, and its policies let its style in", async () => {
    const { document } = new JSDOM(readFileSync("build/last-resort.html", "utf8")).window;
    const hrefs = [...document.querySelectorAll("a")].map((link) => link.href);
    expect(hrefs[0]).toBe(`tel:${business.phone}`);
    expect(hrefs[1]).toContain(`https://wa.me/${business.whatsapp.slice(1)}?text=`);
    expect(document.body.textContent).toContain(maskPhone(business.phone));
    expect(document.documentElement.lang).toBe("pt-BR");
    expect(document.querySelectorAll("[src], link, script")).toHaveLength(0);
    const hash = createHash("sha256")
      .update(document.querySelector("style")?.textContent ?? "")
      .digest("base64");
    expect(document.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain(`'sha256-${hash}'`);
  });
});

describeWithNginx("when both copies have failed again and again", () => {
  test("they are asked all the same, for a slow copy on a busy machine is not a dead one", async () => {
    let failing = true;
    const { port } = await startApplication(({ socket }, response) =>
      failing ? socket.destroy() : response.end("ok"),
    );
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    for (let i = 0; i < 10; i++) expect((await ask(nginx, "/nothing")).status).toBe(503);
    failing = false;
    expect((await ask(nginx, "/nothing")).status).toBe(200);
  });
});

describeWithNginx("when one copy is frozen", () => {
  test("everyone is answered, and after the first nobody waits", async () => {
    const frozen = await startApplication(() => undefined);
    const { port } = await startApplication((_request, response) => response.end("ok"));
    const nginx = await startNginx({ siteA: frozen.port, siteB: port });
    onTestFinished(() => nginx.stop());
    const askEight = () => Promise.all(Array.from({ length: 8 }, (_, i) => ask(nginx, `/nothing-${i}`)));
    expect((await askEight()).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const began = performance.now();
    expect((await askEight()).map(({ status }) => status)).toEqual(Array(8).fill(200));
    // As long as nginx waits for a copy.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describeWithNginx("a page that is gone", () => {
  test("is shown for as long as stale-while-revalidate says and no longer, though one that fails is shown on", async () => {
    let status = 200;
    const { port, stop } = await startApplication((_request, response) => {
      response.writeHead(status, {
        "Cache-Control":
          status === 200 ? "public, s-maxage=1, stale-while-revalidate=1, stale-if-error=604800" : "no-store",
      });
      response.end("page");
    });
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    expect((await ask(nginx, "/")).status).toBe(200);
    status = 500;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await ask(nginx, "/")).status).toBe(200);
    status = 404;
    expect((await ask(nginx, "/")).status).toBe(404);
    stop();
    expect((await ask(nginx, "/")).status).toBe(200);
  });
});
