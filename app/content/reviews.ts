import type { Review, ReviewSummary, Subject } from "./schema";

/** The eight comments are samples until the owner copies real ones from the source. */
export const reviews: ReviewSummary = {
  label: "EXCELENTE",
  rating: 5,
  count: 274,
  source: "Google",
  list: [
    {
      name: "Patrícia Nunes",
      dateText: "há 2 semanas",
      rating: 5,
      comment:
        "Bati a porta com a chave dentro e o feijão no fogo!! Ele chegou em Casa\u00a0Amarela rapidinho, abriu sem arranhar nada e o feijão se salvou kkkk",
      service: "Abertura de porta",
      about: "house",
    },
    {
      name: "Éverton Barbosa",
      dateText: "há 1 mês",
      rating: 5,
      comment: "fez a chave codificada do meu onix ali na calçada da ilha do retiro, pegou de primeira. recomendo",
      service: "Chave codificada",
      about: "car",
    },
    {
      name: "Zuleide Ramos",
      dateText: "há 3 meses",
      rating: 5,
      comment:
        "Tenho 71 anos e fiquei no corredor de camisola, veja que vergonha. O rapaz, muito educado, abriu a porta e esperou eu achar os óculos. Deus abençoe.",
      service: "Abertura de porta",
      about: "house",
    },
    {
      name: "Rafael Torres",
      dateText: "há 3 semanas",
      rating: 5,
      comment: "Porta de aço emperrou em dia de promoção, loja cheia de encomenda. Resolveram. Nota 10.",
      service: "Chaveiro comercial",
      about: "company",
    },
    {
      name: "Camila Albuquerque",
      dateText: "há 2 meses",
      rating: 5,
      comment:
        "3h da manhã, eu sozinha do lado de fora do carro e o celular com 8%. Atenderam, vieram, abriram. Paguei no pix e fui dormir",
      service: "Abertura noturna",
      about: "car",
    },
    {
      name: "Jorge Luiz Cavalcanti",
      dateText: "há 6 meses",
      rating: 5,
      comment:
        "Trocaram a fechadura de quatro salas do nosso escritório. Vieram no horário combinado, deixaram tudo limpo. Só demorou um pouco a achar o prédio.",
      service: "Troca de fechaduras",
      about: "company",
    },
    {
      name: "Taciana Melo",
      dateText: "há 2 meses",
      rating: 5,
      comment:
        "Meu menino trancou a chave no porta malas no meio da Agamenon, eu já tava chorando. Abriram sem estragar nada e ainda acalmaram ele!",
      service: "Abertura de carro",
      about: "car",
    },
    {
      name: "Igor Santana",
      dateText: "há 4 meses",
      rating: 5,
      comment: "Cópia da tetra na hora, na porta do prédio. Muito bom, resolveu.",
      service: "Cópia de chaves",
      about: "house",
    },
  ],
};

/** @returns whether a comment is longer than six lines of the narrowest card: the rest shows at a tap */
export function isLong(comment: string): boolean {
  return comment.length > 210;
}

/** @returns the first three reviews about the subject, or the first two of all when fewer than two are about it */
export function reviewsAbout(subject: Subject): readonly Review[] {
  const found = reviews.list.filter(({ about }) => about === subject).slice(0, 3);
  return found.length > 1 ? found : reviews.list.slice(0, 2);
}

/** What a listener hears once, before the reviews, where each has five stars. */
export const starsOfAll = reviews.list.every(({ rating }) => rating === 5) && "Todas de 5 estrelas.";

/** The mean as Brazilians write it, "4,9"; undefined for 5, which the five stars say already. */
export const meanBelowFive = reviews.rating === 5 ? undefined : Number(reviews.rating).toFixed(1).replace(".", ",");

/** The count as Brazilians write it: "274", "1.532". `Intl` would take a slow phone 140 ms to start. */
export const reviewCount = String(reviews.count).replace(/\B(?=(\d{3})+$)/g, ".");

/** Titles such as "Sr.", particles between names such as "da", and emoji. */
const NOT_A_NAME = /\.$|^(?:d[aeo]s?|e|dona|seu|\P{L}+)$/iu;

/** @returns the avatar's initials: the first letters of the first and the last name, or one letter for a single name */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const names = words.filter((word) => !NOT_A_NAME.test(word));
  const [first = "", ...others] = names.length > 0 ? names : words;
  return [first, ...others.slice(-1)].map((word) => [...word][0]?.toLocaleUpperCase("pt-BR") ?? "").join("");
}
