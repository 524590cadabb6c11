/** Where Google's tag reports to. */
const reports = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://google.com",
  "https://www.google.com",
  "https://www.google.com.br",
];

/**
 * What Google's tag loads to report Google Ads conversions, by CSP directive. Sources: the sections on the tag and on Google Ads in
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export const googleAdsSources = {
  "script-src": [
    "https://www.googletagmanager.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://www.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", ...reports],
  "connect-src": ["'self'", "https://www.googletagmanager.com", "https://ad.doubleclick.net", ...reports],
  "frame-src": ["https://www.googletagmanager.com"],
};
