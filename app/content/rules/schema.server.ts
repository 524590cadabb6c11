import { z } from "zod";
import { faultsBetweenFiles } from "./between-files.server";
import * as field from "./fields.server";
import { anyText, list, message, text, title } from "./fields.server";

/* Schemas of app/content, from which ../types.ts takes its types. docs/guia-do-dono.md tells the owner the limits (schema.test.ts).
 * Remix keeps `.server` files, and so zod, out of the browser. */

export const photo = z.strictObject({ file: field.photoFile, alt: text({ max: 120 }) });
const address = z.strictObject({
  /** Omitted by a business without a shop, as Google asks. */
  street: anyText.optional(),
  district: anyText,
  city: anyText,
  state: field.matching(/^[A-Z]{2}$/, "deve ter duas letras maiúsculas", '"PE"'),
  postalCode: field.matching(/^\d{5}-\d{3}$/, "deve ser um CEP com traço", '"52020-000"').optional(),
});
const area = z.strictObject({ preposition: z.enum(["em", "no", "na", "nos", "nas"]), name: anyText });

export const business = z.strictObject({
  // A longer name would wrap to a third line in the header, beside a menu of the longest names.
  name: text({ max: 34, longestWord: 18 }),
  /** The name below the icon on a phone's home screen. */
  shortName: text({ max: 12, longestWord: 10 }).optional(),
  tagline: text({ max: 80 }).optional(),
  /** The public URL. The variable SITE_URL overrides it at build time. */
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
  sameAs: list(field.https, { min: 0 }).optional(),
  reviewsUrl: field.https.optional(),
  googleAds: field.googleAds.optional(),
  /** Who comes to the door, for the ID tag on service pages. */
  locksmith: z.strictObject({ name: text({ max: 30, longestWord: 18 }), photo, vehicle: text({ max: 60 }) }).optional(),
  priceRange: anyText.optional(),
  openingDate: field.day.refine((day) => new Date(day) <= new Date(), "deve ser um dia que já foi.").optional(),
  /** The word before `district`: "bairro dos Aflitos". */
  districtPreposition: z.enum(["de", "do", "da", "dos", "das"]),
  serviceAreas: list(area),
  /** Only text: structured-data.ts tells search engines that the business is always open. */
  hours: anyText,
  payment: list(anyText),
  // The limit catches a year written by mistake.
  experienceYears: z.int().min(1).max(99),
  // At least 5, because home-24h.ts tells what happens within the first 3.
  arrivalMinutes: z.int().min(5).max(99),
});

/** What a first message is about. The subject of a card is one of them. */
const topics = ["urgent", "car", "house", "company", "emergency", "reviews", "request", "serviceArea"] as const;
export const messages = z.record(z.enum(topics), message);

const words = text({ max: 45, longestWord: 12 });
/** For link previews. `words` are written on the image; an image of the owner's own may have none. `alt` says what else it shows. */
const preview = z
  .strictObject({
    title: anyText,
    description: text({ min: 65, max: 90 }),
    alt: anyText,
    words: words.optional(),
    highlight: anyText.optional(),
  })
  .refine(
    ({ words = "", highlight = "" }) => words.includes(highlight),
    "highlight deve ser um pedaço de words, igualzinho.",
  );

export const page = z.strictObject({
  path: field.path,
  name: text({ max: 20, longestWord: 18 }),
  /** In breadcrumbs and for search engines, if `name` is too short to be understood alone. */
  fullName: anyText.optional(),
  /** One of `serviceAreas`, for a page about one city. */
  city: z.string().optional(),
  // Search engines cut longer texts and replace shorter ones.
  title: text({ min: 20, max: 72 }),
  description: text({ min: 110, max: 160 }),
  preview,
  /** First message of the chats that the hero, the round button and the footer open. */
  message,
  scene: z.enum(["dawn", "night", "car", "door"]),
  updated: field.day,
});

// A dash splits the title into two parts, each on lines of its own. Longer ones would push the buttons off a phone of 360 × 640.
const hasShortParts = (title: string) => title.split(" – ").every((part) => part.length <= 36);
export const hero = z
  .strictObject({
    title: text({ max: 75, longestWord: 14 }).refine(
      hasShortParts,
      'tem mais de 36 letras: encurte. Exemplo: "Chaveiro no Recife".',
    ),
    highlight: field.matching(/^\S+$/, "deve ser uma palavra só, sem espaço", '"automotivo"'),
    // With this length, both contacts still fit on a phone of 360 × 640.
    lead: text({ max: 140 }),
    /** A danger to life, and which number to call first. */
    danger: text({ max: 45 }).optional(),
  })
  .refine(({ title, highlight }) => title.includes(highlight), "highlight deve ser uma palavra de title, igualzinha.");

export const serviceCard = z.strictObject({
  id: anyText.optional(),
  drawing: z.enum(["car", "key", "ignition", "remote", "door", "cylinder", "guard", "oil", "shutter"]),
  title,
  description: anyText,
  features: list(anyText, { min: 2, max: 7 }),
  buttonText: title,
  more: z.strictObject({ text: anyText, to: field.link }).optional(),
});

const textBlock = z.strictObject({ title, text: anyText });
const chatLink = z.strictObject({ linkText: anyText, message });
const ask = chatLink.extend({ text: anyText });
export const additional = textBlock.extend({ link: chatLink.optional() });
/** Label of the button that calls the fire brigade. */
const fireBrigadeText = field.matching(/\b193\b/, "deve dizer para onde liga", '"Chamar os Bombeiros: 193"').optional();
export const emergency = textBlock.extend({ fireBrigadeText, message, buttonText: title });

/** When the step happens, shown instead of its number. */
const time = field.matching(/^\d{1,2}h\d{2}$/, "deve ser uma hora", '"3h02"').optional();
const stepDrawing = z.enum(["phone", "answer", "lamp", "door"]);
const step = textBlock.extend({ drawing: stepDrawing, time });
const atHand = z.strictObject({ title, list: list(anyText) }).optional();
export const steps = z.strictObject({ title, list: list(step, { min: 2, max: 6 }), atHand, ask });

/** A customer's text, shown as it is. */
const customersWords = field.matching(/\S/, "está vazio", "`Muito bom, resolveu.`");
export const review = z.strictObject({
  name: customersWords,
  /** For the avatar. */
  initials: field.matching(
    /^([\p{L}\p{N}]\p{M}*){1,2}$|^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u,
    "deve ter uma ou duas letras",
    '"AW"',
  ),
  /** Relative, as the source shows it. */
  dateText: anyText,
  rating: z.int().min(1).max(5),
  comment: customersWords,
  service: anyText,
  subject: field.subject,
  /** Invented. A build for a public host refuses it. */
  sample: z.literal(true).optional(),
});
export const reviews = z
  .strictObject({
    label: anyText,
    /** The mean, with one decimal. */
    rating: z.number().min(1).max(5).multipleOf(0.1),
    count: z.int("deve ser um número inteiro, sem ponto: o site o põe. Exemplo: 1287.").max(999_999),
    source: anyText,
    /** Empty, or enough to fill a row. */
    list: list(review, { min: 0, max: 8 }),
  })
  .refine(({ list }) => list.length === 0 || list.length > 2, "list tem menos de três: tire todas. Exemplo: list: [].")
  .refine(({ list, count }) => count >= list.length, "count deve contar ao menos as de list. Exemplo: 8.");

/** The photo replaces the drawing. */
const besideQuestions = { drawing: z.enum([...stepDrawing.options, "city"]), photo: photo.optional() };
export const questions = z.strictObject({ title, list: list(textBlock), ...besideQuestions });

export const homeContent = z.strictObject({
  kind: z.literal("home"),
  page,
  /** The location comes before the reviews. */
  isLocationFirst: z.boolean().optional(),
  /** Visually hidden headings, which name sections. */
  hiddenHeadings: z.strictObject({ title: anyText, sections: list(anyText) }).optional(),
  hero,
  services: z.strictObject({
    title,
    lead: anyText,
    cards: list(serviceCard.extend({ subject: field.subject }), { min: 2, max: 4 }),
    additionalTitle: title,
    steps,
    emergency,
  }),
  reviews: z.strictObject({ title, banner: textBlock.extend({ buttonText: title }) }),
  location: z.strictObject({
    title,
    lead: anyText,
    hoursNote: anyText,
    areaTitle: title,
    areaNote: anyText,
    areaButtonText: title,
    districts: z.strictObject({ title, list: list(anyText) }).optional(),
    requestTitle: title,
    requestText: anyText,
    requestButtonText: title,
    requestMessage: message,
  }),
  questions,
});

const lock = z.enum(["cylinder", "tetra", "rim", "digital", "multipoint", "electric"]);
export const lockType = z.strictObject({ name: title, description: anyText, drawing: lock });
const reasonDrawing = z.enum(["unharmed-car", "unharmed-door", "watch", "chip", "day-and-night", "shield"]);
const titleAndNote = z.strictObject({ title, note: ask });

export const servicePageContent = z.strictObject({
  kind: z.literal("service"),
  page,
  hero,
  cardsTitle: title,
  subject: field.subject,
  cards: list(serviceCard.extend({ message }), { min: 2, max: 6 }),
  reviewsTitle: title,
  brandsOrLocks: z.discriminatedUnion("kind", [
    titleAndNote.extend({ kind: z.literal("brands"), entries: list(text({ longestWord: 14 })) }),
    titleAndNote.extend({ kind: z.literal("locks"), entries: list(lockType) }),
  ]),
  emergency,
  questions,
  reasonsTitle: title,
  reasons: list(textBlock.extend({ drawing: reasonDrawing }), { min: 3, max: 4 }),
  photo: photo.optional(),
});

const pageContent = z.discriminatedUnion("kind", [homeContent, servicePageContent]);

const pageLink = z.strictObject({ name: anyText, to: field.link });
export const footer = z.strictObject({
  title,
  text: anyText,
  /** Beside the QR code. */
  codeText: anyText,
  services: list(pageLink, { min: 6, max: 12 }),
});

/** Schemas by the name of the export. */
const schemas = {
  business,
  messages,
  pages: z.object({ home: page, home24h: page, car: page, residential: page }).catchall(page),
  reviews,
  badges: list(z.strictObject({ value: anyText, spoken: anyText.optional(), label: anyText }), { min: 3, max: 3 }),
  footer,
  navigation: list(pageLink, { min: 1, max: 6 }).refine(
    (links) => links.map(({ name }) => name).join("").length <= 64,
    'tem mais de 64 letras ao todo: encurte o name de uma página. Exemplo: "Residencial".',
  ),
  anchors: z.record(z.string(), z.string()),
  additionalServices: list(additional, { min: 6, max: 12 }),
  doorSteps: list(textBlock, { min: 2, max: 5 }),
};

/**
 * @param content every export of app/content, by its name
 * @returns what is wrong in a file by itself, or if nothing is, what does not agree between files
 */
export function findIssues(content: Record<string, unknown>) {
  const issues = schemaFor(content).safeParse(content).error?.issues ?? [];
  return issues.length > 0 ? issues : faultsBetweenFiles(content as Content);
}

/** The content of a page is an export that pages.ts names, or that has a `page`: an owner may have deleted either. */
function schemaFor(content: Record<string, unknown>) {
  const isPage = (name: string) => name in Object(content.pages) || "page" in Object(content[name]);
  const pageNames = Object.keys(content).filter(isPage);
  return z.object({ ...schemas, ...Object.fromEntries(pageNames.map((name) => [name, pageContent])) });
}

/** Every export but the contents of pages. */
export type Content = z.infer<z.ZodObject<typeof schemas>>;
