import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { photoWidths } from "~/components/photo";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import { reviews } from "~/content/reviews";
import type { Business } from "~/content/types";
import { formatPhone } from "~/utils/contact-links";
import { cropPhoto } from "../../scripts/lib/photos.mjs";
import { buildCopy } from "../tools/built-copy";
import { openSite, textOf } from "../tools/open-site";
import { review } from "../tools/review";
import { run } from "../tools/run-node";

/** Another owner's facts, with every optional field and with characters that HTML escapes. */
const other: Business = {
  name: "Chaves&copy e Fechaduras da Torre.",
  shortName: "Chave&copy",
  tagline: "De pai para filho, de porta em porta, há três gerações de chaveiros da família.",
  origin: "https://www.outra-casa.example",
  phone: "+5521987650001",
  whatsapp: "+5521987650002",
  takesCollectCalls: true,
  taxId: "12.ABC.345/01DE-35",
  address: { street: "Beco 7", district: "Glória", city: "Niterói", state: "RJ", postalCode: "20000-123" },
  districtPreposition: "da",
  serviceAreas: (["Niterói", "Maricá"] as const).map((name) => ({ preposition: "em", name })),
  hours: "Sem fechar nunca",
  payment: ["boleto", "dinheiro"],
  // Allowed, and different from the owner's.
  experienceYears: (business.experienceYears % 98) + 1,
  arrivalMinutes: (business.arrivalMinutes % 95) + 5,
  logo: "/icon-512.png",
  sameAs: ["https://www.instagram.com/outra.casa"],
  geo: { latitude: -22.9, longitude: -43.2 },
  reviewsUrl: "https://g.page/r/outra-casa",
  priceRange: "R$ 80 a R$ 400",
  openingDate: "2024-02-29",
  googleAds: { id: "AW-123456789", conversion: "AW-123456789/AbC-D_efG" },
  locksmith: { name: "Zeferino", photo: { file: "equipe.jpg", alt: "Zeferino na moto" }, vehicle: "Moto roxa" },
};

/** All about cars, so that the page about houses has none. */
const otherReviews = { ...reviews, rating: 4.9, count: 1532, list: [review, review, review] };

/** Adds the number of the ambulance to each running text, which then has to be a link: tests/documents looks for it. */
const addNumber = `
function addNumber(part: any) {
  if ("to" in part) return;
  for (const [key, value] of Object.entries(part)) {
    if (Object(value) === value && key !== "page") addNumber(value);
    if (/^(text|lead|description|hoursNote|areaNote|requestText)$/.test(key)) part[key] += " Ligue 192 (SAMU).";
  }
}`;

/** @returns a content file's text with a photo in one of its groups, and with the number in each text */
function withPhotoAndNumber(file: string, name: string, group = name) {
  const text = readFileSync(`app/content/${file}`, "utf8");
  const photo = `{ file: "equipe.jpg", alt: "A equipe diante da loja" }`;
  return `${text}\n${group}.photo = ${photo};\n${addNumber}\naddNumber(${name});`;
}

const picture = sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#777" } });
const photos = await cropPhoto(await picture.jpeg().toBuffer(), "equipe.jpg", photoWidths);
const added = {
  "../content/business.ts": `export const business = ${JSON.stringify(other)};`,
  "../content/reviews.ts": `export const reviews = ${JSON.stringify(otherReviews)};`,
  "../content/pages.ts": `${readFileSync("app/content/pages.ts", "utf8")}\nfor (const page of Object.values(pages)) delete page.city;`,
  "../content/car.ts": withPhotoAndNumber("car.ts", "car"),
  "../content/home.ts": withPhotoAndNumber("home.ts", "home", "home.questions"),
  "../content/home-24h.ts": withPhotoAndNumber("home-24h.ts", "home24h", "home24h.questions"),
  ...Object.fromEntries(photos.map(([name, content]) => [`../cropped-photos/${name}`, content])),
};
const folder = await buildCopy(added, "tests", "scripts", "vitest.config.ts");
afterAll(() => rmSync(folder, { recursive: true }));
const site = await openSite(folder);

test("the checks of links, texts and metadata hold for another owner's pages", async () => {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "documents", "--reporter", "dot"];
  const { code, out, err } = await run(vitest, { cwd: folder, env: { NODE_ENV: "test", SITE_URL: "" } });
  expect([code, code && out + err]).toEqual([0, 0]);
});

test("no fact of business.ts is written anywhere else", async () => {
  const assets = join(folder, "build/client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const paths = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/fora-do-ar"];
  const answers = await Promise.all(paths.map(async (path) => (await site.ask(path)).text()));
  const documents = site.screens.map(({ html }) => html);
  const texts = [...scripts.map((name) => readFileSync(join(assets, name), "utf8")), ...answers, ...documents].join();
  const { phone, whatsapp, taxId, origin, name, hours, address, payment, experienceYears, arrivalMinutes } = business;
  const numbers = [phone, whatsapp].flatMap((number) => [number.slice(3), formatPhone(number).slice(5)]);
  const facts = [taxId, new URL(origin).host, name, hours, address.street ?? taxId, payment.join(" ou ")];
  facts.push(`${address.city} – ${address.state}`);
  const counts = [`${experienceYears} anos`, `${arrivalMinutes} min`, `${reviews.count} avaliações`];
  expect([...numbers, ...facts, ...counts].filter((fact) => texts.includes(fact))).toEqual([]);
});

test.each(Object.values(pages))("another owner's $path has every fact in its text", ({ path }) => {
  const footer = textOf(site.documentOf(path).querySelector("footer"));
  const legal = "Chaves&copy e Fechaduras da Torre. CNPJ 12.ABC.345/01DE-35";
  const place = ["Beco 7", "Glória", "Niterói", "RJ"];
  for (const fact of ["(21) 98765-0001", "(21) 98765-0002", other.hours, other.tagline, legal, ...place])
    expect(footer).toContain(fact);
  const text = textOf(site.documentOf(path).body);
  const numbers = [`${other.experienceYears} anos`, `${other.arrivalMinutes} minutos`];
  for (const fact of [...numbers, "1.532 avaliações", "boleto e dinheiro"]) expect(text).toContain(fact);
});

test("the home page has the mean, the link to all reviews, and the areas", () => {
  const home = site.documentOf(pages.home.path);
  expect(textOf(home.querySelector("main a[href='#avaliacoes']"))).toContain("4,9");
  for (const places of ["em Niterói e em Maricá", "de Niterói e de Maricá", "bairro da Glória"])
    expect(textOf(home.body)).toContain(places);
  const section = home.getElementById("avaliacoes");
  expect(section?.querySelector("svg[role='img']")?.getAttribute("aria-label")).toContain("4,9 de 5");
  expect(section?.querySelector('a[href="https://g.page/r/outra-casa"]')).not.toBeNull();
});

test.each([pages.home.path, pages.home24h.path, pages.car.path])("%s has the owner's photograph", (path) => {
  const photo = site.documentOf(path).querySelector('main img[alt="A equipe diante da loja"]');
  const addresses = photo?.getAttribute("srcset")?.split(", ") ?? [];
  const widths = addresses.map((address) => /equipe\.jpg-(\d+)-.+\.jpg \1w$/.exec(address)?.[1]);
  expect(widths).toEqual(["480", "960", "1440"]);
});

test("a page about houses has the locksmith, and no reviews when all are about cars", () => {
  const house = site.documentOf(pages.residential.path);
  expect(house.getElementById("avaliacoes")).toBeNull();
  expect(textOf(house.querySelector("main"))).toContain("Zeferino Moto roxa");
});

test("another owner's offline notice offers collect calls", () => {
  const notice = textOf(site.documentOf(pages.home.path).getElementById("offline-notice"));
  expect(notice).toBe("Sem internet agora. Ligue: (21) 98765-0001 Sem crédito? Ligue a cobrar.");
});
