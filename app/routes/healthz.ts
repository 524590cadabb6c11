import { missing } from "../server/readiness";
import { resourceHeaders } from "../server/response-headers";

/** For whoever decides whether this server gets visitors: a scheduler's health check, and the reverse proxy. */
export function loader({ request }: { request: Request }) {
  const headers = resourceHeaders("text/plain; charset=utf-8", "no-store");
  // Some proxies ask by this method.
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { Allow: "GET, HEAD, OPTIONS" } });
  return missing.size === 0 ? new Response("ok", { headers }) : new Response("not ready", { status: 503, headers });
}
