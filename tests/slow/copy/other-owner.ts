import { business } from "~/content/business";
import { reviews } from "~/content/reviews";
import type { Business } from "~/content/types";
import { review } from "../../tools/review";

/** Another owner's facts, with every optional field and with characters that HTML escapes. */
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
  // Any allowed numbers that differ from the owner's.
  experienceYears: (business.experienceYears % 98) + 1,
  arrivalMinutes: (business.arrivalMinutes % 95) + 5,
  logo: "/icon-512.png",
  sameAs: ["https://www.instagram.com/outra.casa"],
  geo: { latitude: -22.9, longitude: -43.2 },
  reviewsUrl: "https://g.page/r/outra-casa",
  priceRange: "R$ 80 a R$ 400",
  openingDate: "2024-02-29",
  googleAds: { id: "AW-123456789", conversion: "AW-123456789/AbC-D_efG" },
  locksmith: { name: "Zeferino", photo: { file: "equipe.jpg", alt: "Zeferino na moto" }, vehicle: "Moto roxa" },
};

/** All reviews are about cars, so that the page about houses has none. */
export const otherReviews = { ...reviews, rating: 4.9, count: 1532, sample: undefined, list: [review, review, review] };
