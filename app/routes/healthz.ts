import { isFrontDoorOpen } from "../server/front-door";
import { log } from "../server/log";

/** The health check for schedulers and proxies. The server listens only when every page is ready. */
export function loader() {
  const isHealthy = isFrontDoorOpen || import.meta.env.DEV;
  if (!isHealthy) log("error", "unhealthy: Node has not named the server on the channel that front-door.ts waits for");
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(isHealthy ? "ok" : "unhealthy", { status: isHealthy ? 200 : 503, headers });
}
