import { anchors } from "./navigation";
import { pages } from "./pages";
import type { Footer } from "./types";

export const footer: Footer = {
  title: "A luz acesa é a nossa",
  text: "De madrugada, no domingo e no feriado, alguém atende.",
  codeText: "Aponte o celular: abre o WhatsApp",
  services: [
    { name: "Chaveiro automotivo", to: pages.car.path },
    { name: "Chaveiro residencial", to: pages.residential.path },
    { name: "Chaveiro comercial", to: `${pages.home.path}#${anchors.company}` },
    { name: "Chaveiro 24 horas", to: pages.home24h.path },
    { name: "Chaves codificadas", to: `${pages.car.path}#${anchors.codedKeys}` },
    { name: "Troca de fechaduras", to: `${pages.residential.path}#${anchors.newLock}` },
  ],
};
