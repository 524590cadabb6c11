import type { Business, Review } from "../app/content/types";

const SAMPLE_NUMBERS = ["+5581900000000", "+5581900000001"];

/** @returns the names of facts that are still samples: unchanged facts of business.ts, and reviews with `sample: true` */
export function samplesOf(business: Business, reviews: readonly Pick<Review, "sample">[]): string[] {
  const { phone, whatsapp, taxId, address, googleAds } = business;
  const isSample = {
    phone: SAMPLE_NUMBERS.includes(phone),
    whatsapp: SAMPLE_NUMBERS.includes(whatsapp),
    taxId: taxId === "00.000.000/0000-00",
    street: address.street === "Rua do Exemplo, 24",
    googleAds: googleAds?.id === "AW-123456789",
    reviews: reviews.some(({ sample }) => sample),
  };
  return Object.entries(isSample).flatMap(([name, is]) => (is ? name : []));
}

/** @returns whether the origin is public: not loopback, and not reserved by RFC 2606 or RFC 6761 */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(127\.[\d.]+|\[::1\])$|(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/.test(hostname);
}
