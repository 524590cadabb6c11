import { formatValue } from "./check-content";
import type { Business } from "./types";

/**
 * @param business the facts to check. Phone numbers are E.164 (ITU-T E.164: "+", country code, at most 15 digits); Brazilian ones
 *   are +55, a two-digit area code, then nine digits that begin with 9 (mobile) or eight that begin with 2–5.
 * @throws Error with one sentence that names file and field.
 */
export function checkBusiness(business: Business): void {
  const { taxId, origin, address, logo, sameAs = [] } = business;
  for (const field of ["phone", "whatsapp"] as const) {
    if (!/^\+55[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(business[field])) {
      throw fault(field, "a Brazilian number in E.164, such as +5581900000000", business[field]);
    }
  }
  if (taxId !== PLACEHOLDER_TAX_ID && !isCnpj(taxId)) {
    throw fault(
      "taxId",
      `a CNPJ with its two check digits, such as 12.ABC.345/01DE-35, or ${PLACEHOLDER_TAX_ID}`,
      taxId,
    );
  }
  for (const field of ["serviceAreas", "payment"] as const) {
    const entries: readonly unknown[] = Array.isArray(business[field]) ? business[field] : [];
    const different = new Set(entries.map((entry) => String(entry).toLowerCase()));
    if (different.size < 1 || different.size < entries.length)
      throw fault(field, "a list of one or more different entries", business[field]);
  }
  if (!Array.isArray(business.placeholders)) throw fault("placeholders", "a list, [] when nothing is left", undefined);
  for (const field of ["experienceYears", "arrivalMinutes"] as const) {
    // At most 99, so that a calendar year is refused.
    if (!Number.isInteger(business[field]) || business[field] < 1 || business[field] > 99)
      throw fault(field, "a whole number from 1 to 99", business[field]);
  }
  for (const field of ["state", "country"] as const) {
    if (!/^[A-Z]{2}$/.test(address[field])) {
      throw fault(`address.${field}`, "two capital letters, such as PE and BR", address[field]);
    }
  }
  if (address.postalCode !== undefined && !/^\d{5}-\d{3}$/.test(address.postalCode)) {
    throw fault("address.postalCode", "a CEP, such as 52020-000", address.postalCode);
  }
  if (logo !== undefined && !/^\/[\w./-]+\.(png|jpg|svg|webp)$/.test(logo)) {
    throw fault("logo", "the path of a picture in public/, such as /logo.png", logo);
  }
  if (!Array.isArray(sameAs)) throw fault("sameAs", "a list of https addresses", sameAs);
  for (const url of sameAs) {
    if (!URL.canParse(url) || !/^https:[^…\s]+$/i.test(url)) throw fault("sameAs", "a list of https addresses", url);
  }
  checkSiteUrl(origin, `${FILE}: origin`);
}

/**
 * @param value an absolute http(s) origin: scheme, host and perhaps a port, no path, query or credentials
 * @param field the name of the value in the message
 * @returns the origin without a trailing slash
 * @throws Error with one sentence that names the field.
 */
export function checkSiteUrl(value: string, field = "SITE_URL"): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\/[^/]/i.test(value) &&
    // `URL` accepts the hosts "a,b" and "a..b".
    /^[\w-]+(\.[\w-]+)*$|^\[.*\]$/.test(url.hostname) &&
    url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(
      `${field} must be an absolute http(s) origin, such as https://example.com, but is ${JSON.stringify(value)}.`,
    );
  }
  return url.origin;
}

/**
 * @param siteUrl the origin that the site is built for
 * @returns names of the facts that are still placeholders; `origin` is none when `siteUrl` is real
 */
export function placeholdersOf({ placeholders }: Pick<Business, "placeholders">, siteUrl: string): readonly string[] {
  return placeholders.filter((name) => !(isRealOrigin(siteUrl) && name.startsWith("origin")));
}

/**
 * Refuses to build placeholders for a real origin.
 *
 * @param siteUrl the origin that the site is built for
 * @throws Error with one sentence that names the facts.
 */
export function checkPublishable(business: Pick<Business, "placeholders">, siteUrl: string): void {
  const invented = placeholdersOf(business, siteUrl);
  if (!isRealOrigin(siteUrl) || invented.length === 0) return;
  throw new Error(
    `${siteUrl} is a real address, but these are still placeholders: ${invented.join(", ")}; fill them in and remove them from \`placeholders\` in ${FILE}.`,
  );
}

const FILE = "app/content/business.ts";

const PLACEHOLDER_TAX_ID = "00.000.000/0000-00";

/** @returns whether the origin is neither a loopback address nor a name reserved by RFC 2606 or RFC 6761 */
function isRealOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(127\.[\d.]+|\[::1\])$|(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/.test(hostname);
}

/**
 * @returns whether the two check digits are right, by Receita Federal's rule for the alphanumeric CNPJ (IN RFB 2.229/2024):
 *   each character counts as its ASCII code minus 48. For a CNPJ of digits the old rule gives the same result.
 */
function isCnpj(taxId: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/.test(taxId)) return false;
  const values = Array.from(taxId.replace(/[./-]/g, ""), (character) => character.charCodeAt(0) - 48);
  return new Set(values).size > 1 && [12, 13].every((length) => values[length] === checkDigit(values.slice(0, length)));
}

/** Modulo 11. From the right, the weights are 2 to 9, then 2 again. */
function checkDigit(values: number[]): number {
  const sum = values.reduceRight((sum, value, index) => sum + value * (2 + ((values.length - 1 - index) % 8)), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function fault(field: string, form: string, value: unknown): Error {
  return new Error(`${FILE}: ${field} must be ${form}, but is ${formatValue(value) ?? "not there"}.`);
}
