import { anchors } from "./navigation";
import { pages } from "./pages";
import { anyPayment, arrival, experience, inAreas, ofAreas } from "./phrases";
import type { ServicePageContent } from "./types";

// biome-ignore format: one line per entry would be too long
const brands = [
  "Chevrolet", "Fiat", "Volkswagen", "Ford", "Toyota", "Hyundai", "Honda", "Renault",
  "Nissan", "Jeep", "Peugeot", "Citroën",
];

export const car: ServicePageContent = {
  kind: "service",
  page: pages.car,
  hero: {
    title: "Chaveiro automotivo no Recife",
    highlight: "automotivo",
    lead: `Chave trancada, perdida ou quebrada: o chaveiro vai até o carro em até ${arrival}.`,
    danger: "Criança no carro? Ligue 193 (Bombeiros).",
  },
  subject: "car",
  cardsTitle: "Do carro fechado à chave nova",
  cards: [
    {
      drawing: "car",
      title: "Abertura de carros",
      description:
        "A chave ficou no banco e a trava desceu. A gente abre pela porta, sem quebrar vidro. Criança ou bicho dentro? Ligue 193.",
      features: ["Portas e porta-malas", `As ${brands.length} marcas da lista abaixo`, "Sem riscar a pintura"],
      message: "Olá! Preciso abrir um carro.\nCarro e ano: \nEstou em: ",
      buttonText: "Abrir meu carro",
    },
    {
      id: anchors.codedKeys,
      drawing: "key",
      title: "Chaves codificadas",
      description: "A gente corta e programa a chave com chip ao lado do carro.",
      features: ["Chave reserva", "Chave nova com chip", "Canivete e chave com controle"],
      message: "Olá! Preciso de uma chave codificada.\nCarro e ano: \nEstou em: ",
      buttonText: "Pedir chave codificada",
    },
    {
      drawing: "ignition",
      title: "Fechaduras de carro",
      description: "Miolo que gira em falso, chave presa na ignição ou maçaneta solta.",
      features: ["Miolo de porta", "Cilindro de ignição", "Chave quebrada no miolo"],
      message: "Olá! A fechadura do meu carro está com defeito. O problema é: ",
      buttonText: "Consertar a fechadura",
    },
    {
      drawing: "remote",
      title: "Manutenção preventiva",
      description: "Chave dura hoje é carro fechado amanhã. Uma limpeza evita o susto.",
      features: ["Limpeza e lubrificação", "Pilha do controle", "Cópia antes de precisar"],
      message: "Olá! Quero a manutenção preventiva das fechaduras do carro. O carro é: ",
      buttonText: "Marcar manutenção",
    },
  ],
  reviewsTitle: "Quem ficou sem o\u00a0carro conta como foi",
  brands: {
    title: "As marcas que a gente atende",
    note: {
      text: "Não achou a\u00a0sua?",
      linkText: "Diga qual é o carro",
      message: "Olá! A marca do meu carro não está na lista. O carro é: ",
    },
    list: brands,
  },
  emergency: {
    title: "Criança presa no carro?",
    text: "Com criança ou bicho dentro, fumaça ou cheiro de gás, ligue primeiro para o 193 (Bombeiros), depois para a gente.",
    fireBrigadeText: "Chamar os Bombeiros: 193",
    message: "Emergência! Preciso abrir um carro agora.\nO carro é: \nEstou em: ",
    buttonText: "Pedir abertura urgente",
  },
  questions: {
    title: "Perguntas sobre o carro",
    drawing: "lamp",
    list: [
      { title: "Abrir estraga o carro?", text: "Não. A gente abre pela porta, sem quebrar nem riscar." },
      { title: "Fazem chave com chip?", text: "Sim. O equipamento que programa a chave vai até o carro." },
      { title: `Atendem fora ${ofAreas}?`, text: `Não. A gente atende só ${inAreas}, em qualquer bairro.` },
      { title: "Dá para resolver só por mensagem?", text: "Dá. Escreva no WhatsApp, não precisa falar." },
      { title: "Como eu pago?", text: `Com ${anyPayment}.` },
    ],
  },
  reasonsTitle: "O seu carro em boas mãos",
  reasons: [
    {
      drawing: "unharmed-car",
      title: "Sem danos",
      text: "Para cada fechadura, a ferramenta certa. Vidro, borracha e pintura ficam como estavam.",
    },
    {
      drawing: "watch",
      title: "Rapidez",
      text: `Até ${arrival} em qualquer bairro, do Aeroporto a Casa Amarela, a qualquer hora.`,
    },
    {
      drawing: "chip",
      title: "Tecnologia",
      text: `Mais de ${experience} de estrada, da chave comum à chave com chip.`,
    },
  ],
};
