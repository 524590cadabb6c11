import { subscribe } from "node:diagnostics_channel";

/*
 * Preloaded with --import into the very process that `npm start` starts, this gives remix-serve's server its own request
 * listener back after the front door has taken its place. The site itself then needs no switch that production could meet.
 * Subscribed before the build is imported, so it sees the server before the door does.
 */
subscribe("tracing:net.server.listen:asyncStart", (message) => {
  const { server } = /** @type {{ server: import("node:http").Server }} */ (message);
  const [express] = /** @type {import("node:http").RequestListener[]} */ (server.listeners("request"));
  if (!express) return;
  process.nextTick(() => server.removeAllListeners("request").on("request", express));
});
