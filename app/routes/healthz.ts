import { isFrontDoorOpen } from "../server/front-door";
import { log } from "../server/log";
import { resourceHeaders } from "../server/response-headers";

/** The health check for schedulers and proxies. The server listens only when every page is ready. */
export function loader() {
  const isHealthy = isFrontDoorOpen || import.meta.env.DEV;
  if (!isHealthy) log("error", "unhealthy: Node has not named the server on the channel that front-door.ts waits for");
  const headers = resourceHeaders("text/plain; charset=utf-8", "no-store");
  return new Response(isHealthy ? "ok" : "unhealthy", { status: isHealthy ? 200 : 503, headers });
}
