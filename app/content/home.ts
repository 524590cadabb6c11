import { anyPayment, arrival } from "./claims";
import { additionalServices, serviceCards } from "./home-services";
import { messages } from "./messages";
import { pages } from "./pages";
import type { HomeContent } from "./types";

export const home: HomeContent = {
  page: pages.home,
  hero: {
    title: "Chaveiro 24h em Recife – Atendimento Imediato",
    highlight: "24h",
    lead: `Ficou do lado de fora? Em até ${arrival} estamos aí, em qualquer bairro do Recife.`,
    message: messages.urgent,
  },
  services: {
    title: "Abrimos a porta, você segue o seu dia",
    lead: `Diga onde está e o que travou. A gente leva a ferramenta, e você paga com ${anyPayment}.`,
    cards: serviceCards({
      car: "A chave ficou no banco, quebrou ou sumiu? Resolvemos onde o carro está.",
      house: "Bateu a porta ou perdeu a chave? Casa e apartamento, de dia ou de madrugada.",
      company: "A porta de aço emperrou ou a chave da sala sumiu? Vamos até a loja ou o escritório.",
    }),
    additionalTitle: "Também cuidamos disto",
    additional: additionalServices,
    steps: {
      title: "Três passos até entrar",
      list: [
        { title: "Você chama", text: "Diga onde está e o que aconteceu, por mensagem ou por telefone." },
        {
          title: "A gente confirma",
          text: "Dizemos o que dá para fazer. Pergunte o preço nesta hora, que o chaveiro ainda não saiu.",
        },
        { title: "A porta abre", text: "E continua inteira. É entrar, acertar a conta e descansar." },
      ],
      ask: {
        text: "Quer saber o preço antes?",
        linkText: "Perguntar o preço",
        message: "Olá! Antes de chamar, quero saber o preço. Preciso de: ",
      },
    },
    emergency: {
      title: "Emergência não espera amanhecer. A gente também não.",
      text: "Para mandar o lugar no WhatsApp, toque no clipe e em Localização. Sem internet, ligue.",
      message: "🚨 Emergência! Fiquei do lado de fora e preciso entrar agora. Estou em: ",
      buttonText: "Chamar agora",
    },
  },
  reviews: {
    title: "Quem já ficou do lado de fora conta como foi",
    banner: {
      title: "Sua vez de voltar para dentro",
      text: "Conte o que aconteceu, em uma frase. O resto é com a gente.",
      buttonText: "Contar o que houve",
    },
  },
  location: {
    title: "Do Ibura a Dois Unidos, vamos até você",
    lead: `Saímos dos Aflitos, no meio do mapa, e atendemos só o Recife. É assim que chegamos em até ${arrival}.`,
    hoursNote: "Feriado também. O telefone é o mesmo a qualquer hora.",
    areaTitle: "Onde atendemos",
    areaNote: "Todos os bairros.",
    areaButtonText: "Dizer o meu bairro",
    requestTitle: "Já sabe do que precisa?",
    requestButtonText: "Pedir um chaveiro",
  },
};
