import { resourceHeaders } from "../server/response-headers";

/** The health check for schedulers and proxies. The server listens only when every page is ready. */
export function loader() {
  return new Response("ok", { headers: resourceHeaders("text/plain; charset=utf-8", "no-store") });
}
