import { messages } from "./messages";
import { arrival } from "./phrases";
import type { Page } from "./types";

/** The site's pages: paths, names, texts for search engines and previews, drawings. rules/schema.server.ts (`page`) explains fields. */
export const pages = {
  home: {
    path: "/",
    name: "Início",
    title: "Chaveiro 24h no Recife: carro, casa e empresa",
    description: `Chaveiro 24 horas no Recife para carro, casa e empresa. Até ${arrival} para chegar, em qualquer bairro. Chame ou ligue, a qualquer hora.`,
    preview: {
      title: "Ficou do lado de fora? Chaveiro 24h no Recife",
      description: `Até ${arrival} em qualquer bairro. Chame no WhatsApp ou ligue, a qualquer hora.`,
      alt: "Fechadura iluminada com o Recife ao fundo",
      words: "Chaveiro 24h no Recife",
      highlight: "24h",
    },
    message: messages.urgent,
    scene: "dawn",
    updated: "2026-11-27",
  },
  home24h: {
    path: "/chaveiro-24h-recife",
    name: "Chaveiro 24h",
    title: "Chaveiro 24h no Recife: noite, domingo e feriado",
    description:
      "Chaveiro 24h no Recife de madrugada, no fim de semana e no feriado. Veja o que acontece da chamada até a porta aberta e o que ter à mão.",
    preview: {
      title: "Chaveiro de madrugada no Recife? Tem plantão",
      description: `Noite, domingo ou feriado: você chama, e em até ${arrival} o chaveiro está na porta.`,
      alt: "Fechadura iluminada à noite",
      words: "De madrugada, no domingo, no feriado",
      highlight: "no feriado",
    },
    message: messages.urgent,
    scene: "night",
    updated: "2026-11-28",
  },
  car: {
    path: "/chaveiro-automotivo-recife",
    name: "Automotivo",
    fullName: "Chaveiro automotivo",
    title: "Chaveiro automotivo no Recife, 24h: abertura e chave codificada",
    description: `Chaveiro automotivo no Recife: abertura de carros sem danos, chave codificada, miolo e ignição. Até ${arrival} para chegar, a qualquer hora.`,
    preview: {
      title: "Carro trancado no Recife? A gente abre sem danos",
      description: `Abertura, chave com chip e ignição. A gente vai até o carro em até ${arrival}, 24h.`,
      alt: "Carro visto por uma fechadura iluminada",
      words: "Carro trancado? A gente vai até você",
      highlight: "A gente vai até você",
    },
    message: messages.car,
    scene: "car",
    updated: "2026-11-27",
  },
  residential: {
    path: "/chaveiro-residencial-recife",
    name: "Residencial",
    fullName: "Chaveiro residencial",
    title: "Chaveiro residencial no Recife, 24 horas: portas e fechaduras",
    description:
      "Chaveiro residencial no Recife: abertura de portas, troca de fechaduras, fechaduras de segurança e manutenção, 24 horas por dia.",
    preview: {
      title: "Porta bateu? Chaveiro residencial no Recife",
      description: "Casa ou apartamento: a gente abre sem danos, a qualquer hora, em qualquer bairro.",
      alt: "Porta de casa vista por uma fechadura iluminada",
      words: "A porta bateu? A gente abre",
      highlight: "A gente abre",
    },
    message: messages.house,
    scene: "door",
    updated: "2026-11-27",
  },
} as const satisfies Record<string, Page>;
