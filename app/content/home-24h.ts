import { additionalServices, serviceCards } from "./home-services";
import { messages } from "./messages";
import { pages } from "./pages";
import type { HomeContent } from "./types";

export const home24h: HomeContent = {
  page: pages.home24h,
  hiddenHeadings: {
    title: "Chaveiro 24h no Recife, noite e dia",
    sections: [
      "Serviços do chaveiro 24h",
      "Da chamada à porta aberta",
      "Onde o plantão atende",
      "Avaliações de quem chamou",
    ],
  },
  hero: {
    title: "Chaveiro 24h em Recife – Atendimento Imediato",
    highlight: "24h",
    lead: "De madrugada, no domingo ou no feriado, um chaveiro atende e chega em até 20 minutos.",
    message: messages.urgent,
  },
  services: {
    title: "Às três da manhã, o mesmo serviço das três da tarde",
    lead: "O plantão leva na mala tudo o que a oficina tem de dia, e abre, troca, copia e programa aí mesmo.",
    cards: serviceCards({
      car: "Saiu da festa e a chave ficou dentro? Vamos até a rua, a garagem ou o estacionamento.",
      home: "Chegou tarde e a chave não gira? Abrimos sem acordar o prédio inteiro.",
      company: "O alarme tocou e a porta não fecha? Deixamos a loja trancada até de manhã.",
    }),
    additionalTitle: "Também de noite",
    additional: additionalServices,
    steps: {
      title: "Da chamada à porta aberta",
      list: [
        {
          title: "Você chama",
          text: "Pelo WhatsApp, com a localização. Se a internet falhar, ligue: a chamada não precisa dela.",
        },
        {
          title: "A gente confirma",
          text: "Repetimos o endereço e perguntamos o que travou.",
        },
        {
          title: "Você espera em lugar claro",
          text: "Portaria, posto ou padaria. Em até 20 minutos o chaveiro está aí.",
        },
        {
          title: "A porta abre",
          text: "Você testa a chave, confere se está tudo inteiro e paga no cartão ou no PIX.",
        },
      ],
      atHandTitle: "Deixe à mão",
      atHand: [
        "Um documento com foto, para confirmarmos quem chamou",
        "O modelo e o ano do carro, ou uma foto da fechadura",
        "Um ponto de referência perto de você",
      ],
    },
    emergency: {
      title: "Pouca bateria? Mande o endereço primeiro.",
      text: "Se a conversa cair no meio, já sabemos para onde ir.",
      buttonText: "Mandar meu endereço",
    },
  },
  reviews: {
    title: "Histórias que começaram do lado de fora",
    banner: {
      title: "Não precisa esperar o dia clarear",
      text: "Escreva agora, mesmo que seja só para saber quanto tempo leva.",
      buttonText: "Escrever no WhatsApp",
    },
  },
  location: {
    title: "O Recife inteiro, a noite inteira",
    lead: "O plantão fica nos Aflitos. Da Várzea a Brasília Teimosa, o prazo é o mesmo: até 20 minutos.",
    hoursNote: "Isso inclui Carnaval, São João, Natal e Ano-Novo.",
    areaTitle: "Área do plantão",
    areaButtonText: "Vai até meu bairro?",
    requestTitle: "Pronto para chamar?",
    requestButtonText: "Chamar o plantão",
    questions: {
      title: "O que se pergunta de madrugada",
      list: [
        {
          title: "Tem alguém acordado mesmo?",
          text: "Tem. Quem responde está de plantão, seja meia-noite ou cinco da manhã.",
        },
        { title: "E no fim de semana?", text: "Sábado e domingo são dias comuns para nós. Em dia de jogo também." },
        {
          title: "Feriado muda alguma coisa?",
          text: "Nem o telefone nem o prazo. No Carnaval, diga por onde dá para entrar na sua rua.",
        },
      ],
    },
  },
};
