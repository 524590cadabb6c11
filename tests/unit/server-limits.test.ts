// @vitest-environment node
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { boundConnections } from "../../app/server/server-limits";

// None of these shows before half a minute, or before thousands of connections, has passed.
test("what a client can hold is bounded, and no visitor is: slow fields, a slow body, answers that are not read, connections", () => {
  const server = createServer();
  boundConnections(server, { status: 405, headers: [], body: Buffer.alloc(0) });
  const within = (name: string, least: number, most: number) => {
    expect(
      Reflect.get(server, name),
      `${name}: less turns visitors away, and 0 would mean no limit`,
    ).toBeGreaterThanOrEqual(least);
    expect(Reflect.get(server, name), name).toBeLessThanOrEqual(most);
  };
  // A phone on 2G loses a packet or two, and each costs seconds.
  within("headersTimeout", 5_000, 15_000);
  within("requestTimeout", 5_000, 15_000);
  // How often Node looks for those whose time is up; every half minute, if nobody says it.
  within("connectionsCheckingInterval", 1, 5_000);
  within("timeout", 10_000, 60_000);
  // A mobile carrier's customers, and whoever holds hundreds open meanwhile.
  within("maxConnections", 1000, 8192);
});
