/** A CSS selector for plain links to our own pages. A Remix `<Link>` has this attribute, and a `prefetch` prop instead. */
export const plainLinkSelector = "a[href^='/']:not([data-discover])";
