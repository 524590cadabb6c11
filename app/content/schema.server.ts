import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

/*
 * Types and limits of everything in app/content, and the error messages for the owner. A message follows the name of its field
 * and ends in an example; zod's own Portuguese says what few owners will ever read. `.server` in the name: Remix
 * stops a build whose pages import more than types from here, so no browser gets zod.
 */
z.config(z.locales.pt());

/** A text that must match an expression. The next rule sees only a text that does. */
function form<T = string>(pattern: RegExp, sentence: string) {
  const error = ({ input }: { input?: unknown }) => hiddenSign(input) ?? sentence;
  return z.custom<T>((value) => typeof value === "string" && pattern.test(value), { error, abort: true });
}

/** @returns a sentence about a sign that looks like nothing or like another one, which comes with text copied from a chat or a PDF */
function hiddenSign(input: unknown): string | undefined {
  const [sign] = /[\p{Cf}\u00a0\u202f\u2010-\u2015]/u.exec(String(input)) ?? [];
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return (
    code &&
    `tem um sinal que não se vê ou parece outro (U+${code}): apague o texto entre as aspas e digite-o. Exemplo: um traço do teclado, "-".`
  );
}

function wholeNumber(least: number, most: number, example: number) {
  const sentence = `deve ser um número inteiro de ${least} a ${most}, sem aspas, ponto ou vírgula. Exemplo: ${example}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence);
}

function degrees(least: number, most: number, example: number) {
  const sentence = `deve ser um número do Brasil, de ${least} a ${most}, sem aspas, com ponto no lugar da vírgula. Exemplo: ${example}.`;
  return z.number(sentence).min(least, sentence).max(most, sentence);
}

/**
 * Plain text that is not empty. `word` is the most letters of a word: what fits one line of a screen 320 px wide in the field's
 * type size. White space and invisible signs, which come along with copied text, do no harm.
 */
function text({ fewest = 1, most = 2000, word = 26, example = "Abrimos a porta" } = {}) {
  const faultOf = (value: string): string | undefined => {
    if (value.trim() === "") return `está vazio: escreva o texto que falta. Exemplo: "${example}".`;
    if (/<\/?[a-z!]|&(\w+|#\w+);/i.test(value))
      return 'tem HTML, e só cabe texto: tire sinais como <b> e &amp;. Exemplo: "João & Maria".';
    if (/[{}]|\$[a-z]/i.test(value))
      return `tem um nome que o site não trocou: use crases no lugar das aspas, e o nome entre \${ e }. Exemplo: \`Em até \${arrival}\`.`;
    // A dash splits a headline into two tiers, each with its own lines.
    const length = Math.max(...value.split(" – ").map((tier) => [...tier].length));
    if (length > most)
      return `tem ${length} letras e cabem ${most}: encurte. Exemplo: "${value.slice(0, most + 1).replace(/\s+\S*$/, "")}".`;
    if (length < fewest) return `tem ${length} letras e precisa de ${fewest}: diga mais.`;
    const long = value.split(/[\s\u2010-\u2015-]+/).find((part) => [...part].length > word);
    if (long)
      return `tem uma palavra comprida demais para um celular pequeno, "${long}": cabem ${word} letras. Exemplo: "porta-malas" em vez de "portamalas".`;
  };
  return z
    .string(`deve ser um texto entre aspas. Exemplo: "${example}".`)
    .refine((value) => !faultOf(value), { error: ({ input }) => faultOf(String(input)), abort: true });
}

const sentence = text();
const title = text({ word: 18, example: "Abertura de carros" });
const buttonText = text({ word: 18, example: "Abrir meu carro" });
// WhatsApp shows 140 letters without scrolling.
const message = text({ most: 140, word: 140, example: "Olá! Preciso de um chaveiro. Estou em: " }).refine(
  (value) => !/[\u{10000}-\u{10ffff}]/u.test(value),
  'tem um emoji, que o WhatsApp do computador mostra como "�": apague-o. Exemplo: "Emergência! Estou em: ".',
);
const about = z.enum(["car", "house", "company"]);

function list<T extends z.ZodType>(entry: T, least = 1, most = 200) {
  const count = least === most ? least : `de ${least} a ${most}`;
  const error = ({ input }: { input?: unknown }) =>
    `deve ter ${count} na lista, e tem ${Object(input).length}. Exemplo: copie ou apague um dos vizinhos, inteiro.`;
  return z
    .array(entry, 'deve ser uma lista entre [ e ]. Exemplo: ["cartão", "PIX"].')
    .min(least, { error })
    .max(most, { error });
}

/** A rule about two fields of one object: the second must be a part of the first. */
function partOf<K extends string>(whole: K, part: K) {
  const isPart = (value: { [name in K]?: string }) => String(value[whole]).includes(value[part] ?? "");
  const path: PropertyKey[] = [part];
  const error = `deve ser um pedaço de ${whole}, igualzinho. Exemplo: "Recife", se em ${whole} está "Aqui no Recife".`;
  return [isPart, { path, error }] as const;
}

/** A path of this site, without query or trailing slash. */
const path = form<`/${string}`>(
  /^\/[a-z0-9-]*$/,
  'deve começar com barra e ter só letras minúsculas sem acento, números e hífens. Exemplo: "/chaveiro-24h-recife".',
);
/** The cities of `serviceAreas`, which content-check.ts writes here once it has read them. */
export const cities = new Set<string>();
/** Where links may lead, which content-check.ts writes here once it has read the pages and the names of their parts. */
export const targets = new Set<string>();
const link = z.custom<string>((to) => targets.has(String(to)), {
  error: () => {
    const found = (form: RegExp) => [...new Set([...targets].flatMap((to) => form.exec(to) ?? []))].join(", ");
    return `deve levar a uma página (${found(/^[^#]+$/)}), e no máximo a uma parte dela (${found(/#.+/)}). Exemplo: pages.car.path, sem aspas.`;
  },
});

const https = (example: string) =>
  form(/^https:\/\/[^…\s]+$/i, `deve ser um endereço inteiro, que começa com https://. Exemplo: "${example}".`);

const phone = form(
  /^\+55[1-9]{2}(9\d{8}|[2-5]\d{7})$/,
  'deve ser um número do Brasil com DDD, e não 0800 nem 4003: +55, DDD e número, sem espaço nem traço. Exemplo: "+5581987654321".',
);

const taxId = z.custom<string>((value) => isCnpj(String(value)), {
  error: ({ input }) =>
    hiddenSign(input) ??
    'deve ser um CNPJ, e não um CPF, com pontos, barra e traço, e todos os algarismos certos. Exemplo: "11.222.333/0001-81".',
});

const day = z.iso.date('deve ser um dia que existe: ano, mês e dia, com traços. Exemplo: "2026-11-30".');

const address = z.strictObject({
  /** Left out where customers never come, as Google asks of a business without a shop. */
  street: text({ example: "Rua do Exemplo, 24" }).optional(),
  district: text({ example: "Aflitos" }),
  city: text({ example: "Recife" }),
  state: form(/^[A-Z]{2}$/, 'deve ter duas letras maiúsculas. Exemplo: "PE".'),
  postalCode: form(/^\d{5}-\d{3}$/, 'deve ser um CEP com traço. Exemplo: "52020-000".').optional(),
});

const photo = z.strictObject({
  file: form(
    /^[\w.-]+\.(jpe?g|png|webp)$/i,
    'deve ser uma foto JPG da pasta photos/, com nome sem espaço nem acento; exporte como JPG a foto HEIC do iPhone. Exemplo: "equipe.jpg".',
  ).refine(
    (file) => existsSync(`app/photos/${file.replace(/\.\w+$/, "")}-480.jpg`),
    "deve estar na pasta photos/; depois, cole no terminal o exemplo, que a corta. Exemplo: npm run images.",
  ),
  alt: text({ most: 120, example: "O chaveiro Antônio ao lado da moto, de capacete na mão" }),
});

const business = z.strictObject({
  // A longer name would need a third line in the header.
  name: text({ most: 34, word: 18, example: "Chaveiro São Judas" }),
  /** The name where there is little room: in a phone's header and under the icon of its home screen. */
  shortName: text({ most: 12, word: 10, example: "São Judas" }).optional(),
  tagline: text({ most: 80, example: "Abrindo portas no Recife." }).optional(),
  /** Absolute origin of the published site: scheme, host and perhaps a port, no path, query or credentials. */
  origin: form(
    /^(https:\/\/[\p{L}\d_-]+(\.[\p{L}\d_-]+)*|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?\/?$/iu,
    'deve ser o endereço do site, que começa com https:// e para no nome, sem nada depois. Exemplo: "https://www.seudominio.com.br".',
  ),
  /** Numbers in E.164 (ITU-T): "+", country code, area code, subscriber number, no separators. */
  phone,
  whatsapp: phone,
  /** Whether callers without credit may call at the owner's cost. */
  takesCollectCalls: z.boolean().optional(),
  taxId,
  address,
  /** Where the door is, for search engines, in degrees. */
  geo: z.strictObject({ latitude: degrees(-34, 6, -8.0403), longitude: degrees(-74, -28, -34.8962) }).optional(),
  /** The business's own logo, a file of public/, for search engines. */
  logo: z
    .custom<`/${string}`>(
      (path) => /^\/[\w./-]+\.(png|jpe?g|svg|webp)$/.test(String(path)) && existsSync(`public${path}`),
      'deve ser o nome de uma imagem que está na pasta public/, com barra. Exemplo: "/logo.png".',
    )
    .optional(),
  /** Profiles of the business, such as Google and Instagram. */
  sameAs: list(https("https://www.instagram.com/seu.perfil"), 0).optional(),
  /** Where all reviews can be read. */
  reviewsUrl: https("https://g.page/r/seu-codigo").optional(),
  /** Who comes, for the badge on service pages. */
  team: z
    .strictObject({
      name: text({ most: 30, word: 18, example: "Antônio" }),
      photo,
      vehicle: text({ most: 60, example: "Moto azul, baú com a nossa fechadura" }),
    })
    .optional(),
  priceRange: text({ example: "R$ 80 a R$ 400" }).optional(),
  openingDate: day
    .refine((day) => new Date(day) <= new Date(), 'deve ser um dia que já foi. Exemplo: "2001-03-15".')
    .optional(),
  /** The word before the name: "bairro dos Aflitos", "no Recife". */
  districtPreposition: z.enum(["de", "do", "da", "dos", "das"]),
  serviceAreas: list(
    z.strictObject(
      { preposition: z.enum(["em", "no", "na", "nos", "nas"]), name: text({ example: "Recife" }) },
      'deve ser a cidade e a palavra que se diz antes dela. Exemplo: { preposition: "em", name: "Olinda" }.',
    ),
  ),
  hours: text({ example: "24 horas por dia" }),
  payment: list(text({ example: "PIX" })),
  // At most 99: an owner may write the year of the foundation instead.
  experienceYears: wholeNumber(1, 99, 25),
  arrivalMinutes: wholeNumber(1, 99, 20),
});

const messages = z.record(
  z.enum(["urgent", "car", "house", "company", "emergency", "reviews", "request", "serviceArea"]),
  message,
);

/** A public page, for menus, breadcrumbs, metadata, sitemap and preview pictures. */
const page = z.strictObject(
  {
    path,
    /** Text of the page's links in menus. */
    name: text({ most: 20, word: 18, example: "Automotivo" }),
    /** Text in breadcrumbs, where it differs from `name`. */
    fullName: text({ example: "Chaveiro automotivo" }).optional(),
    /** The city that the page is about, where it is not all of `serviceAreas`. */
    city: z
      .custom<string>(
        (city) => cities.has(String(city)),
        'deve ser uma cidade de serviceAreas, em business.ts, igualzinha. Exemplo: "Recife".',
      )
      .optional(),
    /** For the browser's tab and search results, which cut longer texts and replace shorter ones. */
    title: text({ fewest: 20, most: 72, example: "Chaveiro 24h no Recife: carro, casa e empresa" }),
    description: text({ fewest: 110, most: 160 }),
    /** For link previews. `words` are painted on the picture, which `alt` describes. */
    preview: z
      .strictObject({
        title: text({ example: "Ficou do lado de fora? Chaveiro 24h" }),
        description: text({ fewest: 65, most: 90 }),
        alt: text({ example: "Fechadura iluminada" }),
        words: text({ most: 45, word: 12, example: "A porta bateu? A gente abre" }),
        highlight: text({ example: "A gente abre" }),
      })
      .refine(...partOf("words", "highlight")),
    /** First words of the chat behind the first screen, the round button and the footer. */
    message,
    scene: z.enum(["dawn", "night", "car", "door"]),
    /** ISO date of the content's last change. */
    updated: day,
  },
  {
    error: ({ code }) =>
      code === "invalid_type" ? "deve ser uma página que está em pages.ts. Exemplo: page: pages.car," : undefined,
  },
);

const pages = z
  .object({ home: page, home24h: page, car: page, residential: page })
  .catchall(page)
  .superRefine((pages, context) => {
    // What stays the same when an owner copies a page.
    for (const key of ["path", "title", "fullName", "description", "preview"] as const)
      for (const [name, page] of Object.entries(pages)) {
        const [first] = Object.entries(pages).find(([, other]) => isDeepStrictEqual(other[key], page[key])) ?? [];
        const message = `é igual ao de ${first}, e cada página tem o seu. Exemplo: "/chaveiro-olinda" e "Chaveiro em Olinda".`;
        if (page[key] && first !== name) context.addIssue({ code: "custom", path: [name, key], message });
      }
  });

const hero = z
  .strictObject({
    title: text({ most: 36, word: 14, example: "Chaveiro automotivo no Recife" }),
    /** The word of the title in the lamp's colour. */
    highlight: form(/^\S+$/, 'deve ser uma palavra só, sem espaço. Exemplo: "automotivo".'),
    // With a lead of this length, the first screen of a phone 360 px wide holds both ways to call.
    lead: text({ most: 140, example: "Ficou do lado de fora? A gente chega em 20 minutos." }),
    /** A danger to life, and the number to call first. */
    danger: text({ most: 45, example: "Criança no carro? Ligue 193 (Bombeiros)." }).optional(),
  })
  .refine(...partOf("title", "highlight"));

const serviceCard = z.strictObject({
  /** The fragment of links that lead to this card. */
  id: text({ example: "chaves-codificadas" }).optional(),
  drawing: z.enum(["car", "key", "ignition", "remote", "door", "cylinder", "guard", "oil", "shutter"]),
  title,
  description: sentence,
  features: list(sentence),
  buttonText,
  more: z.strictObject({ text: sentence, to: link }).optional(),
});
const features = (count: number) => list(sentence, count, count);

const textBlock = z.strictObject({ title, text: sentence });
const chatLink = z.strictObject({ linkText: sentence, message });
/** A question, and a link to the chat that answers it. */
const ask = chatLink.extend({ text: sentence });

const emergency = textBlock.extend({
  /** What the button to the fire brigade (193) says. */
  call193: form(/\b193\b/, 'deve dizer o número para onde liga, 193. Exemplo: "Chamar os Bombeiros: 193".').optional(),
  message,
  buttonText,
});

const additional = textBlock.extend({ link: chatLink.optional() });

/** When a step happens, in place of its number. */
const time = form(/^\d{1,2}h\d{2}$/, 'deve ser uma hora. Exemplo: "3h02".');

const steps = z.strictObject({
  title,
  /** The drawings of app/illustrations/steps.svg: a call, its answer, somebody under a street lamp, the open door. */
  list: list(textBlock.extend({ drawing: z.enum(["phone", "answer", "lamp", "door"]), time: time.optional() }), 2, 6),
  /** Things that the visitor should have ready. */
  atHand: z.strictObject({ title, list: list(sentence) }).optional(),
  ask,
});

/** What a customer wrote, which is shown as it is. */
const customersWords = z
  .string("deve ser um texto entre aspas ou crases. Exemplo: `Muito bom, resolveu.`")
  .regex(/\S/, "está vazio: escreva o texto que falta. Exemplo: `Muito bom, resolveu.`");

const review = z.strictObject({
  name: customersWords,
  /** Relative date as the source shows it. */
  dateText: text({ example: "há 2 semanas" }),
  rating: wholeNumber(1, 5, 5),
  comment: customersWords,
  service: text({ example: "Abertura de porta" }),
  about,
});

const meanSentence = "deve ser a nota de 1 a 5, com ponto no lugar da vírgula e uma casa. Exemplo: 4.9.";
const reviews = z
  .strictObject({
    label: text({ example: "EXCELENTE" }),
    /** The mean that the source shows, with one decimal. */
    rating: z.number(meanSentence).min(1, meanSentence).max(5, meanSentence).multipleOf(0.1, meanSentence),
    // TypeScript reads 1.287, which a Brazilian may write for 1287, as a fraction.
    count: wholeNumber(0, 999_999, 1287),
    source: text({ example: "Google" }),
    /** None, and no page speaks of reviews; or so many that they fill a row. */
    list: list(review, 0, 8),
  })
  .refine(({ list }) => list.length === 0 || list.length > 2, {
    path: ["list"],
    error: "tem menos de três: espere a terceira, e até lá tire todas. Exemplo: list: [].",
  })
  .refine(({ list, count }) => count >= list.length, {
    path: ["count"],
    error: "deve contar ao menos as da lista. Exemplo: 8.",
  });

const questions = z.strictObject({ title, list: list(textBlock) });

const homeContent = z.strictObject({
  page,
  /** Visually hidden headings that name the sections in order. */
  hiddenHeadings: z.strictObject({ title: sentence, sections: list(sentence) }).optional(),
  hero,
  services: z.strictObject({
    title,
    lead: sentence,
    cards: list(serviceCard.extend({ features: features(5), about }), 3, 3),
    additionalTitle: title,
    steps,
    emergency,
  }),
  reviews: z.strictObject({ title, banner: textBlock.extend({ buttonText }) }),
  location: z.strictObject({
    title,
    lead: sentence,
    hoursNote: sentence,
    areaTitle: title,
    areaNote: sentence,
    areaButtonText: buttonText,
    districts: z.strictObject({ title, list: list(sentence) }).optional(),
    requestTitle: title,
    requestButtonText: buttonText,
    requestMessage: message,
  }),
  questions,
  photo: photo.optional(),
});

const lockType = z.strictObject({
  name: title,
  description: sentence,
  drawing: z.enum(["cylinder", "tetra", "rim", "digital", "multipoint", "electric"]),
});
const reason = textBlock.extend({
  drawing: z.enum(["unharmed-car", "unharmed-door", "watch", "chip", "day-and-night", "shield"]),
});
const serviceList = z.strictObject({ title, note: ask });

const servicePageContent = z.strictObject({
  page,
  hero,
  cardsTitle: title,
  /** The kind of customer that the page is about. */
  about,
  cards: list(serviceCard.extend({ features: features(3), message }), 4, 4),
  reviewsTitle: title,
  list: z.discriminatedUnion("look", [
    serviceList.extend({ look: z.literal("plates"), entries: list(text({ word: 14, example: "Fiat" })) }),
    serviceList.extend({ look: z.literal("locks"), entries: list(lockType) }),
  ]),
  emergency,
  questions,
  reasonsTitle: title,
  reasons: list(reason, 3, 3),
  photo: photo.optional(),
});

const pageLink = z.strictObject({ name: sentence, to: link });
const footer = z.strictObject({ title, text: sentence, code: sentence, services: list(pageLink, 6, 12) });

/** The schema of each export of app/content by its name. Exports with a `page` are the content of one. */
export const schemas = {
  business,
  messages,
  pages,
  reviews,
  badges: list(z.strictObject({ value: sentence, spoken: sentence.optional(), label: sentence }), 3, 3),
  footer,
  navigation: list(pageLink, 1, 6),
  anchors: z.record(z.string(), z.string().regex(/^[a-z-]+$/)),
  additionalServices: list(additional, 6, 12),
  doorSteps: list(textBlock, 3, 3),
  notFound: z.record(z.string(), sentence),
  failure: z.record(z.string(), sentence),
  offline: z.record(z.string(), sentence),
  districts: list(sentence),
  mapPlaces: list(z.strictObject({ name: sentence, x: z.int(), y: z.int(), isLeft: z.boolean().optional() })),
  homeContent,
  servicePageContent,
};

/** Receita Federal's rule for the alphanumeric CNPJ (IN RFB 2.229/2024); for a CNPJ of digits the old rule gives the same result. */
function isCnpj(taxId: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/.test(taxId)) return false;
  const values = Array.from(taxId.replace(/[./-]/g, ""), (character) => character.charCodeAt(0) - 48);
  // Modulo 11. From the right, the weights are 2 to 9, then 2 again.
  const sum = (length: number) =>
    values.slice(0, length).reduceRight((sum, value, index) => sum + value * (2 + ((length - 1 - index) % 8)), 0);
  const checkDigit = (length: number) => (sum(length) % 11 < 2 ? 0 : 11 - (sum(length) % 11));
  return [12, 13].every((length) => values[length] === checkDigit(length));
}

export type Path = z.infer<typeof path>;
export type Business = z.infer<typeof business>;
export type MessageTopic = keyof z.infer<typeof messages>;
export type Page = z.infer<typeof page>;
export type Subject = z.infer<typeof about>;
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
