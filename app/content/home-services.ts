import { anchors } from "./navigation";
import { pages } from "./pages";
import type { AdditionalService, HomeContent, Page, Subject } from "./schema";

/** @returns the three cards of a home page, with its own descriptions, and a link to its own section about the area served */
export function serviceCards(page: Page, descriptions: Record<Subject, string>): HomeContent["services"]["cards"] {
  return [
    {
      drawing: "car",
      title: "Chaveiro automotivo",
      description: descriptions.car,
      features: [
        "Abertura de portas e porta-malas",
        "Chaves codificadas com chip",
        "Cópia de chave com controle",
        "Miolo de porta e de ignição",
        "Chave quebrada dentro do miolo",
      ],
      buttonText: "Pedir chaveiro automotivo",
      about: "car",
      more: { text: "Tudo sobre chaveiro automotivo", to: pages.car.path },
    },
    {
      drawing: "door",
      title: "Chaveiro residencial",
      description: descriptions.house,
      features: [
        "Abertura de portas e portões",
        "Troca de fechadura ou de segredo",
        "Fechaduras tetra e digitais",
        "Cópia de chaves",
        "Reparo de maçanetas e trincos",
      ],
      buttonText: "Pedir chaveiro residencial",
      about: "house",
      more: { text: "Tudo sobre chaveiro residencial", to: pages.residential.path },
    },
    {
      id: anchors.company,
      drawing: "shutter",
      title: "Chaveiro comercial",
      description: descriptions.company,
      features: [
        "Portas de aço, vidro e madeira",
        "Abertura de cofres e arquivos",
        "Troca de segredo quando alguém sai",
        "Fechaduras eletrônicas",
        "Manutenção para condomínios",
      ],
      buttonText: "Pedir chaveiro comercial",
      about: "company",
      more: { text: "Onde a gente atende", to: `${page.path}#${anchors.location}` },
    },
  ];
}

export const additionalServices: readonly AdditionalService[] = [
  { title: "Cópias de chaves", text: "Comum, tetra, de portão ou de cadeado." },
  { title: "Fechaduras", text: "Instalação, troca e conserto." },
  { title: "Segurança", text: "Travas, trincos e reforço de porta." },
  { title: "Manutenção", text: "Chave dura, porta que raspa, miolo gasto." },
  { title: "Chaves codificadas", text: "Com chip ou controle." },
  {
    title: "Assistência",
    text: "Não sabe o que é?",
    link: { linkText: "Mande uma foto", message: "Olá! Não sei dizer o que quebrou. Vou mandar uma foto." },
  },
];
