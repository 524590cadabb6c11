import { Car, CarFront, KeyRound, Wrench } from "lucide-react";
import { messages } from "./messages";
import { pages } from "./pages";
import type { CarContent } from "./types";

export const car: CarContent = {
  kind: "car",
  page: pages.car,
  hero: {
    title: "Chaveiro automotivo no Recife",
    highlight: "automotivo",
    lead: "Chave trancada, perdida ou quebrada: vamos até a rua, a garagem ou o estacionamento em até 20 minutos.",
    message: messages.automotive,
  },
  cardsTitle: "Do carro fechado à chave nova",
  cards: [
    {
      icon: Car,
      title: "Abertura de carros",
      description: "A chave ficou no banco e a trava desceu. Abrimos pela porta, sem quebrar vidro.",
      features: ["Portas e porta-malas", "Nacionais e importados", "Sem riscar a pintura"],
      message: "Olá! Meu carro trancou com a chave dentro. Modelo e lugar: ",
      buttonText: "Abrir meu carro",
      gradient: "car",
    },
    {
      icon: KeyRound,
      title: "Chaves codificadas",
      description: "Cortamos e programamos a chave com chip ao lado do carro.",
      features: ["Chave reserva", "Chave nova quando todas sumiram", "Canivete e telecomando"],
      message: "Olá! Preciso de uma chave codificada. Modelo e ano do carro: ",
      buttonText: "Pedir chave codificada",
      gradient: "car",
    },
    {
      icon: CarFront,
      title: "Fechaduras de carro",
      description: "Miolo que gira em falso, chave presa na ignição ou maçaneta solta.",
      features: ["Miolo de porta", "Cilindro de ignição", "Chave quebrada no miolo"],
      message: "Olá! A fechadura do meu carro está com defeito. Modelo e problema: ",
      buttonText: "Consertar a fechadura",
      gradient: "car",
    },
    {
      icon: Wrench,
      title: "Manutenção preventiva",
      description: "Chave dura hoje é carro fechado amanhã. Uma limpeza evita o susto.",
      features: ["Limpeza e lubrificação", "Bateria do telecomando", "Cópia antes de precisar"],
      message: "Olá! Quero a manutenção preventiva das fechaduras do meu carro. Modelo e ano: ",
      buttonText: "Marcar manutenção",
      gradient: "car",
    },
  ],
  brands: {
    title: "Atendemos a marca do seu carro",
    note: "Não achou a sua? Mande o modelo e o ano, que a gente responde.",
    list: [
      "Chevrolet",
      "Fiat",
      "Volkswagen",
      "Ford",
      "Toyota",
      "Hyundai",
      "Honda",
      "Renault",
      "Nissan",
      "Jeep",
      "Peugeot",
      "Citroën",
    ],
  },
  emergency: {
    title: "Carro ligado, porta fechada?",
    text: "Se houver criança ou bicho dentro, escreva isso junto com o endereço.",
    buttonText: "Pedir abertura urgente",
  },
  reasonsTitle: "Por que chamar um chaveiro de carro",
  reasons: [
    {
      title: "Sem danos",
      text: "Usamos a ferramenta feita para cada fechadura. Vidro, borracha e pintura ficam como estavam.",
    },
    { title: "Rapidez", text: "Até 20 minutos em qualquer bairro do Recife, do Pina a Casa Amarela, a qualquer hora." },
    { title: "Tecnologia", text: "O equipamento que lê o chip e programa a chave vai com a gente até o carro." },
  ],
};
