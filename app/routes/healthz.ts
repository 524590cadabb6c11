/** The health check for schedulers and proxies. The server listens only when every page is ready. */
export function loader() {
  return new Response("ok", { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
}
