import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findIssues } from "~/content/rules/schema.server";
import { isPublicOrigin, samplesOf } from "../../vite/samples";
import { review } from "../tools/review";

const modules = import.meta.glob<object>("~/content/*.ts", { eager: true });
const own = Object.assign({}, ...Object.values(modules));
const eight = Array.from({ length: 8 }, () => ({ ...review }));
const content = Object.entries({ ...own, reviews: { ...own.reviews, count: 274, list: eight } });

/** @returns the issues after a field, such as "business.name", is set to a value; undefined deletes the field */
function issuesOf(field: string, value: unknown) {
  const data = content.filter(([, part]) => typeof part !== "function");
  const copy = Object.fromEntries(data.map(([name, part]) => [name, structuredClone(part)]));
  const keys = field.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((part, key) => Object(part)[key], copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  /** Keys are changed fields. Values are fields whose issues follow from the change and are left out. */
  const consequences: Record<string, string[]> = {
    path: ["to", "page"], // links to it, and its content
    serviceAreas: ["city"], // pages about a city that is gone
    cards: ["to", "title", "buttonText"], // links to a card that is gone, and copies of one card
  };
  return findIssues(copy).filter(({ path }) => !consequences[last]?.includes(String(path.at(-1))));
}

const word = (letters: number) => "a".repeat(letters);
const words = (letters: number) => `${"a ".repeat(letters).slice(0, letters - 1)}a`;
const link = { name: "Carro", to: "/" };
const longLink = { name: word(14), to: "/" };
const sixtyFour = [...Array(5).fill({ name: word(10), to: "/" }), longLink];
const ads = (id: string, conversion: string) => ({ id, conversion });
const at = (latitude: unknown, longitude: unknown) => ({ latitude, longitude });
/** Four lists: the shortest and the longest valid ones, one that is too short, and one that is too long. */
const lengths = (entry: unknown, min: number, max = min): [right: unknown[], wrong: unknown[]] => [
  [Array(min).fill(entry), Array(max).fill(entry)],
  [Array(min - 1).fill(entry), Array(max + 1).fill(entry)],
];
const block = { title: "a", text: "a" };
/** A card without its id, because only one card of a page may have that id. */
const cardOf = (cards: object[]) => ({ ...cards[0], id: undefined });
const photo = { file: "no.jpg", alt: "A equipe" };
const preview = (words: string) => ({ ...own.pages.car.preview, words, highlight: "a" });

const rules: [field: string, right: unknown[], wrong: unknown[]][] = [
  ["business.name", [words(34)], [words(35), word(19), " ", undefined]],
  ["business.shortName", [words(12), undefined], [words(13), word(11)]],
  ["business.tagline", [words(80)], [words(81), "{arrival}", "$arrival", "<b>a</b>", "&atilde;o"]],
  ["business.phone", ["+5581987654321", "+558133334444"], ["+5581", "+15551234567", "+5501900000000", "08001234567"]],
  ["business.phone", [], ["+55 81 98765-4321", "\u202a+5581987654321", "+5581\u2011987654321"]],
  ["business.whatsapp", ["+5581987654321"], ["+558198765432", "5581987654321", "+55819876543210"]],
  ["business.taxId", ["11.222.333/0001-81", "12.ABC.345/01DE-35"], ["11.222.333/0001-82", "111.444.777-35"]],
  ["business.origin", ["https://A.co/", "http://localhost:3000"], ["http://a.co", "https://a.co/b", "https://a,b"]],
  ["business.address.postalCode", ["52020-000", undefined], ["5202", "52020000"]],
  ["business.address.state", ["PE"], ["Pernambuco", "pe"]],
  ["business.geo", [at(-8.04, -34.9)], [at(-34.9, -34.9), at(-8.04, "-34.9")]],
  ["business.logo", ["/icon-512.png"], ["/logo", "icon-512.png", "/"]],
  ["business.sameAs", [["HTTPS://www.instagram.com/a/"]], [["http://a.com"], ["https://a.com/…"], "https://a.com"]],
  ["business.openingDate", ["2001-03-15"], ["2009", "2999-01-01", "2001-02-30"]],
  [
    "business.googleAds",
    [undefined, ads("AW-123456789", "AW-123456789/AbC-D_efG"), ads("AW-123456789", "AW-123456789/AbC-D")],
    [ads("G-ABC123", "G-ABC123/label"), {}, ads("AW-123456789", "AW-123456789")],
  ],
  ["business.googleAds", [], [ads("AW-123456789", "AW-987654321/AbC-D"), ads("AW-123456789", 'AW-123456789/"x')]],
  ["business.arrivalMinutes", [5, 99], [4, 7.5, "20", 100]],
  ["business.serviceAreas", [[{ preposition: "em", name: "Olinda" }]], [[], ["Recife"], [{ name: "Olinda" }]]],
  ["messages.car", [`${words(99)}\n Estou em: `, word(140)], [words(141), "🚨 Estou em: ", undefined]],
  ["navigation", [Array(6).fill(link), sixtyFour], [Array(7).fill(link), [...sixtyFour.slice(1), longLink], []]],
  ["navigation.0.to", ["/", "/#servicos", "/rota"], ["/rota#no", "/#no", "servicos", ""]],
  ["home.hero.title", [`24h – ${words(36)}`], [`24h – ${words(37)}`, `24h ${word(15)}`, "Sem destaque"]],
  ["home.hero.highlight", ["Recife"], ["7h", "24h em"]],
  ["home.hero.lead", ["João & Maria\n", words(140)], [words(141)]],
  ["home.services.cards.0.features", ...lengths("a", 2, 7)],
  ["car.cards.0.features", ...lengths("a", 2, 7)],
  ["home.services.cards", ...lengths(cardOf(own.home.services.cards), 2, 4)],
  ["car.cards", ...lengths(cardOf(own.car.cards), 2, 6)],
  ["car.reasons", ...lengths(own.car.reasons[0], 3, 4)],
  ["home.services.steps.list", ...lengths(own.home.services.steps.list[0], 2, 6)],
  ["badges", ...lengths({ value: "a", label: "a" }, 3)],
  ["doorSteps", ...lengths(block, 2, 5)],
  ["additionalServices", ...lengths(block, 6, 12)],
  ["footer.services", ...lengths(link, 6, 12)],
  ["car.hero.danger", [undefined, words(45)], [words(46)]],
  ["car.cardsTitle", [word(18)], [word(19)]],
  ["home.reviews.banner.text", [word(26)], [word(27)]],
  ["business.locksmith", [undefined], [{ name: "A", photo, vehicle: "Moto" }]],
  ["business.experienceYears", [1, 99], [0, 100, 1.5]],
  ["home24h.questions.photo", [undefined], [photo]],
  ["car.emergency.fireBrigadeText", [undefined, "Ligue 193"], ["190", "Bombeiros"]],
  ["car.brands.list.0", [word(14)], [word(15)]],
  ["additionalServices.5.link", [undefined], [{ linkText: "a" }]],
  ["pages.car.name", [words(20)], [words(21), own.pages.home.name]],
  ["pages.car.title", [words(20), words(72)], [words(19), words(73), own.pages.home.title]],
  ["pages.car.description", [words(110), words(160)], [words(109), words(161), own.pages.home.description]],
  ["pages.car.preview", [preview(words(45)), preview(word(12))], [preview(words(46)), preview(word(13))]],
  ["pages.car.preview", [], [own.pages.home.preview]],
  ["pages.car.preview.description", [words(65), words(90)], [words(64), words(91)]],
  ["pages.car.preview.highlight", [undefined], ["Avião"]],
  ["pages.car.preview", [{ ...own.pages.car.preview, words: undefined, highlight: undefined }], []],
  ["pages.car.city", [own.business.serviceAreas[0].name], ["Cidade de ninguém"]],
  ["pages.residential.path", ["/fora-do-ar"], ["/chaveiro 24h", "chaveiro", own.pages.home.path]],
  ["pages.car.updated", ["2026-11-30"], ["2026-02-30", "30/11/2026", undefined]],
  ["pages.car.scene", ["night"], ["nigth"]],
  ["reviews.rating", [1, 4.9, 5], [0, 5.1, 4.85, "4,9"]],
  ["reviews.count", [8, 999_999], [7, 1.287, Number.NaN]],
  ["reviews.list", [[], eight.slice(5)], [eight.slice(6), [...eight, review]]],
  ["reviews.list.0.rating", [1, 5], [4.5, 6, 0]],
  ["reviews.list.0.initials", ["A", "ÉB", "🔑"], ["", "Ana M", "ABC", "🔑🔑", undefined]],
  ["reviews.sample", [true, undefined], [false, "true"]],
  ["reviews.list.0.sample", [true, undefined], [false, "true"]],
  ["reviews.list.0.comment", [`${words(4096)} {R$ 10} <3 &amp; “João”\n\n 🙏🏽 `], [undefined, "\n", ""]],
];
const cases = (column: 1 | 2) => rules.flatMap((rule) => rule[column].map((value) => [rule[0], value] as const));

test.each(cases(1))("content: a valid %s is accepted", (field, value) => {
  expect(issuesOf(field, value)).toEqual([]);
});

test.each(cases(2))("content: a wrong %s is refused", (field, value) => {
  const places = issuesOf(field, value).map(({ path }) => path.join("."));
  expect(places).not.toEqual([]);
  expect(places.filter((place) => !field.startsWith(place) && !place.startsWith(field))).toEqual([]);
});

test.each([
  ["+55 81 98765-4321", "+5581987654321"],
  ["(81) 98765-4321", "+5581987654321"],
  ["081 98765 4321", "+5581987654321"],
  ["\u202a+5581987654321", "+5581987654321"],
  ["0055 81 3333-4444", "+558133334444"],
  [5581987654321, "+5581987654321"],
  ["(55) 3333-4444", "+555533334444"],
  // Only the owner knows which area code is missing, or which digit is wrong.
  ["98765-4321", "+5581900000000"],
  ["+55 3333-4444", "+5581900000000"],
  ["8198765-432", "+5581900000000"],
])("content: for the phone %j, the example is %s", (wrong, example) => {
  expect(issuesOf("business.phone", wrong)[0]?.message).toMatch(new RegExp(`Exemplo: "\\${example}"\\.$`));
});

test("content: name, photo and vehicle of the locksmith have their limits", () => {
  const issues = issuesOf("business.locksmith", { name: words(31), photo, vehicle: words(61) });
  expect(issues.map(({ path }) => path.slice(2).join("."))).toEqual(["name", "photo.file", "vehicle"]);
});

const owners = {
  ...own.business,
  phone: "+5581987654321",
  whatsapp: "+5581987654322",
  taxId: "11.222.333/0001-81",
  address: { street: "Rua Nova, 1" },
  googleAds: undefined,
};

test.each([
  [true, ["https://chaveiro.com.br", "http://192.0.2.7", "https://contest"]],
  [false, ["http://localhost:3000", "http://[::1]:3000", "https://a.example"]],
])("samples: origins are public, so that samples are refused: %s", (isReal, origins) => {
  expect(origins.filter((origin) => isPublicOrigin(origin) !== isReal)).toEqual([]);
});

test.each([
  ["phone", { phone: "+5581900000000" }],
  ["phone", { phone: "+5581900000001" }],
  ["whatsapp", { whatsapp: "+5581900000001" }],
  ["taxId", { taxId: "00.000.000/0000-00" }],
  ["street", { address: { street: "Rua do Exemplo, 24" } }],
  ["googleAds", { googleAds: { id: "AW-123456789", conversion: "AW-123456789/AbC-D_efG" } }],
])("samples: the sample %s is found, and an owner's own facts are not", (name, sample) => {
  expect(samplesOf({ ...owners, ...sample }, { list: [review] })).toEqual([name]);
});

test("samples: a review with `sample: true` is one, and so is the count if it is shown", () => {
  expect(samplesOf(owners, { list: [review, { ...review, sample: true }] })).toEqual(["reviews"]);
  expect(samplesOf(owners, { sample: true, list: [review] })).toEqual(["reviews"]);
  expect(samplesOf(owners, { sample: true, list: [] })).toEqual([]);
  expect(samplesOf(owners, { list: [review] })).toEqual([]);
});

test.each([
  ["a long text", "business.name", words(35), "tem 35 letras e cabem 34: "],
  ["a short text", "pages.car.description", word(9), / 9 letras e precisa de \d+: /],
  ["a long word", "business.name", word(19), ": cabem 18 letras."],
])("the sentence about %s says how many letters fit", (_what, field, value, sentence) => {
  expect(
    issuesOf(field, value)
      .map(({ message }) => message)
      .join("\n"),
  ).toMatch(sentence);
});

const guide = readFileSync("docs/guia-do-dono.md", "utf8");
const numerals = "zero um dois três quatro cinco seis sete oito nove dez onze doze".split(" ");
const numberOf = (text: string) => (numerals.includes(text) ? numerals.indexOf(text) : Number(text));
const listOf = (entry: unknown) => (count: number) => Array(count).fill(entry);
const additional = { title: "a", text: "a" };

test.each<[limits: RegExp, field: string, sized: (size: number) => unknown]>([
  [/`name`, até (?<max>\d+) letras/, "business.name", words],
  [/`shortName`, até (?<max>\d+) letras/, "business.shortName", words],
  [/`name` da página, até (?<max>\d+) letras/, "pages.car.name", words],
  [/`title`, de (?<min>\d+) a (?<max>\d+) letras/, "pages.car.title", words],
  [/`description`, de \d+ a (?<max>\d+)/, "pages.car.description", words],
  [/até (?<max>\d+) letras, sem emoji/, "messages.car", words],
  [/`arrivalMinutes: 20` \(de (?<min>\d+) a (?<max>\d+)\)/, "business.arrivalMinutes", (size) => size],
  [/`additionalServices` cabem de (?<min>\p{L}+) a (?<max>\p{L}+)/u, "additionalServices", listOf(additional)],
  [/`title` e `text` de cada um, de (?<min>\p{L}+) a (?<max>\p{L}+)/u, "doorSteps", listOf(block)],
  [/em `car.ts`.*? de (?<min>\p{L}+) a (?<max>\p{L}+) \|/u, "car.cards", listOf(cardOf(own.car.cards))],
  [
    /em `home.ts` e `home-24h.ts` \|.*? de (?<min>\p{L}+) a (?<max>\p{L}+) \|/u,
    "home.services.cards",
    listOf(cardOf(own.home.services.cards)),
  ],
  [/`features` \| de (?<min>\p{L}+) a (?<max>\p{L}+)/u, "car.cards.0.features", listOf("a")],
  [/`reasons` \| (?<min>\p{L}+) ou (?<max>\p{L}+)/u, "car.reasons", listOf(own.car.reasons[0])],
])("the limits that the guide gives the owner by %s match those of %s", (limits, field, sized) => {
  const { min, max = "" } = limits.exec(guide)?.groups ?? {};
  const [least, most] = [min ?? max, max].map(numberOf) as [number, number];
  for (const size of [least, most]) expect(issuesOf(field, sized(size)), String(size)).toEqual([]);
  for (const size of min ? [least - 1, most + 1] : [most + 1])
    expect(issuesOf(field, sized(size)), String(size)).not.toEqual([]);
});
