import { pages } from "~/content/pages";

/** Paths whose links are prefetched. Other links are not, because a request for one may have a side effect, such as logging out. */
export const prefetchedPaths: string[] = Object.values(pages).map(({ path }) => path);
