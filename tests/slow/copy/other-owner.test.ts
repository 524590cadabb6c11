import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect as expectPage } from "@playwright/test";
import { expect, inject, test } from "vitest";
import { photoWidths } from "~/components/photo";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import { reviews } from "~/content/reviews";
import { formatPhone } from "~/utils/contact-links";
import { openSite, textOf } from "../../tools/open-site";
import { run } from "../../tools/run-node";
import { other } from "./other-owner";
import { startCopy } from "./start-copy";

const folder = inject("copy");
const { newPage } = await startCopy();
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
  const facts = [taxId, new URL(origin).host, name, hours, payment.join(" ou ")];
  if (address.street) facts.push(address.street);
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

test.each([360, 768, 1440])("at %d px a browser takes the smallest photograph that fills its place", async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } });
  for (const path of [pages.home.path, pages.car.path]) {
    await page.goto(path);
    const photos = page.locator("main picture img");
    for (const photo of await photos.all()) await photo.evaluate((image) => image.scrollIntoView());
    await expectPage
      .poll(() => photos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
      .toBe(true);
    const taken = await photos.evaluateAll((all) =>
      all.map((one) => ({
        place: one.clientWidth,
        file: Number(/-(\d+)-/.exec((one as HTMLImageElement).currentSrc)?.[1]),
      })),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const { place, file } of taken)
      expect(file, `${path}: ${place} px`).toBe(photoWidths.find((one) => one >= place));
  }
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
