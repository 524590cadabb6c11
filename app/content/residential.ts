import { anchors } from "./navigation";
import { pages } from "./pages";
import { anyPayment, arrival, inAreas, ofAreas } from "./phrases";
import type { LockType, ServicePageContent } from "./types";

const locks: LockType[] = [
  { name: "Cilindro", description: "A mais comum, de chave serrilhada.", drawing: "cylinder" },
  { name: "Tetra", description: "Chave em cruz, quatro lados.", drawing: "tetra" },
  { name: "De sobrepor", description: "Caixa por\u00a0fora, comum em portões.", drawing: "rim" },
  { name: "Digital", description: "Senha, cartão ou biometria.", drawing: "digital" },
  { name: "Multiponto", description: "Trava em vários pontos da porta.", drawing: "multipoint" },
  { name: "Elétrica", description: "Abre pelo interfone.", drawing: "electric" },
];

export const residential: ServicePageContent = {
  kind: "service",
  page: pages.residential,
  hero: {
    title: "Chaveiro residencial no Recife",
    highlight: "residencial",
    lead: `Porta batida, chave perdida ou fechadura emperrada: em casa ou apartamento, o chaveiro chega em até ${arrival}.`,
  },
  subject: "house",
  cardsTitle: "Para entrar hoje e dormir em paz",
  cards: [
    {
      drawing: "door",
      title: "Abertura de portas",
      description: "O vento bateu a porta? A gente abre a fechadura, e a porta continua inteira.",
      features: ["Madeira, ferro e vidro", "Portões e cadeados", "Chave por dentro ou quebrada"],
      message: "Olá! Preciso abrir a porta de casa. O endereço é: ",
      buttonText: "Abrir minha porta",
    },
    {
      id: anchors.newLock,
      drawing: "cylinder",
      title: "Troca de fechaduras",
      description: "Mudou de casa, perdeu a chave ou trocou de inquilino? Segredo novo.",
      features: ["Troca do miolo ou da peça toda", "Um só segredo para várias portas", "Chaves novas"],
      message: "Olá! Quero trocar a fechadura de casa. O bairro é: ",
      buttonText: "Trocar a fechadura",
    },
    {
      drawing: "guard",
      title: "Fechaduras de segurança",
      description: "Tetra, multiponto ou digital, bem instalada e explicada sem pressa.",
      features: ["Fechadura digital com senha", "Trava auxiliar e pega-ladrão", "Reforço do batente"],
      message: "Olá! Quero uma fechadura de segurança em casa. O bairro é: ",
      buttonText: "Reforçar minha porta",
    },
    {
      drawing: "oil",
      title: "Manutenção",
      description: "Porta que raspa, trinco que não volta, dobradiça que a maresia comeu.",
      features: ["Ajuste de trinco e chapa do batente", "Lubrificação contra maresia", "Maçaneta e dobradiça"],
      message: "Olá! Minha fechadura precisa de manutenção. O problema é: ",
      buttonText: "Pedir manutenção",
    },
  ],
  reviewsTitle: "Quem ficou fora de casa conta como foi",
  locks: {
    title: "Reconhece a\u00a0sua fechadura?",
    note: {
      text: "Não sabe o nome?",
      linkText: "Mande uma foto da chave",
      message: "Olá! Não sei o nome da minha fechadura. Vou mandar uma foto da chave.",
    },
    list: locks,
  },
  emergency: {
    title: "Panela no fogo e a porta bateu?",
    text: "Se tiver fumaça, cheiro de gás ou alguém preso lá dentro, ligue primeiro para o 193 (Bombeiros), depois para a gente.",
    fireBrigadeText: "Chamar os Bombeiros: 193",
    message: "Emergência em casa! Preciso abrir a porta agora. O endereço é: ",
    buttonText: "Pedir abertura agora",
  },
  questions: {
    title: "Perguntas de quem está na porta",
    drawing: "answer",
    list: [
      { title: "Abrir estraga a porta?", text: "Não. A gente abre pela fechadura, e a porta continua inteira." },
      { title: "Atendem de madrugada?", text: "Sim: 24 horas por dia, todos os dias, feriado também." },
      { title: `Atendem fora ${ofAreas}?`, text: `Não. A gente atende só ${inAreas}, em qualquer bairro.` },
      { title: "Dá para resolver só por mensagem?", text: "Dá. Escreva no WhatsApp, não precisa falar." },
      { title: "Como eu pago?", text: `Com ${anyPayment}.` },
    ],
  },
  reasonsTitle: "Sua porta em boas mãos",
  reasons: [
    {
      drawing: "unharmed-door",
      title: "Sem danos",
      text: "A gente abre pela própria fechadura, com paciência e ferramenta fina. Nada de pé de cabra.",
    },
    {
      drawing: "day-and-night",
      title: "24 horas",
      text: "Domingo, feriado ou quatro da manhã, em qualquer bairro.",
    },
    {
      drawing: "shield",
      title: "Garantia",
      text: "O serviço tem garantia. Pergunte como ela funciona quando combinar o preço.",
    },
  ],
};
