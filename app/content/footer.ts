import { anchors } from "./navigation";
import { pages } from "./pages";

/** The six services in the footer, each with a link to the page or card about it. */
export const footerServices: { name: string; to: string }[] = [
  { name: "Chaveiro automotivo", to: pages.car.path },
  { name: "Chaveiro residencial", to: pages.residential.path },
  { name: "Chaveiro comercial", to: `/#${anchors.company}` },
  { name: "Chaveiro 24 horas", to: pages.home24h.path },
  { name: "Chaves codificadas", to: `${pages.car.path}#${anchors.codedKeys}` },
  { name: "Troca de fechaduras", to: `${pages.residential.path}#${anchors.newLock}` },
];

/** What stands above the number at the end of every page, over the sleeping city with its one lit window. */
export const lastLight = {
  title: "A luz acesa é a nossa",
  text: "De madrugada, no domingo e no feriado, alguém atende.",
};
