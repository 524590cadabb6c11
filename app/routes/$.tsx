import type { RouteHandle } from "~/document/route-handle";

/** Handles every other path. The root's `ErrorBoundary` renders the 404 page. */
export const handle: RouteHandle = { isStatic: true };

export function loader() {
  throw new Response(null, { status: 404 });
}

// Without a component, the route would answer without a document.
export default function Route() {
  return null;
}
