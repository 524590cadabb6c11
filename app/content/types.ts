import type { LucideIcon } from "lucide-react";

/** A telephone number in E.164: "+", country code, subscriber number, no separators. */
export type E164 = `+${number}`;

/** A path of this site, without query or trailing slash. */
export type Path = `/${string}`;

/** Exactly `N` values: one more or one less does not compile. */
export type Exactly<N extends number, T, Found extends readonly T[] = []> = Found["length"] extends N
  ? Found
  : Exactly<N, T, readonly [...Found, T]>;

export interface Business {
  name: string;
  tagline: string;
  /** Absolute origin, without a trailing slash. */
  origin: string;
  phone: E164;
  whatsapp: E164;
  taxId: string;
  address: { street: string; district: string; city: string; state: string; country: string };
  serviceAreas: readonly [string];
  hours: string;
  payment: readonly string[];
  experienceYears: number;
  arrivalMinutes: number;
  /** What the owner still has to fill in, by field name. */
  placeholders: readonly string[];
}

/** What a WhatsApp chat opens with: one text a topic, at most 140 characters. */
export type MessageTopic = "urgent" | "automotive" | "home" | "company" | "emergency" | "reviews" | "serviceArea";

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
  /** ISO date of the last change of what the page says. */
  updated: `${number}-${number}-${number}`;
}

export interface Hero {
  title: string;
  /** The part of the title that the lamp lights. */
  highlight: string;
  lead: string;
  message: string;
}

/** The card gradients, each with white text at 4.5:1 along its whole length. */
export type Gradient = "car" | "home" | "company";

export interface ServiceCard<Features extends 3 | 5> {
  icon: LucideIcon;
  title: string;
  description: string;
  features: Exactly<Features, string>;
  message: string;
  buttonText: string;
  gradient: Gradient;
}

export interface TextBlock {
  title: string;
  text: string;
}

export interface EmergencyBanner extends TextBlock {
  buttonText: string;
}

export interface Review {
  name: string;
  /** Relative, as the source shows it: "há 2 semanas". */
  dateText: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  service: string;
  initials: string;
}

export interface ReviewSummary {
  label: string;
  rating: 5;
  count: number;
  source: string;
  list: Exactly<8, Review>;
}

export interface ServicesContent {
  title: string;
  lead: string;
  cards: Exactly<3, ServiceCard<5>>;
  additionalTitle: string;
  additional: Exactly<6, TextBlock>;
  /** What happens between the call and the open door, and what to have at hand. */
  steps?: { title: string; list: readonly TextBlock[]; atHandTitle: string; atHand: readonly string[] };
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

interface ServicePageShape {
  page: Page;
  hero: Hero;
  cardsTitle: string;
  cards: Exactly<4, ServiceCard<3>>;
  emergency: EmergencyBanner;
  reasonsTitle: string;
  reasons: Exactly<3, TextBlock>;
}

export interface CarContent extends ServicePageShape {
  kind: "car";
  brands: { title: string; note: string; list: Exactly<12, string> };
}

export interface LockType {
  name: string;
  description: string;
  /** The drawing on its tag. */
  drawing: "cylinder" | "tetra" | "rim" | "digital" | "multipoint" | "electric";
}

export interface ResidentialContent extends ServicePageShape {
  kind: "residential";
  locks: { title: string; note: string; list: Exactly<6, LockType> };
}

export type ServicePageContent = CarContent | ResidentialContent;
