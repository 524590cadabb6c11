import { business } from "./business";
import { districts } from "./districts";
import { messages } from "./messages";
import { anchors } from "./navigation";
import { pages } from "./pages";
import { anyPayment, arrival, districtPhrase, inAreas, ofAreas } from "./phrases";
import type { HomeContent } from "./types";

export const home: HomeContent = {
  kind: "home",
  page: pages.home,
  hero: {
    title: "Chaveiro 24h em Recife – Atendimento Imediato",
    highlight: "24h",
    lead: `Ficou do lado de fora? Em até ${arrival} a gente chega, em qualquer bairro ${ofAreas}.`,
  },
  services: {
    title: "A gente abre, você entra",
    lead: `Diga onde está e o que travou. A gente leva a ferramenta, e você paga com ${anyPayment}.`,
    cards: [
      {
        drawing: "car",
        title: "Chaveiro automotivo",
        description: "A chave ficou no banco, quebrou ou sumiu? A gente resolve onde o carro está.",
        features: [
          "Abertura de portas e porta-malas",
          "Chaves codificadas com chip",
          "Cópia de chave com controle",
          "Miolo de porta e de ignição",
          "Chave quebrada dentro do miolo",
        ],
        buttonText: "Pedir chaveiro automotivo",
        subject: "car",
        more: { text: "Tudo sobre chaveiro automotivo", to: pages.car.path },
      },
      {
        drawing: "door",
        title: "Chaveiro residencial",
        description: "Bateu a porta ou perdeu a chave? Casa e apartamento, de dia ou de madrugada.",
        features: [
          "Abertura de portas e portões",
          "Troca de fechadura ou de segredo",
          "Fechaduras tetra e digitais",
          "Cópia de chaves",
          "Reparo de maçanetas e trincos",
        ],
        buttonText: "Pedir chaveiro residencial",
        subject: "house",
        more: { text: "Tudo sobre chaveiro residencial", to: pages.residential.path },
      },
      {
        id: anchors.company,
        drawing: "shutter",
        title: "Chaveiro comercial",
        description: "A porta de aço emperrou ou a chave da sala sumiu? A gente vai até a loja ou o escritório.",
        features: [
          "Portas de aço, vidro e madeira",
          "Abertura de cofres e arquivos",
          "Troca de segredo quando alguém sai",
          "Fechaduras eletrônicas",
          "Manutenção para condomínios",
        ],
        buttonText: "Pedir chaveiro comercial",
        subject: "company",
        more: { text: "Ver no mapa onde a gente atende", to: `${pages.home.path}#${anchors.location}` },
      },
    ],
    additionalTitle: "Também fazemos",
    steps: {
      title: "Três passos até entrar",
      list: [
        {
          drawing: "phone",
          title: "Você chama",
          text: "Diga onde está e o que travou. No WhatsApp, o clipe ou o\u00a0+ manda a localização.",
        },
        {
          drawing: "answer",
          title: "A gente confirma",
          text: "Diz o que dá para fazer e o preço: saber antes é direito seu.",
        },
        { drawing: "door", title: "A porta abre", text: "E continua inteira. É entrar, acertar a conta e descansar." },
      ],
      ask: {
        text: "Quer saber o preço antes?",
        linkText: "Perguntar o preço",
        message: "Olá! Antes de chamar, quero saber o preço. Preciso de: ",
      },
    },
    emergency: {
      title: "Emergência não espera amanhecer. A\u00a0gente também não.",
      text: "Se tiver fumaça, cheiro de gás ou alguém preso lá dentro, ligue primeiro para o 193 (Bombeiros), depois para a gente. Sem internet, ligue.",
      message: "Emergência! Fiquei do lado de fora e preciso entrar agora. Estou em: ",
      buttonText: "Chamar agora",
    },
  },
  reviews: {
    title: "Quem já ficou do lado de fora conta como foi",
    banner: {
      title: "Agora é a sua vez de entrar",
      text: "Conte o que aconteceu, em uma frase. O resto é com a gente.",
      buttonText: "Contar o que houve",
    },
  },
  location: {
    title: "Do Ibura a Dois Unidos, a gente vai até você",
    lead: `O chaveiro sai do ${districtPhrase}, atende só ${inAreas} e chega em até ${arrival}.`,
    hoursNote: "Feriado também.",
    areaTitle: "Onde atendemos",
    areaNote: "Todos os bairros, e o aeroporto.",
    areaButtonText: "Dizer meu bairro",
    districts: { title: "Ver a lista dos bairros", list: [...districts] },
    requestTitle: "Já sabe do que precisa?",
    requestText: `Diga o que é. Você paga com ${anyPayment}.`,
    requestButtonText: "Pedir um chaveiro",
    requestMessage: messages.request,
  },
  questions: {
    title: "Perguntas de quem vai chamar",
    drawing: "lamp",
    list: [
      { title: "Em quanto tempo vocês chegam?", text: `Em até ${arrival}, em qualquer bairro ${ofAreas}.` },
      { title: `Atendem fora ${ofAreas}?`, text: `Não. A gente atende só ${inAreas}.` },
      { title: "Dá para resolver só por mensagem?", text: "Dá. Escreva no WhatsApp." },
      { title: "E de madrugada ou no feriado?", text: "Também: são 24 horas por dia, todos os dias." },
      { title: `Dá para pagar com ${business.payment.at(-1)}?`, text: `Dá. Você paga com ${anyPayment}.` },
    ],
  },
};
