import { resourceHeaders } from "../server/response-headers";

/** For whoever decides whether this server gets visitors: a scheduler's health check, and the reverse proxy. */
export const loader = () => new Response("ok", { headers: resourceHeaders("text/plain; charset=utf-8", "no-store") });
