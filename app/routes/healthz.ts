import { resourceHeaders } from "../server/response-headers";

/** The health check of schedulers and proxies. The server listens only when it can answer everything. */
export function loader() {
  return new Response("ok", { headers: resourceHeaders("text/plain; charset=utf-8", "no-store") });
}
