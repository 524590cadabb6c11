/** Selects links to our own pages, except a Remix `<Link>`, which has this attribute, and a `prefetch` of its own. */
export const plainLinks = "a[href^='/']:not([data-discover])";
