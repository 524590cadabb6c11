import { anchors } from "./navigation";
import { pages } from "./pages";
import type { AdditionalService, HomeContent, Page, Subject } from "./types";

type Card = HomeContent["services"]["cards"][number];

/** @param own the words in which the two home pages differ. The third card links to the location on the same page. */
export function serviceCards(page: Page, own: Record<Subject, Pick<Card, "description" | "features">>): Card[] {
  return [
    {
      drawing: "car",
      title: "Chaveiro automotivo",
      ...own.car,
      buttonText: "Pedir chaveiro automotivo",
      subject: "car",
      more: { text: "Tudo sobre chaveiro automotivo", to: pages.car.path },
    },
    {
      drawing: "door",
      title: "Chaveiro residencial",
      ...own.house,
      buttonText: "Pedir chaveiro residencial",
      subject: "house",
      more: { text: "Tudo sobre chaveiro residencial", to: pages.residential.path },
    },
    {
      id: anchors.company,
      drawing: "shutter",
      title: "Chaveiro comercial",
      ...own.company,
      buttonText: "Pedir chaveiro comercial",
      subject: "company",
      more: { text: "Ver no mapa onde a gente atende", to: `${page.path}#${anchors.location}` },
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
