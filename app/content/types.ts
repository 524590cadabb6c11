/** A path of this site, without query or trailing slash. */
export type Path = `/${string}`;

/** A list of exactly `N` values. */
export type Exactly<N extends number, T, Found extends readonly T[] = []> = Found["length"] extends N
  ? Found
  : Exactly<N, T, readonly [...Found, T]>;

/** A list of `N` values or more. */
export type AtLeast<N extends number, T> = readonly [...Exactly<N, T>, ...T[]];

export interface Business {
  name: string;
  /** Absolute origin of the published site. */
  origin: string;
  /** Numbers in E.164: "+", country code, area code, subscriber number, no separators. */
  phone: string;
  whatsapp: string;
  /** CNPJ, such as 00.000.000/0000-00. */
  taxId: string;
  address: {
    street: string;
    district: string;
    city: string;
    state: string;
    country: string;
    /** CEP, such as 52020-000, for search engines. */
    postalCode?: string;
  };
  /** The business's own logo, a file of public/, for search engines. */
  logo?: Path;
  /** Absolute https URLs of the business's profiles, such as Google and Instagram. */
  sameAs?: readonly string[];
  serviceAreas: AtLeast<1, string>;
  hours: string;
  payment: AtLeast<1, string>;
  experienceYears: number;
  arrivalMinutes: number;
  /** Names of the facts that the owner still has to fill in. */
  placeholders: readonly string[];
}

export type MessageTopic = Subject | "urgent" | "emergency" | "reviews" | "request" | "serviceArea";

/** A public page, for menus, breadcrumbs, metadata, sitemap and preview pictures. */
export interface Page {
  path: Path;
  /** Text of the page's links in menus. */
  name: string;
  /** Text in breadcrumbs, where it differs from `name`. */
  fullName?: string;
  /** For the browser's tab and search results: 20–72 characters. */
  title: string;
  /** For search results: 110–160 characters that name Recife and the service. */
  description: string;
  /** For link previews. `description` has 65–90 characters; `words` are painted on `image`. */
  preview: { title: string; description: string; image: Path; alt: string; words: string; highlight: string };
  /** First words of the chat behind the first screen, the round button and the footer. */
  message: string;
  scene: SceneName;
  /** ISO date of the content's last change. */
  updated: string;
}

export type SceneName = (typeof sceneNames)[number];
export const sceneNames = ["dawn", "night", "car", "door"] as const;

export type LockDrawingName = "cylinder" | "tetra" | "rim" | "digital" | "multipoint" | "electric";

export type CardDrawingName =
  | ("car" | "key" | "ignition" | "remote")
  | ("door" | "cylinder" | "digital" | "hinge")
  | "shutter";

export interface Hero {
  title: string;
  /** The part of the title in the lamp's colour. */
  highlight: string;
  lead: string;
}

/** The kind of customer that a card or a review is about. */
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
  more?: { text: string; to: Path };
}

export interface TextBlock {
  title: string;
  text: string;
}

export interface ChatLinkContent {
  linkText: string;
  message: string;
}

/** A question, and a link to the chat that answers it. */
export interface Ask extends ChatLinkContent {
  text: string;
}

export interface EmergencyBanner extends TextBlock {
  /** The part of `text` that links to the fire brigade (193). */
  call193?: string;
  message: string;
  buttonText: string;
}

export interface Review {
  name: string;
  /** Relative date as the source shows it, such as "há 2 semanas". */
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

/** A view of app/illustrations/steps.svg: a call, its answer, somebody under a street lamp, the open door. */
export type StepDrawingName = "phone" | "answer" | "lamp" | "door";

export interface StepsContent {
  title: string;
  list: readonly (TextBlock & { drawing: StepDrawingName })[];
  /** Things that the visitor should have ready. */
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
  requestMessage: string;
}

export interface QuestionsContent {
  title: string;
  list: readonly TextBlock[];
}

export interface HomeContent {
  page: Page;
  /** Visually hidden headings that name the sections in order. */
  hiddenHeadings?: { title: string; sections: readonly string[] };
  hero: Hero;
  services: ServicesContent;
  reviews: ReviewsContent;
  location: LocationContent;
  questions: QuestionsContent;
}

export interface LockType {
  name: string;
  description: string;
  drawing: LockDrawingName;
}

export type ServiceListContent = { title: string; note: Ask } & (
  | { look: "plates"; entries: AtLeast<1, string> }
  | { look: "locks"; entries: AtLeast<1, LockType> }
);

export interface ServicePageContent {
  page: Page;
  hero: Hero;
  cardsTitle: string;
  cards: Exactly<4, ServiceCard<Exactly<3, string>>>;
  reviews: { title: string; about: Subject };
  list: ServiceListContent;
  emergency: EmergencyBanner;
  questions: QuestionsContent;
  reasonsTitle: string;
  reasons: Exactly<3, TextBlock>;
}
