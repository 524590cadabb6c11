import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, describeWithNginx, onEverything } from "./nginx-client";
import { startCountingRelay, startNginx } from "./running-nginx";

describeWithNginx("/status", () => {
  test.each([0, 1])("is 200 while both copies answer, 503 when copy %i does not, and is never kept", async (dead) => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    const relays = [await startCountingRelay(site.port), await startCountingRelay(site.port)] as const;
    onTestFinished(() => void relays.map((relay) => relay.close()));
    const nginx = await startNginx({ siteA: relays[0].port, siteB: relays[1].port });
    onTestFinished(() => nginx.stop());
    for (const method of ["GET", "HEAD"]) {
      const { status, fields } = await ask(nginx, "/status", { method });
      expect([status, fields["cache-control"]]).toEqual([200, ["no-store"]]);
      expect(fields).toMatchObject(onEverything);
    }
    relays[dead as 0 | 1].close();
    const { status, fields } = await ask(nginx, "/status");
    expect([status, fields["cache-control"], fields["retry-after"]]).toEqual([503, ["no-store"], ["10"]]);
    expect(fields).toMatchObject(onEverything);
    expect((await ask(nginx, "/status/site-a")).status).toBe(404);
  });
});

describeWithNginx("the copies", () => {
  test("are asked over connections that stay open", async () => {
    const application = createServer((_request, response) => {
      response.writeHead(404, { "Cache-Control": "no-store" }).end();
    }).listen(0, "127.0.0.1");
    await once(application, "listening");
    onTestFinished(() => void application.close().closeAllConnections());
    let connections = 0;
    application.on("connection", () => connections++);
    const { port } = application.address() as AddressInfo;
    const nginx = await startNginx({ siteA: port, siteB: port });
    onTestFinished(() => nginx.stop());
    for (let i = 0; i < 30; i++) expect((await ask(nginx, `/nothing-${i}`)).status).toBe(404);
    // One visitor meets one of nginx's workers, which needs one for each copy; by itself it opens one for each request.
    expect(
      connections,
      "keepalive of upstream, proxy_http_version 1.1 and an empty Connection: deploy/nginx.conf",
    ).toBeLessThan(10);
  });
});
