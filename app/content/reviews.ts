import type { ReviewSummary } from "./types";

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
        "Bati a porta com a chave dentro e o feijão no fogo. Ele chegou em Casa Amarela antes da panela secar e não arranhou nada.",
      service: "Abertura de porta",
      initials: "PN",
    },
    {
      name: "Éverton Barbosa",
      dateText: "há 1 mês",
      rating: 5,
      comment: "Show! Fez a chave codificada do meu Onix ali mesmo, na calçada da Ilha do Retiro.",
      service: "Chave codificada",
      initials: "ÉB",
    },
    {
      name: "Zuleide Ramos",
      dateText: "há 3 meses",
      rating: 5,
      comment:
        "Tenho 71 anos e fiquei no corredor de camisola, veja que vergonha. O rapaz, educadíssimo, abriu e esperou eu achar os óculos.",
      service: "Abertura de porta",
      initials: "ZR",
    },
    {
      name: "Rafael Torres",
      dateText: "há 3 semanas",
      rating: 5,
      comment:
        "A porta de aço da loja emperrou em dia de promoção. Quando o primeiro cliente encostou, já estava tudo aberto.",
      service: "Chaveiro comercial",
      initials: "RT",
    },
    {
      name: "Camila Albuquerque",
      dateText: "há 5 dias",
      rating: 5,
      comment: "3h da manhã, sozinha na rua, 8% de bateria. Responderam, vieram, abriram. Paguei no PIX e dormi.",
      service: "Abertura noturna",
      initials: "CA",
    },
    {
      name: "Jorge Luiz Cavalcanti",
      dateText: "há 6 meses",
      rating: 5,
      comment:
        "Trocou as fechaduras de quatro salas do escritório. Explicou cada modelo, cumpriu o horário e deixou o piso limpo.",
      service: "Troca de fechaduras",
      initials: "JC",
    },
    {
      name: "Taciana Melo",
      dateText: "há 2 meses",
      rating: 5,
      comment:
        "Meu menino fechou a chave no porta-malas no meio da Agamenon. Abriram sem estragar a borracha e ainda acalmaram ele.",
      service: "Abertura de carro",
      initials: "TM",
    },
    {
      name: "Igor Santana",
      dateText: "há 4 meses",
      rating: 5,
      comment: "Segunda vez que chamo (sim, eu perco chave). Agora tenho cópia até na casa da minha sogra.",
      service: "Cópia de chaves",
      initials: "IS",
    },
  ],
};
