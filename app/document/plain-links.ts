/** Selects links to our own pages, except a Remix `<Link>`, which Remix marks with this attribute and prefetches itself. */
export const plainLinks = "a[href^='/']:not([data-discover])";
