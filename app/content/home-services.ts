import { anchors } from "./navigation";
import { pages } from "./pages";
import type { AdditionalService, HomeContent, Subject } from "./types";

type Card = HomeContent["services"]["cards"][number];
/** In what the two home pages differ. */
type Words = Pick<Card, "description" | "features" | "more">;

const cards: (Omit<Card, keyof Words> & Partial<Words>)[] = [
  {
    drawing: "car",
    title: "Chaveiro automotivo",
    buttonText: "Pedir chaveiro automotivo",
    subject: "car",
    more: { text: "Tudo sobre chaveiro automotivo", to: pages.car.path },
  },
  {
    drawing: "door",
    title: "Chaveiro residencial",
    buttonText: "Pedir chaveiro residencial",
    subject: "house",
    more: { text: "Tudo sobre chaveiro residencial", to: pages.residential.path },
  },
  {
    id: anchors.company,
    drawing: "shutter",
    title: "Chaveiro comercial",
    buttonText: "Pedir chaveiro comercial",
    subject: "company",
  },
];

/** @returns a home page's cards, with its words for each subject. A card's own words win. A subject without words has no card. */
export function serviceCards(words: Partial<Record<Subject, Words>>): Card[] {
  return cards.flatMap((card) => {
    const ofPage = words[card.subject];
    return ofPage ? { ...ofPage, ...card } : [];
  });
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
