import type { ReviewsContent } from "./types";

/** All of this is a sample. Delete the first `sample` once `rating` and `count` are yours, and the `sample` of each review you replace. */
export const reviews: ReviewsContent = {
  label: "EXCELENTE",
  rating: 5,
  count: 274,
  source: "Google",
  sample: true,
  list: [
    {
      name: "Patrícia Nunes",
      initials: "PN",
      dateText: "há 2 semanas",
      rating: 5,
      comment:
        "Bati a porta com a chave dentro e o feijão no fogo!! Ele chegou em Casa Amarela rapidinho, abriu sem arranhar nada e o feijão se salvou kkkk",
      service: "Abertura de porta",
      subject: "house",
      sample: true,
    },
    {
      name: "Éverton Barbosa",
      initials: "ÉB",
      dateText: "há 1 mês",
      rating: 5,
      comment: "fez a chave codificada do meu onix ali na calçada da ilha do retiro, pegou de primeira. recomendo",
      service: "Chave codificada",
      subject: "car",
      sample: true,
    },
    {
      name: "Zuleide Ramos",
      initials: "ZR",
      dateText: "há 3 meses",
      rating: 5,
      comment:
        "Tenho 71 anos e fiquei no corredor de camisola, veja que vergonha. O rapaz, muito educado, abriu a porta e esperou eu achar os óculos. Deus abençoe.",
      service: "Abertura de porta",
      subject: "house",
      sample: true,
    },
    {
      name: "Rafael Torres",
      initials: "RT",
      dateText: "há 3 semanas",
      rating: 5,
      comment: "Porta de aço emperrou em dia de promoção, loja cheia de encomenda. Resolveram. Nota 10.",
      service: "Chaveiro comercial",
      subject: "company",
      sample: true,
    },
    {
      name: "Camila Albuquerque",
      initials: "CA",
      dateText: "há 2 meses",
      rating: 5,
      comment:
        "3h da manhã, eu sozinha do lado de fora do carro e o celular com 8%. Atenderam, vieram, abriram. Paguei no pix e fui dormir",
      service: "Abertura noturna",
      subject: "car",
      sample: true,
    },
    {
      name: "Jorge Luiz Cavalcanti",
      initials: "JC",
      dateText: "há 6 meses",
      rating: 5,
      comment:
        "Trocaram a fechadura de quatro salas do nosso escritório. Vieram no horário combinado, deixaram tudo limpo. Só demorou um pouco a achar o prédio.",
      service: "Troca de fechaduras",
      subject: "company",
      sample: true,
    },
    {
      name: "Taciana Melo",
      initials: "TM",
      dateText: "há 2 meses",
      rating: 5,
      comment:
        "Meu menino trancou a chave no porta malas no meio da Agamenon, eu já tava chorando. Abriram sem estragar nada e ainda acalmaram ele!",
      service: "Abertura de carro",
      subject: "car",
      sample: true,
    },
    {
      name: "Igor Santana",
      initials: "IS",
      dateText: "há 4 meses",
      rating: 5,
      comment: "Cópia da tetra na hora, na porta do prédio. Muito bom, resolveu.",
      service: "Cópia de chaves",
      subject: "house",
      sample: true,
    },
  ],
};
