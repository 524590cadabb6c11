import { pages } from "./pages";
import { hasReviews } from "./phrases";

/** Ids of sections and cards. Do not change them: other sites may link to them. */
export const anchors = {
  services: "servicos",
  reviews: "avaliacoes",
  location: "localizacao",
  company: "comercial",
  codedKeys: "chaves-codificadas",
  newLock: "troca-de-fechaduras",
} as const;

/** The header's menu. Six links fit. */
export const navigation: readonly { to: string; name: string }[] = [
  { to: `/#${anchors.services}`, name: "Serviços" },
  { to: pages.car.path, name: pages.car.name },
  { to: pages.residential.path, name: pages.residential.name },
  { to: pages.home24h.path, name: pages.home24h.name },
  ...(hasReviews ? [{ to: `/#${anchors.reviews}`, name: "Avaliações" }] : []),
  { to: `/#${anchors.location}`, name: "Localização" },
];
