import type { MessageTopic } from "./types";

/** First messages of chats, by topic. Others are beside their texts. Visitors fill in the blanks, so the locksmith need not ask. */
export const messages: Record<MessageTopic, string> = {
  urgent: "Olá! Preciso de um chaveiro urgente no Recife.\nO que travou: \nEstou em: ",
  car: "Olá! Preciso de um chaveiro de carro.\nCarro e ano: \nEstou em: ",
  house: "Olá! Preciso de um chaveiro residencial.\nO que travou: \nEndereço: ",
  company: "Olá! Preciso de um chaveiro comercial.\nO que travou: \nEndereço: ",
  emergency: "Emergência! Preciso de um chaveiro agora.\nO que travou: \nEstou em: ",
  reviews: "Olá! Li as avaliações e preciso de um chaveiro. Aconteceu o seguinte: ",
  request: "Olá! Quero pedir um chaveiro. Preciso de: ",
  serviceArea: "Olá! Vocês atendem no meu bairro, no Recife? É: ",
};
