// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { business } from "../../app/content/business";
import { tagline } from "../../app/content/claims";
import { maskPhone } from "../../app/content/contact-links";
import { messages } from "../../app/content/messages";
import { anchors } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";

/** Every source of the pages but the content: what stands there as a literal stays when the fact changes. */
const sources = readdirSync("app", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(join("app", "content")))
  .map((file) => [file, withoutComments(readFileSync(file, "utf8"))] as const);

const { address, arrivalMinutes, experienceYears } = business;

const facts: Record<string, string[]> = {
  "business.phone": [business.phone.slice(1), maskPhone(business.phone)],
  "business.whatsapp": [business.whatsapp.slice(1), maskPhone(business.whatsapp)],
  "business.origin": [business.origin, new URL(business.origin).host],
  "business.taxId": [business.taxId],
  "business.address": [address.street, address.district],
  "business.hours": [business.hours],
  "business.payment": business.payment.map((way) => `${way}`),
  "business.arrivalMinutes": [`${arrivalMinutes} min`],
  "business.experienceYears": [`${experienceYears} anos`],
  "business.name": [business.name],
  tagline: [tagline],
  "reviews.count": [`${reviews.count}`],
  "reviews.label and reviews.source": [reviews.label, reviews.source],
  anchors: Object.values(anchors).map((id) => `#${id}`),
  pages: Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => path !== "/"),
  messages: Object.values(messages).map((message) => message.trim()),
  "the year": [`${new Date().getFullYear()}`],
};

test.each(Object.entries(facts))("%s is written once, in app/content", (name, forms) => {
  for (const [file, source] of sources) {
    const found = forms.filter((form) => new RegExp(`(?<![\\w-])${escaped(form)}(?![\\w])`, "i").test(source));
    expect(found, `${file} must read ${name} from app/content`).toEqual([]);
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
