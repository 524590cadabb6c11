/** A path of this site, without query or trailing slash. */
export type Path = `/${string}`;

/** Exactly `N` values: one more or one less does not compile. */
export type Exactly<N extends number, T, Found extends readonly T[] = []> = Found["length"] extends N
  ? Found
  : Exactly<N, T, readonly [...Found, T]>;

/** `N` values or more. */
export type AtLeast<N extends number, T> = readonly [...Exactly<N, T>, ...T[]];

export interface Business {
  name: string;
  /** Absolute origin of the published site. */
  origin: string;
  /** Numbers in E.164: "+", country code, area code, subscriber number, no separators. */
  phone: string;
  whatsapp: string;
  /** CNPJ, as it is written: 00.000.000/0000-00. */
  taxId: string;
  address: {
    street: string;
    district: string;
    city: string;
    state: string;
    country: string;
    /** CEP, such as 52020-000: search engines are told it when it is there. */
    postalCode?: string;
  };
  /** A file of public/ with the business's own logo, for search engines. */
  logo?: Path;
  /** Absolute URLs of the business's own profiles: Google, Instagram. */
  sameAs?: readonly string[];
  serviceAreas: AtLeast<1, string>;
  hours: string;
  payment: AtLeast<1, string>;
  experienceYears: number;
  arrivalMinutes: number;
  /** What the owner still has to fill in, by field name. */
  placeholders: readonly string[];
}

/** What a WhatsApp chat opens with: one text a topic, at most 140 characters. */
export type MessageTopic = Subject | "urgent" | "emergency" | "reviews" | "serviceArea";

/** A public page, as menus, breadcrumbs, metadata, sitemap and preview images name it. */
export interface Page {
  path: Path;
  /** In menus and breadcrumbs. */
  name: string;
  /** Of the browser's tab and of search results: 20–60 characters. */
  title: string;
  /** Of search results: 110–160 characters, naming Recife and the service. */
  description: string;
  /** For link previews: a title without the brand, about 80 characters of description, and the picture with its words. */
  preview: { title: string; description: string; image: Path; alt: string; words: string; highlight: string };
  /** What stands behind the keyhole, on the page and on its preview picture. */
  scene: SceneName;
  /** ISO date of the last change of what the page says. */
  updated: string;
}

/** The scenes that the keyhole can show. */
export type SceneName = (typeof sceneNames)[number];
export const sceneNames = ["dawn", "night", "car", "door"] as const;

/** The locks that are drawn as their owner sees them on the door. */
export type LockDrawingName = "cylinder" | "tetra" | "rim" | "digital" | "multipoint" | "electric";

/** The drawings that a card's head can show. */
export type CardDrawingName = "car" | "door" | "shutter" | "key" | LockDrawingName;

export interface Hero {
  title: string;
  /** The part of the title that the lamp lights. */
  highlight: string;
  lead: string;
  message: string;
}

/** Whose lock it is: what a card or a review speaks of. It gives a card its gradient. */
export type Subject = (typeof subjects)[number];
export const subjects = ["car", "house", "company"] as const;

export interface ServiceCard<Features extends readonly string[] = readonly string[]> {
  drawing: CardDrawingName;
  title: string;
  description: string;
  features: Features;
  message: string;
  buttonText: string;
  about: Subject;
  /** The page that says all about this service. */
  more?: { text: string; to: Path };
}

export interface TextBlock {
  title: string;
  text: string;
}

/** A link within text to a WhatsApp chat that opens with `message`. */
export interface ChatLinkContent {
  linkText: string;
  message: string;
}

/** A sentence, and the chat that answers it. */
export interface Ask extends ChatLinkContent {
  text: string;
}

export interface EmergencyBanner extends TextBlock {
  /** Where life is at risk: the part of `text` that calls the fire brigade (193). */
  call193?: string;
  message: string;
  buttonText: string;
}

export interface Review {
  name: string;
  /** Relative, as the source shows it: "há 2 semanas". */
  dateText: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  service: string;
  about: Subject;
}

export interface ReviewSummary {
  label: string;
  rating: 5;
  count: number;
  source: string;
  list: Exactly<8, Review>;
}

/** What happens between the call and the open door. */
export interface StepsContent {
  title: string;
  list: readonly TextBlock[];
  /** What to have at hand meanwhile. */
  atHand?: { title: string; list: readonly string[] };
  ask: Ask;
}

export interface ServicesContent {
  title: string;
  lead: string;
  cards: Exactly<3, ServiceCard<Exactly<5, string>>>;
  additionalTitle: string;
  additional: AtLeast<6, TextBlock & Partial<ChatLinkContent>>;
  steps: StepsContent;
  emergency: EmergencyBanner;
}

export interface ReviewsContent {
  title: string;
  banner: TextBlock & { buttonText: string };
}

export interface LocationContent {
  title: string;
  lead: string;
  hoursNote: string;
  areaTitle: string;
  areaNote: string;
  areaButtonText: string;
  requestTitle: string;
  requestButtonText: string;
  /** What people ask about nights, weekends and holidays. */
  questions?: { title: string; list: readonly TextBlock[] };
}

export interface HomeContent {
  page: Page;
  /** Screen-reader headings that name the sections in their order. */
  hiddenHeadings?: { title: string; sections: readonly string[] };
  hero: Hero;
  services: ServicesContent;
  reviews: ReviewsContent;
  location: LocationContent;
}

export interface LockType {
  name: string;
  description: string;
  /** The drawing on its plate. */
  drawing: LockDrawingName;
}

/** What a service page lists: names on number plates, or locks on the plates that are screwed to their doors. */
export type ServiceListContent = { title: string; note: Ask } & (
  | { look: "plates"; entries: AtLeast<1, string> }
  | { look: "locks"; entries: AtLeast<1, LockType> }
);

export interface ServicePageContent {
  page: Page;
  hero: Hero;
  cardsTitle: string;
  cards: Exactly<4, ServiceCard<Exactly<3, string>>>;
  /** Of the eight reviews, those about this. */
  reviews: { title: string; about: Subject };
  list: ServiceListContent;
  emergency: EmergencyBanner;
  reasonsTitle: string;
  reasons: Exactly<3, TextBlock>;
}
