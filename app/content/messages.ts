import type { MessageTopic } from "./types";

/** What each WhatsApp chat opens with. The visitor only adds an address. */
export const messages: Record<MessageTopic, string> = {
  urgent: "Olá! Preciso de um chaveiro urgente no Recife. Estou em: ",
  automotive: "Olá! Preciso de um chaveiro para o meu carro. Modelo e lugar: ",
  home: "Olá! Preciso de um chaveiro para a minha casa. Endereço: ",
  company: "Olá! Preciso de um chaveiro para a minha empresa. Endereço: ",
  emergency: "🚨 Emergência! Preciso de um chaveiro agora. Estou em: ",
  reviews: "Olá! Li as avaliações e quero chamar o chaveiro. Meu problema é: ",
  serviceArea: "Olá! Vocês atendem no meu bairro, no Recife? O bairro é: ",
};
