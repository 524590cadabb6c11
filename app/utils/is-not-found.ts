import { isRouteErrorResponse } from "@remix-run/react";

/** @returns whether an error is a 404 response, for an unknown path or thrown by a route */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
