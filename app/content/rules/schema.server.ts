import { z } from "zod";
import { issuesBetweenFiles } from "./between-files.server";
import * as field from "./fields.server";

/* Schemas of app/content. ../types.ts takes its types from them. docs/guia-do-dono.md lists the limits, and schema.test.ts compares both.
 * vite/ runs them, so no bundle contains zod: app/ imports only types from here, and `.server` enforces that. */

export const photo = z.strictObject({ file: field.photoFile, alt: field.text({ max: 120 }) });
const address = z.strictObject({
  /** A business without a shop leaves it out, as Google asks. */
  street: field.anyText.optional(),
  district: field.anyText,
  city: field.anyText,
  state: field.matching(/^[A-Z]{2}$/, "deve ter duas letras maiúsculas", '"PE"'),
  postalCode: field.matching(/^\d{5}-\d{3}$/, "deve ser um CEP com traço", '"52020-000"').optional(),
});
const area = z.strictObject({ preposition: z.enum(["em", "no", "na", "nos", "nas"]), name: field.anyText });

export const business = z.strictObject({
  // A longer name would wrap onto a third line in the header, beside a menu of the longest names.
  name: field.text({ max: 34, longestWord: 18 }),
  /** The name below the icon on a phone's home screen. */
  shortName: field.text({ max: 12, longestWord: 10 }).optional(),
  tagline: field.text({ max: 80 }).optional(),
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
  sameAs: field.list(field.https, { min: 0 }).optional(),
  reviewsUrl: field.https.optional(),
  googleAds: field.googleAds.optional(),
  /** Who comes to the door, for the ID tag on service pages. */
  locksmith: z
    .strictObject({ name: field.text({ max: 30, longestWord: 18 }), photo, vehicle: field.text({ max: 60 }) })
    .optional(),
  priceRange: field.anyText.optional(),
  openingDate: field.day.refine((day) => new Date(day) <= new Date(), "deve ser um dia que já foi.").optional(),
  /** The word before `district`: "bairro dos Aflitos". */
  districtPreposition: z.enum(["de", "do", "da", "dos", "das"]),
  serviceAreas: field.list(area),
  /** Shown to visitors. structured-data.ts tells search engines that the business is always open. */
  hours: field.anyText,
  payment: field.list(field.anyText),
  // The limit catches a year written by mistake.
  experienceYears: z.int().min(1).max(99),
  // At least 5, because home-24h.ts describes what happens within the first 3.
  arrivalMinutes: z.int().min(5).max(99),
});

/** What a first message is about. A card's subject is one of these topics. */
const topics = ["urgent", "car", "house", "company", "emergency", "reviews", "request", "serviceArea"] as const;
export const messages = z.record(z.enum(topics), field.message);

const words = field.text({ max: 45, longestWord: 12 });
/** For link previews. The preview image shows `words`, unless the owner's own image has none. `alt` describes what else it shows. */
const preview = z
  .strictObject({
    title: field.anyText,
    description: field.text({ min: 65, max: 90 }),
    alt: field.anyText,
    words: words.optional(),
    highlight: field.anyText.optional(),
  })
  .refine(
    ({ words = "", highlight = "" }) => words.includes(highlight),
    "highlight deve ser um pedaço de words, igualzinho.",
  );

export const page = z.strictObject({
  path: field.path,
  /** In the header, the menu and breadcrumbs. */
  name: field.text({ max: 20, longestWord: 18 }),
  /** In breadcrumbs and for search engines, if `name` is too short to make sense on its own. */
  fullName: field.anyText.optional(),
  /** One of `serviceAreas`, for a page about one city. */
  city: z.string().optional(),
  /** For search engines, which cut longer texts and replace shorter ones. */
  title: field.text({ min: 20, max: 72 }),
  description: field.text({ min: 110, max: 160 }),
  preview,
  /** First message of the chats that the hero, the location, the round button and the footer open. */
  message: field.message,
  scene: z.enum(["dawn", "night", "car", "door"]),
  updated: field.day,
});

// A dash splits the title into two parts, each on its own lines. Longer parts would push the buttons off a 360 × 640 phone.
const hasShortParts = (title: string) => title.split(" – ").every((part) => part.length <= 36);
export const hero = z
  .strictObject({
    title: field
      .text({ max: 75, longestWord: 14 })
      .refine(hasShortParts, 'tem mais de 36 letras: encurte. Exemplo: "Chaveiro no Recife".'),
    highlight: field.matching(/^\S+$/, "deve ser uma palavra só, sem espaço", '"automotivo"'),
    // With this length, both contacts still fit on a 360 × 640 phone.
    lead: field.text({ max: 140 }),
    /** A danger to life, and which number to call first. */
    danger: field.text({ max: 45 }).optional(),
  })
  .refine(({ title, highlight }) => title.includes(highlight), "highlight deve ser uma palavra de title, igualzinha.");

export const serviceCard = z.strictObject({
  id: field.anyText.optional(),
  drawing: z.enum(["car", "key", "ignition", "remote", "door", "cylinder", "guard", "oil", "shutter"]),
  title: field.title,
  description: field.anyText,
  features: field.list(field.anyText, { min: 2, max: 7 }),
  buttonText: field.title,
  more: z.strictObject({ text: field.anyText, to: field.link }).optional(),
});

const textBlock = z.strictObject({ title: field.title, text: field.anyText });
const chatLink = z.strictObject({ linkText: field.anyText, message: field.message });
const textWithChat = chatLink.extend({ text: field.anyText });
export const additional = textBlock.extend({ link: chatLink.optional() });
/** Label of the button that calls the fire brigade. */
const fireBrigadeText = field.matching(/\b193\b/, "deve dizer para onde liga", '"Chamar os Bombeiros: 193"');
export const emergency = textBlock.extend({
  fireBrigadeText: fireBrigadeText.optional(),
  message: field.message,
  buttonText: field.title,
});

/** When the step happens, shown instead of its number. */
const time = field.matching(/^\d{1,2}h\d{2}$/, "deve ser uma hora", '"3h02"');
const stepDrawing = z.enum(["phone", "answer", "lamp", "door"]);
const step = textBlock.extend({ drawing: stepDrawing, time: time.optional() });
const atHand = z.strictObject({ title: field.title, list: field.list(field.anyText) });
export const steps = z.strictObject({
  title: field.title,
  list: field.list(step, { min: 2, max: 6 }),
  atHand: atHand.optional(),
  ask: textWithChat,
});

const oneOrTwoLetters = /^([\p{L}\p{N}]\p{M}*){1,2}$/u;
/** The avatar of a customer whose name is an emoji. */
const oneEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u;
/** A customer's text, shown as is. */
const customersWords = field.matching(/\S/, "está vazio", "`Muito bom, resolveu.`");
/** Marks an invented review, or an invented rating and count of all reviews. A build for a public host refuses it. */
const sample = z.literal(true).optional();

export const review = z.strictObject({
  name: customersWords,
  /** For the avatar. */
  initials: field.matching(
    (value) => oneOrTwoLetters.test(value) || oneEmoji.test(value),
    "deve ter uma ou duas letras",
    '"AW"',
  ),
  /** The date as the source shows it, such as "há 2 meses". */
  dateText: field.anyText,
  rating: z.int().min(1).max(5),
  comment: customersWords,
  service: field.anyText,
  subject: field.subject,
  sample,
});
export const reviews = z
  .strictObject({
    label: field.anyText,
    /** The mean, with one decimal. */
    rating: z.number().min(1).max(5).multipleOf(0.1),
    count: z.int("deve ser um número inteiro, sem ponto: o site o põe. Exemplo: 1287.").max(999_999),
    source: field.anyText,
    sample,
    /** None, or enough to fill a row. */
    list: field.list(review, { min: 0, max: 8 }),
  })
  .refine(({ list }) => list.length === 0 || list.length > 2, "list tem menos de três: tire todas. Exemplo: list: [].")
  .refine(({ list, count }) => count >= list.length, "count deve contar ao menos as de list. Exemplo: 8.");

/** A step's drawing, or the city's, is beside the questions. The photo replaces it. */
const besideQuestions = { drawing: z.enum([...stepDrawing.options, "city"]), photo: photo.optional() };
export const questions = z.strictObject({ title: field.title, list: field.list(textBlock), ...besideQuestions });

export const homeContent = z.strictObject({
  kind: z.literal("home"),
  page,
  /** The location comes before the reviews. */
  isLocationFirst: z.boolean().optional(),
  /** Visually hidden headings, which name sections. */
  hiddenHeadings: z.strictObject({ title: field.anyText, sections: field.list(field.anyText) }).optional(),
  hero,
  services: z.strictObject({
    title: field.title,
    lead: field.anyText,
    cards: field.list(serviceCard.extend({ subject: field.subject, message: field.message.optional() }), {
      min: 2,
      max: 4,
    }),
    additionalTitle: field.title,
    steps,
    emergency,
  }),
  reviews: z.strictObject({ title: field.title, banner: textBlock.extend({ buttonText: field.title }) }),
  location: z.strictObject({
    title: field.title,
    lead: field.anyText,
    hoursNote: field.anyText,
    areaTitle: field.title,
    areaNote: field.anyText,
    areaButtonText: field.title,
    districts: z.strictObject({ title: field.title, list: field.list(field.anyText) }).optional(),
    requestTitle: field.title,
    requestText: field.anyText,
    requestButtonText: field.title,
    requestMessage: field.message,
  }),
  questions,
});

const lock = z.enum(["cylinder", "tetra", "rim", "digital", "multipoint", "electric"]);
export const lockType = z.strictObject({ name: field.title, description: field.anyText, drawing: lock });
const reasonDrawing = z.enum(["unharmed-car", "unharmed-door", "watch", "chip", "day-and-night", "shield"]);
const titleAndNote = z.strictObject({ title: field.title, note: textWithChat });
export const brands = titleAndNote.extend({ list: field.list(field.text({ longestWord: 14 })) });
export const locks = titleAndNote.extend({ list: field.list(lockType) });

export const servicePageContent = z.strictObject({
  kind: z.literal("service"),
  page,
  hero,
  cardsTitle: field.title,
  subject: field.subject,
  cards: field.list(serviceCard.extend({ message: field.message }), { min: 2, max: 6 }),
  reviewsTitle: field.title,
  brands: brands.optional(),
  locks: locks.optional(),
  emergency,
  questions,
  reasonsTitle: field.title,
  reasons: field.list(textBlock.extend({ drawing: reasonDrawing }), { min: 3, max: 4 }),
  photo: photo.optional(),
});

const pageContent = z.discriminatedUnion("kind", [homeContent, servicePageContent]);

const pageLink = z.strictObject({ name: field.anyText, to: field.link });
export const footer = z.strictObject({
  title: field.title,
  text: field.anyText,
  /** Beside the QR code. */
  codeText: field.anyText,
  /** `lang` is the language of a page that is not in Portuguese, such as `en`. */
  services: field.list(pageLink.extend({ lang: field.anyText.optional() }), { min: 6, max: 12 }),
});

/** Schemas by the name of the export. */
const schemas = {
  business,
  messages,
  pages: z.object({ home: page, home24h: page, car: page, residential: page }).catchall(page),
  reviews,
  badges: field.list(z.strictObject({ value: field.anyText, spoken: field.anyText.optional(), label: field.anyText }), {
    min: 3,
    max: 3,
  }),
  footer,
  navigation: field
    .list(pageLink, { min: 1, max: 6 })
    .refine(
      (links) => links.map(({ name }) => name).join("").length <= 64,
      'tem mais de 64 letras ao todo: encurte o name de uma página. Exemplo: "Residencial".',
    ),
  anchors: z.record(z.string(), z.string()),
  additionalServices: field.list(additional, { min: 6, max: 12 }),
  doorSteps: field.list(textBlock, { min: 2, max: 5 }),
};

/**
 * @param content every export of app/content, by its name
 * @returns the issues within files or, if there are none, the issues between files
 */
export function findIssues(content: Record<string, unknown>) {
  const issues = schemaFor(content).safeParse(content).error?.issues ?? [];
  return issues.length > 0 ? issues : issuesBetweenFiles(content as Content);
}

/** A page's content is an export that pages.ts names, or one that has a `page`: an owner may have deleted the entry or the field. */
function schemaFor(content: Record<string, unknown>) {
  const isNamed = (name: string) => name in Object(content.pages); // Object(undefined) is {}
  const hasPage = (name: string) => "page" in Object(content[name]);
  const pageNames = Object.keys(content).filter((name) => isNamed(name) || hasPage(name));
  return z.object({ ...schemas, ...Object.fromEntries(pageNames.map((name) => [name, pageContent])) });
}

/** Every export except the contents of pages. */
export type Content = z.infer<z.ZodObject<typeof schemas>>;
