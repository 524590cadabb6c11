import { additionalServices, serviceCards } from "./home-services";
import { messages } from "./messages";
import { pages } from "./pages";
import type { HomeContent } from "./types";

export const home: HomeContent = {
  page: pages.home,
  hero: {
    title: "Chaveiro 24h em Recife – Atendimento Imediato",
    highlight: "24h",
    lead: "Se você ficou do lado de fora, em até 20 minutos estamos aí, em qualquer bairro do Recife.",
    message: messages.urgent,
  },
  services: {
    title: "Abrimos a porta, você segue o seu dia",
    lead: "Diga onde está e o que travou. Levamos a ferramenta certa e você paga com cartão ou PIX.",
    cards: serviceCards({
      car: "A chave ficou no banco, quebrou ou sumiu? Resolvemos onde o carro está.",
      home: "Bateu a porta ou perdeu a chave? Casa e apartamento, de dia ou de madrugada.",
      company: "Loja ou escritório aberto antes de o primeiro cliente chegar.",
    }),
    additionalTitle: "Também cuidamos disto",
    additional: additionalServices,
    emergency: {
      title: "Emergência não espera amanhecer. A gente também não.",
      text: "Mande a sua localização pelo WhatsApp e saímos na mesma hora, com sol, chuva ou frevo na rua.",
      buttonText: "Chamar na emergência",
    },
  },
  reviews: {
    title: "Quem já ficou do lado de fora conta",
    banner: {
      title: "Sua vez de voltar para dentro",
      text: "Conte o que aconteceu, em uma frase. O resto é com a gente.",
      buttonText: "Contar no WhatsApp",
    },
  },
  location: {
    title: "De Boa Viagem a Casa Forte, vamos até você",
    lead: "Saímos dos Aflitos, no meio do mapa, e atendemos só o Recife. É assim que chegamos em até 20 minutos.",
    hoursNote: "Feriado também. O telefone é o mesmo a qualquer hora.",
    areaTitle: "Onde atendemos",
    areaButtonText: "Atende meu bairro?",
    requestTitle: "Já sabe do que precisa?",
    requestButtonText: "Solicitar atendimento",
  },
};
