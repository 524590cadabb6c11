import { createServer } from "node:http";

/*
 * The least that Node can do: a server that sends the answers it was given by scripts/bench.mjs. The difference to the site is
 * the site's own cost.
 */
process.once("message", (message) => {
  const { whole, unchanged } = /** @type {Record<string, import("./bench.mjs").Answer>} */ (message);
  const server = createServer(({ headers }, response) => {
    const answer = headers["if-none-match"] ? unchanged : whole;
    response.writeHead(answer?.status ?? 500, answer?.fields).end(answer?.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
