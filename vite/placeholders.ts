import type { Business } from "../app/content/types";

/** How they begin: whoever has changed only the end of one still has a sample. */
const SAMPLE_REVIEW =
  /^(Bati a porta com a chave dentro e o fei|fez a chave codificada do meu onix|Tenho 71 anos e fiquei no c|Porta de aço emperrou em dia d|3h da manhã, eu sozinha do lado|Trocaram a fechadura de quatro|Meu menino trancou a chave no po|Cópia da tetra na hora, na porta)/;

/** @returns names of facts that are still those of app/content/business.ts and reviews.ts as they came */
export function placeholdersOf(business: Business, reviews: readonly { comment: string }[]): string[] {
  const { phone, whatsapp, taxId, address } = business;
  const isSample = {
    phone: phone === "+5581900000000",
    whatsapp: whatsapp === "+5581900000001",
    taxId: taxId === "00.000.000/0000-00",
    street: address.street === "Rua do Exemplo, 24",
    reviews: reviews.some(({ comment }) => SAMPLE_REVIEW.test(comment)),
  };
  return Object.entries(isSample).flatMap(([name, is]) => (is ? name : []));
}

/** @returns whether the origin is public: not loopback, and not reserved by RFC 2606 or RFC 6761 */
export function isRealOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(127\.[\d.]+|\[::1\])$|(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/.test(hostname);
}
