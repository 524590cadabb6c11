/** Absolute origin of the published site, without a trailing slash. Never taken from a request. */
export const siteUrl: string = __SITE_URL__;
