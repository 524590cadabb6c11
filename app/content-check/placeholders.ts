import type { Business, Placeholder, Review } from "../content/schema";

/** For each name in `placeholders`: whether the fact is still the sample. Reviews are known by their first words. */
const SHIPPED: Record<Placeholder, (business: Business, reviews: readonly Review[]) => boolean> = {
  origin: ({ origin }) => origin === "https://chaveiro24hrecife.example",
  phone: ({ phone }) => phone === "+5581900000000",
  whatsapp: ({ whatsapp }) => whatsapp === "+5581900000001",
  taxId: ({ taxId }) => taxId === "00.000.000/0000-00",
  "address.street": ({ address }) => address.street === "Rua do Exemplo, 24",
  reviews: (_, reviews) =>
    reviews.some(({ comment }) =>
      /^(Bati a porta com a chave dentro e o fei|fez a chave codificada do meu onix|Tenho 71 anos e fiquei no c|Porta de aço emperrou em dia d|3h da manhã, eu sozinha do lado|Trocaram a fechadura de quatro|Meu menino trancou a chave no po|Cópia da tetra na hora, na porta)/.test(
        comment,
      ),
    ),
};

/** @returns names of facts that are still as they were shipped */
export function shippedFacts(business: Business, reviews: readonly Review[]): Placeholder[] {
  return (Object.keys(SHIPPED) as Placeholder[]).filter((name) => SHIPPED[name](business, reviews));
}

/**
 * @param siteUrl the origin that the site is built for
 * @returns names of the facts that are still placeholders; `origin` is none when `siteUrl` is real
 */
export function placeholdersOf(
  { placeholders }: Pick<Business, "placeholders">,
  siteUrl: string,
): readonly Placeholder[] {
  return placeholders.filter((name) => !(isRealOrigin(siteUrl) && name === "origin"));
}

/** @returns whether the origin is neither a loopback address nor a name reserved by RFC 2606 or RFC 6761 */
export function isRealOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return !/^(127\.[\d.]+|\[::1\])$|(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/.test(hostname);
}
