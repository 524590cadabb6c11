import { QueryClient } from "@tanstack/react-query";

/** @returns a client with the library's defaults, which docs/site.md wants: 5 min collection, 3 retries from 1 s to 30 s */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}
