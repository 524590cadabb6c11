import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { photoWidths } from "../../app/components/photo";
import { business } from "../../app/content/business";
import { tagline as ownTagline } from "../../app/content/claims";
import { anchors } from "../../app/content/navigation";
import { offline } from "../../app/content/notices";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import type { Business } from "../../app/content/schema.server";
import { maskPhone, whatsappHref } from "../../app/formats/contact-links";
import { counted, joined } from "../../app/formats/words";
import { buildCopy } from "../tools/built-copy";
import { openSite, textOf } from "../tools/open-site";
import { run } from "../tools/run-node";

const read = (name: string) => readFileSync(`app/content/${name}`, "utf8");
const sentences = readdirSync("app/content")
  .filter((name) => !/business|claims|schema/.test(name))
  .map((name) => read(name).replace(/\/\*.*?\*\//gs, ""))
  .join();

const LETTERS = "abcdefghijklmnopqrstuvwxyzaABCDEFGHIJKLMNOPQRSTUVWXYZA";
/** A sentence at its limit has no room for longer words: these are as long. */
const disguised = (words: string) =>
  words.replace(/\p{L}/gu, (letter) => LETTERS[LETTERS.indexOf(letter.normalize("NFD").charAt(0)) + 1] ?? letter);
/** The words of 1 are the shortest. */
const another = (number: number) => (number === 1 ? 1 : number % 10 === 9 ? number - 1 : number + 1);
const elsewhere = (phone: string) => phone.replace(/(?<=^\+55)\d/, (digit) => String((Number(digit) % 9) + 1));
/** The most that fits on the site or, where sentences hold the fact, what is as long as the owner's. */
const most = <T>(fact: T, said: RegExp, asLong: T) => (said.test(sentences) ? asLong : fact);

/** Another owner's facts, with every optional one. */
const other: Business = {
  logo: "/icon-512.png",
  sameAs: ["https://www.instagram.com/outra.casa"],
  geo: { latitude: -22.9, longitude: -43.2 },
  reviewsUrl: "https://g.page/r/outra-casa",
  priceRange: "R$ 80 a R$ 400",
  openingDate: "2024-02-29",
  takesCollectCalls: true,
  team: { name: "Bouojp Cfafssb", photo: { file: "equipe.jpg", alt: "Bouojp" }, vehicle: "Npup bavm" },
  ...business,
  // A sign that means something in HTML, and a full stop of the name's own.
  name: most("Chaves&copy e Fechaduras da Torre.", /business\.name/, disguised(business.name)),
  shortName: disguised(business.shortName ?? "Outra Casa"),
  tagline: disguised(ownTagline).slice(0, 80),
  origin: "https://www.outra-casa.example",
  phone: elsewhere(business.phone),
  whatsapp: elsewhere(business.whatsapp),
  taxId: "12.ABC.345/01DE-35",
  address: {
    street: disguised(business.address.street ?? "Rua Nova, 1"),
    district: disguised(business.address.district),
    city: disguised(business.address.city),
    state: "RJ",
    postalCode: "20000-123",
  },
  serviceAreas: business.serviceAreas.map(({ preposition, name }) => ({ preposition, name: disguised(name) })),
  hours: disguised(business.hours),
  payment: business.payment.map(disguised),
  experienceYears: another(business.experienceYears),
  arrivalMinutes: another(business.arrivalMinutes),
};
const { shortName, tagline, team, sameAs, geo, reviewsUrl, priceRange, openingDate } = other;

const review = { name: "Ana", dateText: "há 2 dias", rating: 5, comment: "", service: "Chave", about: "car" } as const;
/** Two reviews of 80 words side by side; three reviews at least. */
const long = "Abriram o portão sem arranhar nada e ainda ensinaram a usar a chave nova. ".repeat(6).trim();
const otherReviews = {
  ...reviews,
  rating: most(4.9, /reviews\.rating/, Number.isInteger(reviews.rating) ? 4 : 4.9),
  count: most(1532, /reviewCount|reviews\.count/, another(reviews.count)),
  list: (reviews.list.length > 0 ? reviews.list : Array(3).fill(review)).map((review, index) => ({
    ...review,
    comment: index < 2 ? long : "Abriram a porta.",
  })),
};
const mean = otherReviews.rating.toFixed(1).replace(".", ",");

/** The facts that every page says. */
const wordsOf = ({ name, hours, payment, arrivalMinutes, experienceYears }: Business, { count } = reviews) => [
  ...[name.replace(/\.$/, ""), hours, joined(payment, "e"), counted(experienceYears, "ano")],
  ...[counted(arrivalMinutes, "minuto"), `${arrivalMinutes} min`, `${count.toLocaleString("pt-BR")} avaliações`],
];

let folder: string;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  vi.stubEnv("SITE_URL", "");
  const photo = JSON.stringify({ file: "equipe.jpg", alt: "A equipe diante da loja" });
  folder = await buildCopy(
    {
      "../content/business.ts": `export const business = ${JSON.stringify(other)};`,
      "../content/reviews.ts": `export const reviews = ${JSON.stringify(otherReviews)};`,
      "../content/car.ts": `${read("car.ts")}car.photo = ${photo};`,
      "../content/home.ts": `${read("home.ts")}home.photo = ${photo};`,
      ...(await photoFiles()),
    },
    ...["tests", "scripts", "playwright.config.ts", "Dockerfile"],
  );
  site = await openSite(folder);
}, 300_000);

afterAll(() => folder && rmSync(folder, { recursive: true }));

test("a build with another owner's facts has none of the old ones", async () => {
  const files = readdirSync(join(folder, "build"), { recursive: true, encoding: "utf8" })
    .filter((name) => /^(client.*\.(js|txt)|.*\.html)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, "build", name), "utf8")] as const);
  const answers = ["/sitemap.xml", "/robots.txt"].map(
    async (path) => [path, await (await site.ask(path)).text()] as const,
  );
  const texts = [...files, ...(await Promise.all(answers)), ...site.screens.map(({ path, html }) => [path, html])];

  const { phone, whatsapp, taxId, origin, address, payment } = business;
  const numbers = [phone, whatsapp].flatMap((number) => [number.slice(1), maskPhone(number)]);
  // The owner's sentences and the new facts may say the same words.
  const kept = [sentences, ...wordsOf(other, otherReviews)].join();
  const facts = [
    ...numbers,
    taxId,
    new URL(origin).host,
    address.street ?? taxId,
    joined(payment, "ou"),
    ...wordsOf(business),
  ];
  for (const fact of facts.filter((fact) => !says(kept, fact)))
    expect(
      texts.filter(([, text = ""]) => says(text, fact)).map(([where]) => where),
      `"${fact}" must come from app/content`,
    ).toEqual([]);
});

describe.each(Object.values(pages).map(({ path }) => path))("with other facts, %s", (path) => {
  test("shows them", () => {
    const document = site.documentOf(path);
    const footer = textOf(document.querySelector(".foot"));
    const { street, district, city, state } = other.address;
    for (const fact of [
      maskPhone(other.phone),
      maskPhone(other.whatsapp),
      other.hours,
      street ?? "",
      district,
      city,
      state,
    ])
      expect(footer).toContain(fact);
    expect(footer, "one full stop").toContain(`${other.name.replace(/\.$/, "")}. CNPJ ${other.taxId}`);
    const text = textOf(document.body);
    for (const fact of wordsOf(other, otherReviews)) expect(text).toContain(fact);
    if (document.getElementById(anchors.location))
      for (const { name } of other.serviceAreas) expect(text).toContain(name);
    const urls = document.head.querySelectorAll("link[rel=canonical], [property='og:url'], [property='og:image']");
    expect(urls.length).toBe(3);
    for (const { outerHTML } of urls) expect(outerHTML).toContain(`"${other.origin}/`);
  });

  test("tells them to search engines", () => {
    const json = site.documentOf(path).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
    const { street, district, city: addressLocality, state: addressRegion, postalCode } = other.address;
    const streetAddress = `${street}, ${district}`;
    expect(graph.find((node) => node["@type"] === "Locksmith")).toMatchObject({
      name: other.name,
      slogan: tagline,
      url: `${other.origin}/`,
      logo: other.origin + other.logo,
      sameAs,
      geo: { "@type": "GeoCoordinates", ...geo },
      priceRange,
      foundingDate: openingDate,
      telephone: other.phone,
      address: { streetAddress, addressLocality, addressRegion, addressCountry: "BR", postalCode },
      areaServed: other.serviceAreas.map(({ name }) => ({ "@type": "City", name })),
      paymentAccepted: other.payment.join(", "),
    });
  });
});

test("optional facts are where a visitor looks for them", () => {
  const home = site.documentOf(pages.home.path);
  expect(home.querySelector(`header a [data-name="${shortName}"]`)).not.toBeNull();
  expect(textOf(home.querySelector(".foot"))).toContain(tagline);
  const main = site.documentOf(pages.car.path).querySelector("main");
  for (const fact of [team?.name, team?.vehicle]) expect(textOf(main)).toContain(fact);
  expect(main?.querySelector(`img[alt="${team?.photo.alt}"]`)).not.toBeNull();
  expect(textOf(home.querySelector(".hero"))).toContain(mean);
  expect(textOf(home.getElementById("offline-notice"))).toContain(offline.collect);
  const section = home.getElementById(anchors.reviews);
  expect(textOf(section)).toContain(mean);
  expect(section?.querySelector("svg[role='img']")?.getAttribute("aria-label")).toContain(`${mean} de 5`);
  expect(section?.querySelector(`a[href="${reviewsUrl}"]`)).not.toBeNull();
  expect(section?.querySelectorAll("details").length, "a switch for each long review").toBe(2);
});

// The checks of every page, on pages that are as full as an owner can make them.
test("a browser shows this owner's pages whole, in colours that can be read, and by the keyboard", async () => {
  const { code, out } = await run(["node_modules/@playwright/test/cli.js", "test", "--grep", "@owner"], {
    cwd: folder,
  });
  expect([code, code === 0 ? "" : out]).toEqual([0, ""]);
});

test("the last-resort page has the name and both ways to call, and loads nothing", () => {
  const html = readFileSync(join(folder, "build/last-resort.html"), "utf8");
  const { document } = new JSDOM(html).window;
  expect(document.title).toContain(maskPhone(other.phone));
  expect(document.documentElement.textContent).toContain(other.name);
  const hrefs = Array.from(document.querySelectorAll("a"), ({ href }) => href);
  expect(hrefs).toContain(`tel:${other.phone}`);
  expect(hrefs).toContainEqual(expect.stringContaining(whatsappHref(other.whatsapp, "")));
  expect(document.querySelector("link, script, [src]")).toBeNull();
  const style = document.querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(document.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain(`style-src 'sha256-${hash}'`);
});

/** @returns the photograph in each size and format that a page may ask for, as `npm run images` writes it */
async function photoFiles(): Promise<Record<string, Buffer>> {
  const grey = { width: 480, height: 600, channels: 3, background: "#777" } as const;
  const files = photoWidths.map(async (width) => {
    const photo = sharp({ create: grey }).resize(width);
    const name = `../photos/equipe-${width}`;
    return { [`${name}.webp`]: await photo.webp().toBuffer(), [`${name}.jpg`]: await photo.jpeg().toBuffer() };
  });
  return Object.assign({}, ...(await Promise.all(files)));
}

/** @returns whether a text has these words whole */
function says(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "u").test(text);
}
