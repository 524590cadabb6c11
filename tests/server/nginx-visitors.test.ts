import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, describeWithNginx } from "./nginx-client";
import { startNginx } from "./running-nginx";

const FIELD = "X-Test-Address";

describeWithNginx("who counts as one visitor", () => {
  test("the addresses of one IPv6 network do, two networks and two IPv4 addresses do not", async () => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    // Lets a test come from any address.
    const inHttp = `set_real_ip_from 127.0.0.1; real_ip_header ${FIELD};`;
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
      expect(crowd).toContain(429);
      for (const other of others) expect([other, await askFrom(other)]).toEqual([other, 404]);
    }
  });
});
