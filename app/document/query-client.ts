import { QueryClient } from "@tanstack/react-query";

/* The specification requires a QueryClient. No page has a query yet. */

let browserQueryClient: QueryClient | undefined;

/** @returns on the server one for each request, so that visitors share no data; in the browser always the same one */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return new QueryClient();
  // Not in `useState`, which React drops when hydration starts over.
  browserQueryClient ??= new QueryClient();
  return browserQueryClient;
}
