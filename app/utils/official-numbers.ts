import type { Business } from "../content/schema.server";

/**
 * Takes out what comes along with numbers copied from a chat or a PDF: spaces, invisible signs, and dashes that look like hyphens.
 *
 * @returns the same facts; the content check says which number is still wrong
 */
export function cleanNumbers(business: Business): Business {
  const { phone, whatsapp, taxId, address } = business;
  const postalCode = plain(address?.postalCode);
  // Letters stay, because only the owner knows what they should be.
  const digits = (number: string) => plain(number)?.replace(/[^+\d\p{L}]/gu, "");
  return {
    ...business,
    phone: digits(phone),
    whatsapp: digits(whatsapp),
    taxId: plain(taxId),
    address: address && { ...address, postalCode },
  };
}

/** A fact may be missing or a number: the content check runs after this. */
function plain<T extends string | undefined>(fact: T) {
  return (
    fact &&
    String(fact)
      .replace(/[\s\p{Cf}]/gu, "")
      .replace(/\p{Pd}/gu, "-")
  );
}

/** Receita Federal's rule for the alphanumeric CNPJ (IN RFB 2.229/2024); for a CNPJ of digits the old rule gives the same result. */
export function isCnpj(taxId: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/.test(taxId)) return false;
  const values = Array.from(taxId.replace(/[./-]/g, ""), (character) => character.charCodeAt(0) - 48);
  // Modulo 11. From the right, the weights are 2 to 9, then 2 again.
  const sum = (length: number) =>
    values.slice(0, length).reduceRight((sum, value, index) => sum + value * (2 + ((length - 1 - index) % 8)), 0);
  return [12, 13].every((length) => values[length] === ((11 - (sum(length) % 11)) % 11) % 10);
}
