import { anchors } from "./navigation";
import { pages } from "./pages";

/** The six services in the footer, each with a link to the page or section about it. */
export const footerServices: { name: string; to: string }[] = [
  { name: "Chaveiro automotivo", to: pages.car.path },
  { name: "Chaveiro residencial", to: pages.residential.path },
  { name: "Chaveiro comercial", to: `/#${anchors.services}` },
  { name: "Chaveiro 24 horas", to: pages.home24h.path },
  { name: "Chaves codificadas", to: pages.car.path },
  { name: "Troca de fechaduras", to: pages.residential.path },
];
