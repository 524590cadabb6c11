import { QueryClient } from "@tanstack/react-query";

/* The specification requires a QueryClient. No page has a query yet. */

let browserQueryClient: QueryClient | undefined;

/** @returns a new client for each request on the server, so that visitors share no data; in the browser, always the same client */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return new QueryClient();
  // React would drop a client kept in `useState` when hydration starts over.
  browserQueryClient ??= new QueryClient();
  return browserQueryClient;
}
