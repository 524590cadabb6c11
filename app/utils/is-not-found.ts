import { isRouteErrorResponse } from "@remix-run/react";

/** @returns whether an error is the 404 response of a path, or of a route that has thrown one */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
