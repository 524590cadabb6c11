import type { Business } from "../app/content/types";

const SAMPLE_REVIEW =
  /^(Bati a porta com a chave dentro e o fei|fez a chave codificada do meu onix|Tenho 71 anos e fiquei no c|Porta de aço emperrou em dia d|3h da manhã, eu sozinha do lado|Trocaram a fechadura de quatro|Meu menino trancou a chave no po|Cópia da tetra na hora, na porta)/;

/** @returns names of facts that are still samples. A sample `origin` is allowed if `siteUrl`, the origin to build for, is real. */
export function placeholdersOf(business: Business, reviews: readonly { comment: string }[], siteUrl: string): string[] {
  const { origin, phone, whatsapp, taxId, address } = business;
  const isSample = {
    origin: origin === "https://chaveiro24hrecife.example" && !isRealOrigin(siteUrl),
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
