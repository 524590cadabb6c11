// @vitest-environment node
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { boundConnections } from "../../app/server/server-limits";

// None of these shows before half a minute, or before thousands of connections, has passed.
test("what a client can hold is bounded: slow fields, a slow body, answers that it does not read, connections", () => {
  const server = createServer();
  boundConnections(server, { status: 405, headers: [], body: Buffer.alloc(0) });
  const within = (name: string, most: number) => {
    expect(Reflect.get(server, name), `${name}: 0 would mean no limit`).toBeGreaterThan(0);
    expect(Reflect.get(server, name), name).toBeLessThanOrEqual(most);
  };
  within("headersTimeout", 15_000);
  within("requestTimeout", 15_000);
  // How often Node looks for those whose time is up; every half minute, if nobody says it.
  within("connectionsCheckingInterval", 5_000);
  within("timeout", 60_000);
  within("maxConnections", 8192);
});
