/** Origin of the published site, without a trailing slash. vite/content-plugin.ts defines it. */
declare const __SITE_URL__: string;
