import type { Business, ReviewsContent } from "../app/content/types";

const SAMPLE_NUMBERS = ["+5581900000000", "+5581900000001"];

/** @returns the names of facts that are still samples: unchanged facts in business.ts, and anything with `sample: true` in reviews.ts */
export function samplesOf(business: Business, reviews: Pick<ReviewsContent, "sample" | "list">): string[] {
  const { phone, whatsapp, taxId, address, googleAds } = business;
  const isSample = {
    phone: SAMPLE_NUMBERS.includes(phone),
    whatsapp: SAMPLE_NUMBERS.includes(whatsapp),
    taxId: taxId === "00.000.000/0000-00",
    street: address.street === "Rua do Exemplo, 24",
    googleAds: googleAds?.id === "AW-123456789",
    // Without reviews, no page shows the rating and the count.
    reviews: reviews.list.length > 0 && [reviews, ...reviews.list].some(({ sample }) => sample),
  };
  return Object.entries(isSample).flatMap(([name, is]) => (is ? name : []));
}

/** @returns whether the origin is public: not loopback, and not reserved by RFC 2606 or RFC 6761 */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(127\.[\d.]+|\[::1\])$|(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/.test(hostname);
}
