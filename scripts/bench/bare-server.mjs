import { createServer } from "node:http";

/*
 * The least that Node can do: answers that its parent process made, sent by the request's header fields alone. What
 * separates the site from this is the site's own cost.
 */
process.once("message", (message) => {
  const { brotli, gzip, unchanged } = /** @type {Record<string, import("./contenders.mjs").Answer>} */ (message);
  const server = createServer(({ headers }, response) => {
    const answer = headers["if-none-match"] ? unchanged : headers["accept-encoding"] === "br" ? brotli : gzip;
    if (!answer) throw new Error("the bench sent no such answer");
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
