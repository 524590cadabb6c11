import { pages } from "~/content/pages";

/** Paths whose links are prefetched. No other links: a request for one may do something, such as log out. And no Remix `<Link>` (`data-discover`), which may need no document. */
export const prefetchedPaths: string[] = Object.values(pages).map(({ path }) => path);
