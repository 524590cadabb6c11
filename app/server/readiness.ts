/** What still has to be made before every request can be answered; the front door keeps it, the health check reads it. */
export const missing = new Set<string>();
