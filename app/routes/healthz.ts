/** For uptime monitors, hosting platforms and `deploy/release`. Docker and Caddy ask for a file because remix-serve does not log that. */
export function loader() {
  return new Response("ok", { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
}
