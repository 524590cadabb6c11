import { BriefcaseBusiness, Car, House } from "lucide-react";
import { messages } from "./messages";
import type { Exactly, ServiceCard, TextBlock } from "./types";

/** The three cards of both home pages; each page describes them in its own words. */
export function serviceCards(descriptions: Record<"car" | "home" | "company", string>): Exactly<3, ServiceCard<5>> {
  return [
    {
      icon: Car,
      title: "Chaveiro automotivo",
      description: descriptions.car,
      features: [
        "Abertura de portas e porta-malas",
        "Chaves codificadas com chip",
        "Cópia de chave com telecomando",
        "Miolo de porta e de ignição",
        "Chave quebrada dentro do miolo",
      ],
      message: messages.automotive,
      buttonText: "Pedir chaveiro automotivo",
      gradient: "car",
    },
    {
      icon: House,
      title: "Chaveiro residencial",
      description: descriptions.home,
      features: [
        "Abertura de portas e portões",
        "Troca de fechadura ou de segredo",
        "Fechaduras tetra e digitais",
        "Cópia de chaves na hora",
        "Reparo de maçanetas e trincos",
      ],
      message: messages.home,
      buttonText: "Pedir chaveiro residencial",
      gradient: "home",
    },
    {
      icon: BriefcaseBusiness,
      title: "Chaveiro comercial",
      description: descriptions.company,
      features: [
        "Portas de aço, vidro e madeira",
        "Abertura de cofres e arquivos",
        "Novo segredo quando a equipe muda",
        "Fechaduras eletrônicas",
        "Manutenção para condomínios",
      ],
      message: messages.company,
      buttonText: "Pedir chaveiro comercial",
      gradient: "company",
    },
  ];
}

export const additionalServices: Exactly<6, TextBlock> = [
  { title: "Cópias de chaves", text: "Comum, tetra, de portão ou de cadeado." },
  { title: "Fechaduras", text: "Instalação, troca e conserto." },
  { title: "Segurança", text: "Travas, trincos e reforço de porta." },
  { title: "Manutenção", text: "Chave dura, porta que raspa, miolo gasto." },
  { title: "Chaves codificadas", text: "Com chip ou telecomando." },
  { title: "Assistência", text: "Mande uma foto: dizemos o que dá para fazer." },
];
