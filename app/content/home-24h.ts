import { business } from "./business";
import { messages } from "./messages";
import { anchors } from "./navigation";
import { pages } from "./pages";
import { anyPayment, arrival, districtPhrase, inAreas } from "./phrases";
import { hasReviews } from "./review-facts";
import type { HomeContent } from "./types";

/** @returns the time of day after a call at 3h02, such as "3h22" after 20 minutes */
function timeAfter(minutes: number): string {
  const inMinutes = 3 * 60 + 2 + minutes;
  return `${Math.floor(inMinutes / 60)}h${String(inMinutes % 60).padStart(2, "0")}`;
}

export const home24h: HomeContent = {
  kind: "home",
  page: pages.home24h,
  isLocationFirst: true,
  hiddenHeadings: {
    title: `Chaveiro 24h ${inAreas}, noite e dia`,
    sections: [
      "Serviços do chaveiro 24h",
      "Como é chamar de madrugada",
      "Onde o plantão atende",
      "O que se pergunta de madrugada",
      ...(hasReviews ? ["Avaliações de quem chamou"] : []),
    ],
  },
  hero: {
    title: "Chaveiro 24h em Recife – Atendimento Imediato",
    highlight: "24h",
    lead: `De madrugada, domingo ou feriado, um chaveiro atende e chega em até ${arrival}.`,
  },
  services: {
    title: "Às três da manhã, o mesmo serviço das três da tarde",
    lead: "De noite ou de dia, o chaveiro abre, troca, copia e programa onde você está.",
    cards: [
      {
        drawing: "car",
        title: "Chaveiro automotivo",
        description: "Saiu da festa e a chave ficou dentro? A gente vai até a rua, a garagem ou o estacionamento.",
        features: [
          "Porta trancada com a chave dentro",
          "Porta-malas que fechou sozinho",
          "Chave com chip programada na rua",
          "Chave presa na ignição",
          "Controle que não responde",
        ],
        buttonText: "Pedir chaveiro automotivo",
        subject: "car",
        more: { text: "Tudo sobre chaveiro automotivo", to: pages.car.path },
      },
      {
        drawing: "door",
        title: "Chaveiro residencial",
        description: "Chegou tarde e a chave não gira? A gente abre sem estragar a porta.",
        features: [
          "Porta que bateu com o vento",
          "Portão do prédio que não abre",
          "Chave quebrada na fechadura",
          "Segredo novo depois de um susto",
          "Trinco que não volta",
        ],
        buttonText: "Pedir chaveiro residencial",
        subject: "house",
        more: { text: "Tudo sobre chaveiro residencial", to: pages.residential.path },
      },
      {
        id: anchors.company,
        drawing: "shutter",
        title: "Chaveiro comercial",
        description: "A porta da loja não tranca? A gente vai até lá e deixa trancada.",
        features: [
          "Porta de aço que não desce",
          "Loja que ficou sem tranca",
          "Troca de segredo de madrugada",
          "Fechadura eletrônica sem resposta",
          "Portaria de condomínio",
        ],
        buttonText: "Pedir chaveiro comercial",
        subject: "company",
        more: { text: "Ver no mapa onde a gente atende", to: `${pages.home24h.path}#${anchors.location}` },
      },
    ],
    additionalTitle: "Também de noite",
    steps: {
      title: "Uma madrugada, por exemplo",
      list: [
        {
          drawing: "phone",
          time: timeAfter(0),
          title: "Você chama",
          text: "No WhatsApp, toque no clipe ou no\u00a0+ e em Localização. Sem internet, ligue.",
        },
        {
          drawing: "answer",
          time: timeAfter(2),
          title: "A gente confirma",
          text: "A gente repete o endereço e pergunta o que travou. Saber o preço antes é direito seu.",
        },
        {
          drawing: "lamp",
          time: timeAfter(3),
          title: "Você espera em lugar claro",
          text: `Portaria, posto, perto de gente. Em até ${arrival} o chaveiro está aí. Está com medo? Ligue 190 (Polícia).`,
        },
        {
          drawing: "door",
          time: timeAfter(business.arrivalMinutes),
          title: "O chaveiro chega",
          text: `Ele abre. Você testa a chave, confere se está tudo inteiro e paga com ${anyPayment}.`,
        },
      ],
      atHand: {
        title: "Deixe à mão",
        list: [
          "O modelo e o ano do carro, ou uma foto da fechadura",
          "Um ponto de referência perto de você",
          "O celular com o brilho baixo, para a bateria durar",
        ],
      },
      ask: {
        text: "De madrugada também dá para perguntar o preço antes.",
        linkText: "Perguntar quanto custa",
        message: "Olá! Quanto custa chamar o chaveiro de madrugada? Preciso de: ",
      },
    },
    emergency: {
      title: "Pouca bateria? Primeiro o endereço.",
      text: "Rua, número, ponto de referência. O resto vem depois. Se tiver fumaça, cheiro de gás ou alguém preso lá dentro, ligue primeiro para o 193 (Bombeiros), depois para a gente.",
      message: "Estou com pouca bateria e preciso de um chaveiro. Meu endereço é: ",
      buttonText: "Mandar meu endereço",
    },
  },
  reviews: {
    title: "Histórias que começaram do lado de fora",
    banner: {
      title: "Não precisa esperar o dia clarear",
      text: "Tem gente acordada deste lado.",
      buttonText: "Contar o meu caso",
    },
  },
  location: {
    title: "O Recife inteiro, a noite inteira",
    lead: `O plantão fica no ${districtPhrase} e atende só ${inAreas}, da Várzea a Brasília Teimosa.`,
    hoursNote: "Natal e Carnaval também.",
    areaTitle: "Área do plantão",
    areaNote: "Qualquer bairro, e o aeroporto, a qualquer hora.",
    areaButtonText: "Dizer meu bairro",
    requestTitle: "Chame agora",
    requestText: `Diga o que é. Você paga com ${anyPayment}.`,
    requestButtonText: "Chamar o plantão",
    requestMessage: messages.urgent,
  },
  questions: {
    title: "O que se pergunta de madrugada",
    drawing: "city",
    list: [
      { title: "Tem alguém acordado mesmo?", text: "Tem. Quem responde está de plantão." },
      { title: "Dá para resolver sem falar?", text: "Dá, só por mensagem: escreva no WhatsApp." },
      { title: "E no fim de semana?", text: "Sábado e domingo também, a qualquer hora." },
      { title: "E no feriado?", text: "Também, no mesmo telefone. No Carnaval, diga por onde dá para entrar." },
      {
        title: `Dá para pagar com ${business.payment.at(-1)}?`,
        text: `Dá. De noite, como de dia, você paga com ${anyPayment}.`,
      },
    ],
  },
};
