import { QueryClient } from "@tanstack/react-query";

/** @returns a client with TanStack Query's defaults, as docs/site.md asks: 5 min collection, 3 retries from 1 s to 30 s */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}
