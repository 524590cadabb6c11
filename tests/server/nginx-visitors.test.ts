import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, askHttp2, describeWithNginx, openHttp2 } from "./nginx-client";
import { startNginx } from "./running-nginx";

const FIELD = "X-Test-Address";
// Lets a test come from any address.
const inHttp = `set_real_ip_from 127.0.0.1; real_ip_header ${FIELD};`;

describeWithNginx("who counts as one visitor", () => {
  test("the addresses of one IPv6 network do, two networks and two IPv4 addresses do not", async () => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    const nginx = await startNginx({ siteA: site.port, siteB: site.port, inHttp });
    onTestFinished(() => nginx.stop());
    const askFrom = async (address: string) =>
      (await ask(nginx, "/nothing", { method: "HEAD", headers: { [FIELD]: address } })).status;

    for (const [flood, same, others] of [
      [
        (i: number) => `2001:db8:0:7:${(i % 0xffff).toString(16)}::1`,
        "2001:db8:0:7::",
        ["2001:db8:0:8::1", "2001:db8::7:1", "203.0.113.1"],
      ],
      [() => "198.51.100.7", "198.51.100.7", ["198.51.100.8"]],
    ] as const) {
      let refused = false;
      for (let i = 0; !refused; i += 100) {
        const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => askFrom(flood(i + n))));
        refused = statuses.includes(429);
      }
      const crowd = await Promise.all(Array.from({ length: 100 }, () => askFrom(same)));
      expect(crowd, "limit_req of deploy/nginx.conf refuses whoever asks too often").toContain(429);
      // A hundred, for one request finds its way into a full zone, too, when its turn comes.
      for (const other of others)
        expect([other, ...(await Promise.all(Array.from({ length: 100 }, () => askFrom(other))))]).toEqual([
          other,
          ...Array(100).fill(404),
        ]);
    }
  });
});

describeWithNginx("one visitor", () => {
  test("cannot hold more than a thousand requests open", async () => {
    const application = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(application, "listening");
    onTestFinished(() => void application.close().closeAllConnections());
    const { port } = application.address() as { port: number };
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    const sessions = await Promise.all(Array.from({ length: 11 }, () => openHttp2(nginx)));
    const refused = sessions.flatMap((session) =>
      Array.from({ length: 100 }, async () => {
        const { status } = await askHttp2(session, "/");
        if (status !== 429) throw new Error(`answered ${status}`);
      }),
    );
    await expect(Promise.any(refused), "limit_conn of deploy/nginx.conf").resolves.toBeUndefined();
  });

  test("cannot pass the cache by: only this machine may have a page asked for anew", async () => {
    let asked = 0;
    const application = createServer((_request, response) => {
      asked++;
      response.writeHead(200, { "Cache-Control": "public, s-maxage=3600" }).end();
    }).listen(0, "127.0.0.1");
    await once(application, "listening");
    onTestFinished(() => void application.close().closeAllConnections());
    const { port } = application.address() as { port: number };
    const nginx = await startNginx({ siteA: port, siteB: port, inHttp });
    onTestFinished(() => nginx.stop());
    for (const address of ["203.0.113.1", "2001:db8::1"])
      for (const _ of [1, 2]) await ask(nginx, "/", { headers: { [FIELD]: address, "X-Refresh": "yes" } });
    expect(asked, "pages that strangers had asked for anew: proxy_cache_bypass of deploy/nginx.conf").toBe(1);
    await ask(nginx, "/", { headers: { "X-Refresh": "yes" } });
    expect(asked).toBe(2);
  });
});
