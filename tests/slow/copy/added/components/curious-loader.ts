import { json, type LoaderFunctionArgs } from "@remix-run/node";

/** Returns everything that a request contains, and starts a session. */
export function curiousLoader({ request: { url, method, headers } }: LoaderFunctionArgs) {
  return json({ url, method, headers: [...headers] }, { headers: { "Set-Cookie": "session=1" } });
}
