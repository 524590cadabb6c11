/* A 503 that a loader throws, with its own headers. */
import type { HeadersFunction } from "@remix-run/node";

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function loader() {
  throw new Response(null, { status: 503, headers: { "Cache-Control": "max-age=9" } });
}

export const ErrorBoundary = () => null;
export default () => null;
