import type { Business } from "./types";

/**
 * Stops a build whose business facts cannot work.
 *
 * @param business the facts; phone numbers in E.164 (ITU-T E.164: "+", country code, at most 15 digits). Brazilian
 *   numbers are +55, a two-digit area code, then nine digits that begin with 9 (mobile) or eight that begin with 2–5.
 * @throws Error with one sentence that names the field.
 */
export function checkBusiness(business: Pick<Business, "phone" | "whatsapp" | "origin">): void {
  for (const field of ["phone", "whatsapp"] as const) {
    if (!/^\+55[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(business[field])) {
      throw new Error(
        `business.${field} must be a Brazilian number in E.164, such as +5581900000000, but is ${JSON.stringify(business[field])}.`,
      );
    }
  }
  checkSiteUrl(business.origin, "business.origin");
}

/**
 * @param value an absolute http(s) origin: scheme, host and perhaps a port, no path, query or credentials
 * @param field what the message calls it
 * @returns the origin without a trailing slash
 * @throws Error with one sentence that names the field.
 */
export function checkSiteUrl(value: string, field = "SITE_URL"): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\/[^/]/i.test(value) &&
    url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(
      `${field} must be an absolute http(s) origin, such as https://example.com, but is ${JSON.stringify(value)}.`,
    );
  }
  return url.origin;
}
