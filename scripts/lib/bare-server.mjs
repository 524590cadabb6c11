import { createServer } from "node:http";

/*
 * The least that a Node server can do: it sends the answers that scripts/bench.mjs gave it. The difference to the site is the
 * cost of the site's own code.
 */
process.once("message", (message) => {
  const { whole, unchanged } = /** @type {Record<string, import("../bench.mjs").Answer>} */ (message);
  const server = createServer(({ headers }, response) => {
    const answer = headers["if-none-match"] ? unchanged : whole;
    response.writeHead(answer?.status ?? 500, answer?.fields).end(answer?.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
