import { sceneNames, subjects } from "./types";

/** Fewest and most characters of texts that have limited room. */
const LENGTH = {
  // WhatsApp shows this much without scrolling.
  message: [1, 140],
  // With such a lead, the first screen of a phone 360 px wide holds both ways to call.
  lead: [1, 140],
  heroTitle: [1, 36],
  // Search results and link previews cut longer texts and replace shorter ones.
  title: [20, 72],
  description: [110, 160],
  preview: [65, 90],
  // A longer name needs a third line in the header.
  businessName: [1, 34],
} as const;

/** Most letters of a word that fits one line of a screen 320 px wide, by the field's type size. */
const WORD_LENGTH = { heroTitle: 14, title: 18, text: 26 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffd]/;

/** Characters without width, which come along with copied text. The joiner inside an emoji is allowed. */
const INVISIBLE =
  /[\u00ad\u200b\u200c\u200e\u200f\u2060-\u2064\ufeff]|(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d/u;

const MAY_BE_EMPTY = new Set<string | undefined>(["placeholders", "sameAs"]);

/**
 * Checks that every text is plain, not empty and fits a small phone, and that every highlight, date, scene, subject and
 * rating is valid.
 *
 * @param file the name of the content in the message, such as `app/content/car.ts`
 * @param content any exported value
 * @throws Error with one sentence that names file and field.
 */
export function checkContent(file: string, content: unknown): void {
  checkValue(content, []);

  function checkValue(value: unknown, path: readonly string[]): void {
    if (typeof value === "string") checkText(value, path);
    else if (typeof value === "object" && value !== null) {
      if (Array.isArray(value) && value.length === 0 && !MAY_BE_EMPTY.has(path.at(-1)))
        throw fault(path, "must not be empty");
      checkParts(value as Record<string, unknown>, path);
      for (const [field, inner] of Object.entries(value)) checkValue(inner, [...path, field]);
    }
  }

  function checkText(text: string, path: readonly string[]): void {
    const field = path.at(-1) ?? "";
    if (text.trim() === "") throw fault(path, "must not be empty");
    if (CONTROL.test(text) || INVISIBLE.test(text)) {
      throw fault(path, "must be one line without control characters and others that are not seen", text);
    }
    if (/<\/?[a-z!]|&(\w+|#\w+);/i.test(text)) throw fault(path, "must be plain text without HTML", text);
    if (field === "updated" && !isDay(text)) throw fault(path, "must be a day such as 2026-11-30", text);
    // Only the year is compared: a build machine's clock may be months late.
    const year = Number(text.slice(0, 4));
    if (field === "updated" && (year < 2020 || year > new Date().getFullYear() + 1)) {
      throw fault(path, "must be a day since 2020 and at most one year ahead", text);
    }
    if (field === "path" && !/^\/[a-z0-9-]*$/.test(text)) {
      throw fault(path, "must be of small letters, digits and hyphens, such as /chaveiro-24h-recife", text);
    }
    if (/[{}]|\$[a-z]/i.test(text) && field !== "comment")
      throw fault(path, "must be plain text, and each brace of a name in it needs the other", text);
    const [fewest, most] = lengthLimits(path);
    // A dash splits a headline into two tiers, each with its own lines.
    const tiers = isHeroTitle(path) ? text.split(" – ") : [text];
    const length = Math.max(...tiers.map((tier) => [...tier].length));
    if (length > most) throw fault(path, `must have at most ${most} characters, but has ${length}`);
    if (length < fewest) throw fault(path, `must have at least ${fewest} characters, but has ${length}`);
    // A message may end in a space, because the visitor continues it.
    const spaced = isMessage(path) ? text.replace(/ $/, "") : text;
    if (/^\s|\s\s|\s$/.test(spaced)) {
      const ends = isMessage(path) ? "start" : "start or end";
      throw fault(path, `must have no space at its ${ends}, and no two side by side`, text);
    }
    if (isMessage(path) && text.endsWith(":")) throw fault(path, "must have a space after the colon at its end", text);
    if (!isMessage(path) && !/^(\/|https?:)/i.test(text)) {
      const letters = wordLimit(path);
      const word = text.split(/[\s\u2010-\u2015-]+/).find((word) => [...word].length > letters);
      if (word) throw fault(path, `has a word too long for a small phone (${letters} letters fit)`, word);
    }
  }

  function checkParts(value: Record<string, unknown>, path: readonly string[]): void {
    const { title, words, name, text, highlight, call193, about, rating } = value;
    const highlighted = words ?? title;
    if (typeof highlight === "string" && typeof highlighted === "string" && !highlighted.includes(highlight)) {
      throw fault([...path, "highlight"], `must be a part of ${JSON.stringify(highlighted)}`, highlight);
    }
    if (typeof call193 === "string" && typeof text === "string" && !text.includes(call193)) {
      throw fault([...path, "call193"], `must be a part of ${JSON.stringify(text)}`, call193);
    }
    if (typeof call193 === "string" && !/\b193\b/.test(call193)) {
      throw fault([...path, "call193"], "must name the number that it calls, 193", call193);
    }
    if ("scene" in value && !("updated" in value)) {
      throw fault([...path, "updated"], "must be a day such as 2026-11-30");
    }
    if ("scene" in value && !sceneNames.some((scene) => scene === value.scene)) {
      throw fault([...path, "scene"], `must be one of ${sceneNames.join(", ")}`, value.scene);
    }
    if ("about" in value && !subjects.some((subject) => subject === about)) {
      throw fault([...path, "about"], `must be one of ${subjects.join(", ")}`, about);
    }
    if ("comment" in value && "rating" in value && ![1, 2, 3, 4, 5].includes(rating as number)) {
      throw fault([...path, "rating"], "must be a whole number of stars, from 1 to 5", rating);
    }
    if ("linkText" in value && typeof value.message !== "string") {
      throw fault([...path, "message"], "must not be empty where there is a linkText");
    }
    if ("comment" in value && (typeof name !== "string" || !/\p{L}/u.test(name))) {
      throw fault([...path, "name"], "must be the name of who wrote the review", name);
    }
    // TypeScript reads 1.287, which a Brazilian may write for 1287, as a fraction.
    const shown = Array.isArray(value.list) ? value.list.length : 1;
    if ("count" in value && !(Number.isInteger(value.count) && Number(value.count) >= shown)) {
      throw fault([...path, "count"], `must be a whole number from ${shown}, without a point`, value.count);
    }
  }

  function fault(path: readonly string[], rule: string, found?: unknown): Error {
    return contentError(file, path, rule, found);
  }
}

/**
 * @param path keys that lead to the field, such as ["cards", "0", "title"]
 * @returns an Error whose one sentence names file and field
 */
export function contentError(file: string, path: readonly string[], rule: string, found?: unknown): Error {
  const field = path.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index > 0 ? `.${part}` : part)).join("");
  const but = found === undefined ? "" : `, but is ${formatValue(found)}`;
  return new Error(`${file}: ${field} ${rule}${rule.startsWith("has") ? `: ${formatValue(found)}` : but}.`);
}

/** @returns the value as a source file has it. `JSON.stringify` would turn NaN into null. */
export function formatValue(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

function isMessage(path: readonly string[]): boolean {
  return /[mM]essage$/.test(path.at(-1) ?? "") || path[0] === "messages";
}

function isHeroTitle(path: readonly string[]): boolean {
  return path.at(-1) === "title" && path.at(-2) === "hero";
}

function lengthLimits(path: readonly string[]): readonly [fewest: number, most: number] {
  const [field, parent] = [path.at(-1), path.at(-2)];
  if (isMessage(path)) return LENGTH.message;
  if (parent === "hero" && field === "lead") return LENGTH.lead;
  if (isHeroTitle(path)) return LENGTH.heroTitle;
  const isOfPage = path[0] === "pages" && path.length === 3;
  if (isOfPage && field === "title") return LENGTH.title;
  if (isOfPage && field === "description") return LENGTH.description;
  if (parent === "preview" && field === "description") return LENGTH.preview;
  if (parent === "business" && field === "name") return LENGTH.businessName;
  return [1, Number.POSITIVE_INFINITY];
}

function wordLimit(path: readonly string[]): number {
  if (isHeroTitle(path)) return WORD_LENGTH.heroTitle;
  return /(title|buttonText)$/i.test(path.at(-1) ?? "") ? WORD_LENGTH.title : WORD_LENGTH.text;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}
