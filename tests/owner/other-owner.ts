import { business } from "../../app/content/business";
import { reviews } from "../../app/content/reviews";
import type { Business } from "../../app/content/schema.server";

/** Another owner's facts, with every optional one, and with signs that mean something in HTML. */
export const other: Business = {
  name: "Chaves&copy e Fechaduras da Torre.",
  shortName: "Chave&copy",
  tagline: "De pai para filho, de porta em porta, há três gerações de chaveiros da família.",
  origin: "https://www.outra-casa.example",
  phone: "+5521987650001",
  whatsapp: "+5521987650002",
  takesCollectCalls: true,
  taxId: "12.ABC.345/01DE-35",
  address: { street: "Beco 7", district: "Glória", city: "Niterói", state: "RJ", postalCode: "20000-123" },
  districtPreposition: "da",
  serviceAreas: (["Niterói", "Maricá"] as const).map((name) => ({ preposition: "em", name })),
  hours: "Sem fechar nunca",
  payment: ["boleto", "dinheiro"],
  // From 1 to 99, and not the owner's.
  experienceYears: (business.experienceYears % 98) + 1,
  arrivalMinutes: (business.arrivalMinutes % 98) + 1,
  logo: "/icon-512.png",
  sameAs: ["https://www.instagram.com/outra.casa"],
  geo: { latitude: -22.9, longitude: -43.2 },
  reviewsUrl: "https://g.page/r/outra-casa",
  priceRange: "R$ 80 a R$ 400",
  openingDate: "2024-02-29",
  team: { name: "Zeferino", photo: { file: "equipe.jpg", alt: "Zeferino na moto" }, vehicle: "Moto roxa" },
};

const review = { name: "Ana", dateText: "há 2 dias", rating: 5, comment: "Bom.", service: "Chave", about: "car" };
const long = { ...review, comment: "Abriram o portão sem arranhar nada e ensinaram a usar a chave nova. ".repeat(6) };
/** All about cars: the page about houses has none. */
export const otherReviews = { ...reviews, rating: 4.9, count: 1532, list: [long, long, review] };
