import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import * as field from "./fields.server";
import { list, message, sentence, text, title } from "./fields.server";

/* Schemas and types of app/content. Import only types from here: Remix keeps `.server` files, and so zod, out of the browser. */

const photo = z.strictObject({ file: field.photoFile, alt: text(120) });
const address = z.strictObject({
  /** Omitted by a business without a shop, as Google asks. */
  street: sentence.optional(),
  district: sentence,
  city: sentence,
  state: field.valid(/^[A-Z]{2}$/, 'deve ter duas letras maiúsculas. Exemplo: "PE".'),
  postalCode: field.valid(/^\d{5}-\d{3}$/, 'deve ser um CEP com traço. Exemplo: "52020-000".').optional(),
});
const area = z.strictObject({ preposition: z.enum(["em", "no", "na", "nos", "nas"]), name: sentence });

const business = z.strictObject({
  // A longer name would wrap to a third line in the header.
  name: text(34, 18),
  /** The name below the icon on a phone's home screen. */
  shortName: text(12, 10).optional(),
  tagline: text(80).optional(),
  origin: field.origin,
  phone: field.phone,
  whatsapp: field.phone,
  /** Whether the owner accepts collect calls. */
  takesCollectCalls: z.boolean().optional(),
  taxId: field.taxId,
  address,
  /** For search engines, in degrees within Brazil. */
  geo: z.strictObject({ latitude: z.number().min(-34).max(6), longitude: z.number().min(-74).max(-28) }).optional(),
  /** For search engines. */
  logo: field.imageFile.optional(),
  sameAs: list(field.https, 0).optional(),
  reviewsUrl: field.https.optional(),
  /** For the badge on service pages. */
  team: z.strictObject({ name: text(30, 18), photo, vehicle: text(60) }).optional(),
  priceRange: sentence.optional(),
  openingDate: field.day.refine((day) => new Date(day) <= new Date(), "deve ser um dia que já foi.").optional(),
  /** The word before `district`: "bairro dos Aflitos". */
  districtPreposition: z.enum(["de", "do", "da", "dos", "das"]),
  serviceAreas: list(area),
  hours: sentence,
  payment: list(sentence),
  // The limit catches a year written by mistake.
  experienceYears: z.int().min(1).max(99),
  arrivalMinutes: z.int().min(1).max(99),
});

const topics = ["urgent", "car", "house", "company", "emergency", "reviews", "request", "serviceArea"] as const;
const messages = z.record(z.enum(topics), message);

/** For link previews. `words` are part of the image, which `alt` describes. */
const words = text(45, 12);
const preview = z
  .strictObject({ title: sentence, description: text(90, 26, 65), alt: sentence, words, highlight: sentence })
  .refine(({ words, highlight }) => words.includes(highlight), "highlight deve ser um pedaço de words, igualzinho.");

const page = z.strictObject({
  path: field.path,
  name: text(20, 18),
  fullName: sentence.optional(),
  /** One of `serviceAreas`, for a page about one city. */
  city: z.string().optional(),
  // Search engines cut longer texts and replace shorter ones.
  title: text(72, 26, 20),
  description: text(160, 26, 110),
  preview,
  /** First message of the chats that the hero, the round button and the footer open. */
  message,
  scene: z.enum(["dawn", "night", "car", "door"]),
  updated: field.day,
});

// A dash splits the title into two parts, each on lines of its own.
const hasShortTiers = (title: string) => title.split(" – ").every((tier) => tier.length <= 36);
const hero = z
  .strictObject({
    title: text(75, 14).refine(hasShortTiers, 'tem mais de 36 letras: encurte. Exemplo: "Chaveiro no Recife".'),
    highlight: field.valid(/^\S+$/, 'deve ser uma palavra só, sem espaço. Exemplo: "automotivo".'),
    // With this length, both ways to call still fit on a phone of 360 × 640.
    lead: text(140),
    /** A danger to life, and which number to call first. */
    danger: text(45).optional(),
  })
  .refine(({ title, highlight }) => title.includes(highlight), "highlight deve ser uma palavra de title, igualzinha.");

const serviceCard = z.strictObject({
  id: sentence.optional(),
  drawing: z.enum(["car", "key", "ignition", "remote", "door", "cylinder", "guard", "oil", "shutter"]),
  title,
  description: sentence,
  features: list(sentence),
  buttonText: title,
  more: z.strictObject({ text: sentence, to: field.link }).optional(),
});

const textBlock = z.strictObject({ title, text: sentence });
const chatLink = z.strictObject({ linkText: sentence, message });
const ask = chatLink.extend({ text: sentence });
const additional = textBlock.extend({ link: chatLink.optional() });
/** Label of the button that calls the fire brigade. */
const call193 = field.valid(/\b193\b/, 'deve dizer para onde liga. Exemplo: "Chamar os Bombeiros: 193".').optional();
const emergency = textBlock.extend({ call193, message, buttonText: title });

/** When the step happens, shown instead of its number. */
const time = field.valid(/^\d{1,2}h\d{2}$/, 'deve ser uma hora. Exemplo: "3h02".').optional();
const step = textBlock.extend({ drawing: z.enum(["phone", "answer", "lamp", "door"]), time });
const atHand = z.strictObject({ title, list: list(sentence) }).optional();
const steps = z.strictObject({ title, list: list(step, 2, 6), atHand, ask });

/** A customer's text, shown as it is. */
const customersWords = field.valid(/\S/, "está vazio. Exemplo: `Muito bom, resolveu.`");
const review = z.strictObject({
  name: customersWords,
  /** Relative, as the source shows it. */
  dateText: sentence,
  rating: z.int().min(1).max(5),
  comment: customersWords,
  service: sentence,
  about: field.about,
});
const reviews = z
  .strictObject({
    label: sentence,
    /** The mean, with one decimal. */
    rating: z.number().min(1).max(5).multipleOf(0.1),
    count: z.int("deve ser um número inteiro, sem ponto: o site o põe. Exemplo: 1287.").max(999_999),
    source: sentence,
    /** Empty, or enough to fill a row. */
    list: list(review, 0, 8),
  })
  .refine(({ list }) => list.length === 0 || list.length > 2, "list tem menos de três: tire todas. Exemplo: list: [].")
  .refine(({ list, count }) => count >= list.length, "count deve contar ao menos as de list. Exemplo: 8.");

/** The photo replaces the drawing beside the questions. */
const questions = z.strictObject({ title, list: list(textBlock), photo: photo.optional() });

const homeContent = z.strictObject({
  page,
  /** Visually hidden headings, one per section. */
  hiddenHeadings: z.strictObject({ title: sentence, sections: list(sentence) }).optional(),
  hero,
  services: z.strictObject({
    title,
    lead: sentence,
    cards: list(serviceCard.extend({ features: list(sentence, 5, 5), about: field.about }), 3, 3),
    additionalTitle: title,
    steps,
    emergency,
  }),
  reviews: z.strictObject({ title, banner: textBlock.extend({ buttonText: title }) }),
  location: z.strictObject({
    title,
    lead: sentence,
    hoursNote: sentence,
    areaTitle: title,
    areaNote: sentence,
    areaButtonText: title,
    districts: z.strictObject({ title, list: list(sentence) }).optional(),
    requestTitle: title,
    requestButtonText: title,
    requestMessage: message,
  }),
  questions,
});

const lock = z.enum(["cylinder", "tetra", "rim", "digital", "multipoint", "electric"]);
const lockType = z.strictObject({ name: title, description: sentence, drawing: lock });
const reasonDrawing = z.enum(["unharmed-car", "unharmed-door", "watch", "chip", "day-and-night", "shield"]);
const serviceList = z.strictObject({ title, note: ask });

const servicePageContent = z.strictObject({
  page,
  hero,
  cardsTitle: title,
  about: field.about,
  cards: list(serviceCard.extend({ features: list(sentence, 3, 3), message }), 4, 4),
  reviewsTitle: title,
  list: z.discriminatedUnion("look", [
    serviceList.extend({ look: z.literal("plates"), entries: list(text(2000, 14)) }),
    serviceList.extend({ look: z.literal("locks"), entries: list(lockType) }),
  ]),
  emergency,
  questions,
  reasonsTitle: title,
  reasons: list(textBlock.extend({ drawing: reasonDrawing }), 3, 3),
  photo: photo.optional(),
});

const pageLink = z.strictObject({ name: sentence, to: field.link });
const footer = z.strictObject({ title, text: sentence, code: sentence, services: list(pageLink, 6, 12) });

/** Schemas by the name of the export. Exports with a `page` have homeContent or servicePageContent. */
const schemas = {
  business,
  messages,
  pages: z.object({ home: page, home24h: page, car: page, residential: page }).catchall(page),
  reviews,
  badges: list(z.strictObject({ value: sentence, spoken: sentence.optional(), label: sentence }), 3, 3),
  footer,
  navigation: list(pageLink, 1, 6),
  anchors: z.record(z.string(), z.string()),
  additionalServices: list(additional, 6, 12),
  doorSteps: list(textBlock, 3, 3),
};

/**
 * @param content every export of app/content, by its name
 * @returns zod's issues. Rules between files are checked once each file is valid by itself.
 */
export function findFaults(content: Record<string, unknown>) {
  const schemaOf = (value: unknown) => ("services" in Object(value) ? homeContent : servicePageContent);
  const pageContents = Object.entries(content).filter(([, value]) => "page" in Object(value));
  const pageSchemas = Object.fromEntries(pageContents.map(([name, value]) => [name, schemaOf(value)]));
  return (
    z
      .object(schemas)
      .extend(pageSchemas as object)
      .superRefine(checkReferences)
      .safeParse(content).error?.issues ?? []
  );
}

/** Checks that links have a target, cities are in `serviceAreas`, and no two pages share a path, title or description. */
function checkReferences(content: z.infer<z.ZodObject<typeof schemas>>, context: z.RefinementCtx): void {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  const pages = Object.entries(content.pages);
  const paths = pages.map(([, { path }]) => path);
  const targets = paths.flatMap((path) => [path, ...Object.values(content.anchors).map((id) => `${path}#${id}`)]);
  // An ordinary Remix route has no entry in pages.ts.
  for (const [path, to] of linksIn(content))
    if (!targets.includes(to) && !existsSync(`app/routes${to}.tsx`))
      fault(
        path,
        `deve levar a uma página (${paths.join(", ")}), ou a um anchor dela. Exemplo: pages.car.path, sem aspas.`,
      );
  for (const [name, page] of pages) {
    if (page.city && !content.business.serviceAreas.some(({ name }) => name === page.city))
      fault(["pages", name, "city"], 'deve ser uma cidade de serviceAreas, em business.ts. Exemplo: "Recife".');
    for (const key of ["path", "title", "fullName", "description", "preview"] as const) {
      const [first] = pages.find(([, other]) => isDeepStrictEqual(other[key], page[key])) ?? [];
      if (page[key] && first !== name)
        fault(["pages", name, key], `é igual ao de ${first}, e cada página tem o seu. Exemplo: "Chaveiro em Olinda".`);
    }
  }
}

/** @returns the path and value of every `to` in a part of the content */
function linksIn(part: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof part !== "object" || !part) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "to" ? [[[...path, key], value]] : linksIn(value, [...path, key]),
  );
}

export type Path = z.infer<typeof field.path>;
export type Business = z.infer<typeof business>;
export type MessageTopic = keyof z.infer<typeof messages>;
export type Page = z.infer<typeof page>;
export type Subject = z.infer<typeof field.about>;
export type Hero = z.infer<typeof hero>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type AdditionalService = z.infer<typeof additional>;
export type StepsContent = z.infer<typeof steps>;
export type Review = z.infer<typeof review>;
export type ReviewSummary = z.infer<typeof reviews>;
export type Footer = z.infer<typeof footer>;
export type Photo = z.infer<typeof photo>;
export type HomeContent = z.infer<typeof homeContent>;
export type QuestionsContent = z.infer<typeof questions>;
export type LockType = z.infer<typeof lockType>;
export type ServicePageContent = z.infer<typeof servicePageContent>;
