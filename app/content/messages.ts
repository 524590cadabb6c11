import type { MessageTopic } from "./schema";

/** The first text of each WhatsApp chat. The visitor adds one thing at its end. */
export const messages: Record<MessageTopic, string> = {
  urgent: "Olá! Preciso de um chaveiro urgente no Recife. Estou em: ",
  car: "Olá! Preciso de um chaveiro para o meu carro. Estou em: ",
  house: "Olá! Preciso de um chaveiro para a minha casa. O endereço é: ",
  company: "Olá! Preciso de um chaveiro para a minha empresa. O endereço é: ",
  emergency: "🚨 Emergência! Preciso de um chaveiro agora. Estou em: ",
  reviews: "Olá! Li as avaliações e preciso de um chaveiro. O que houve foi: ",
  request: "Olá! Quero pedir um chaveiro. Preciso de: ",
  serviceArea: "Olá! Estou no Recife, no bairro: ",
};
