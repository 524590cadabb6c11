import { pages } from "./pages";
import { hasReviews } from "./review-facts";

/** Ids of sections and cards. Do not change them: other sites may link to them. */
export const anchors = {
  services: "servicos",
  reviews: "avaliacoes",
  location: "localizacao",
  company: "comercial",
  codedKeys: "chaves-codificadas",
  newLock: "troca-de-fechaduras",
} as const;

/** The links of the header's menu, which has room for six. */
export const navigation: readonly { to: string; name: string }[] = [
  { to: `${pages.home.path}#${anchors.services}`, name: "Serviços" },
  { to: pages.car.path, name: pages.car.name },
  { to: pages.residential.path, name: pages.residential.name },
  { to: pages.home24h.path, name: pages.home24h.name },
  ...(hasReviews ? [{ to: `${pages.home.path}#${anchors.reviews}`, name: "Avaliações" }] : []),
  { to: `${pages.home.path}#${anchors.location}`, name: "Localização" },
];
