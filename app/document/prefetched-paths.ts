import { pages } from "~/content/pages";

/** Paths whose links are prefetched. No other links: a request for one may do something, such as log out. */
export const prefetchedPaths: string[] = Object.values(pages).map(({ path }) => path);
