/** A CSS selector for plain links to our own pages. Not for Remix's `<Link>`, which has `data-discover`, and a `prefetch` prop of its own. */
export const plainLinkSelector = "a[href^='/']:not([data-discover])";
