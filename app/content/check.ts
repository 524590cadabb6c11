import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { isRealOrigin, placeholdersOf, shippedFacts } from "./placeholders";
import { type Business, type HomeContent, type Page, type ReviewSummary, schemas } from "./schema";

/**
 * The files to check, in this order, and the export of each. A file comes before those that import it, so that an error names
 * the file to change.
 */
const FILES: Record<string, keyof typeof schemas | undefined> = {
  "business.ts": "business",
  "messages.ts": "messages",
  "claims.ts": undefined,
  "pages.ts": "pages",
  "navigation.ts": "navigation",
  "home-services.ts": "additionalServices",
  "reviews.ts": "reviews",
  "badges.ts": "badges",
  "footer.ts": "footerServices",
};
const NOT_CONTENT = new Set(["check.ts", "schema.ts", "site-url.ts", "placeholders.ts"]);
const FOLDER = "app/content";

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./{check,schema,site-url}.ts"]);

/**
 * The origin to build for, without a trailing slash. Importing this module checks every file of app/content. When a file has
 * faults, the import throws an Error in Portuguese with a line for each: file, line, field, what is wrong, an example.
 * The check runs at the top level, because Vite's `runnerImport` closes its runner after the import.
 */
export const origin = await checkContent(process.env.SITE_URL || undefined);

async function checkContent(siteUrl: string | undefined): Promise<string> {
  const found = readdirSync(FOLDER).filter((name) => !name.startsWith("."));
  const contents: Record<string, Record<string, unknown>> = {};
  for (const name of new Set([...Object.keys(FILES), ...found])) {
    if (NOT_CONTENT.has(name)) continue;
    contents[name] = await load(name, found);
    refuse(name, faultsIn(contents[name], FILES[name]));
  }
  const { business } = contents["business.ts"] as { business: Business };
  const { pages } = contents["pages.ts"] as { pages: Record<string, Page> };
  const { reviews } = contents["reviews.ts"] as { reviews: ReviewSummary };
  const { anchors } = contents["navigation.ts"] as { anchors: Record<string, string> };
  refuse("business.ts", filesOf(business));
  refuse(
    "pages.ts",
    Object.entries(pages).flatMap(([name, page]) => faultsOfPage(name, page, business, contents)),
  );
  const paths = Object.values(pages).map(({ path }) => path);
  for (const [name, content] of Object.entries(contents))
    refuse(name, [...linksIn(content, paths, Object.values(anchors)), ...photosIn(content)]);
  tellOfMap(business, contents["map-places.ts"]?.mapPlaces as { name: string }[] | undefined);
  return originOf(business, reviews, siteUrl);
}

/** Warns of a district that is not on the map. The build goes on, and the map has no lamp. */
function tellOfMap({ address: { district } }: Business, places: { name: string }[] = []): void {
  if (places.length === 0 || places.some(({ name }) => name === district)) return;
  const known = places.map(({ name }) => name).join(", ");
  console.warn(
    `Aviso: ${FOLDER}/business.ts: o mapa não tem lugar para o bairro "${district}", e fica sem a lâmpada. Lugares que ele tem: ${known}.`,
  );
}

/** A fault: keys that lead to the field, what is wrong, and what the file has. */
interface Fault {
  path: readonly PropertyKey[];
  sentence: string;
  found?: unknown;
}

/** Imports a file of app/content, or says why it cannot be read. */
async function load(name: string, found: readonly string[]): Promise<Record<string, unknown>> {
  if (!found.includes(name))
    throw new Error(`${FOLDER}: falta o arquivo ${name}. Exemplo: "${name}.txt" deve ser "${name}".`);
  if (!name.endsWith(".ts"))
    throw new Error(`${FOLDER}/${name}: o nome deve acabar em .ts. Exemplo: "${name.replace(/\..*/, "")}.ts".`);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(`${FOLDER}/${name}`));
  } catch {
    throw new Error(
      `${FOLDER}/${name}: salve como UTF-8. Exemplo: no Bloco de Notas, “Salvar como”, “Codificação: UTF-8”.`,
    );
  }
  try {
    return (await modules[`./${name}`]?.()) ?? {};
  } catch (error) {
    throw new Error(describeError(name, error as Error));
  }
}

/** @returns what is wrong with a file that is no TypeScript, or whose names lead nowhere */
function describeError(name: string, error: Error & { errors?: { location?: { line: number; lineText: string } }[] }) {
  const location = error.errors?.[0]?.location;
  if (location) {
    const here = location.lineText.trim();
    return `${FOLDER}/${name}, linha ${location.line}: falta ou sobra uma aspa, crase, vírgula ou chave nesta linha ou na de cima${here && `: «${here}»`}. Exemplo: ${/\d,\d/.test(here) ? "um número com ponto, 4.9" : 'title: "A gente abre",'} – Corrija só isto e confira de novo.`;
  }
  const [, file = `${FOLDER}/${name}`, line] = /(app\/content\/[\w.-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  const where = line ? `${file}, linha ${line}` : file;
  const [, unknown] = /^(\w+) is not defined/.exec(error.message) ?? [];
  if (unknown) return `${where}: usa o nome ${unknown}, que não existe: confira letra por letra. Exemplo: \${arrival}.`;
  const [, lost] = /reading '(\w+)'/.exec(error.message) ?? [];
  if (lost)
    return `${where}: usa o ${lost} de algo que foi apagado ou mudou de nome: ponha de volta. Exemplo: pages.car.path precisa de "car" em pages.ts.`;
  return `${where}: não dá para ler este arquivo (${error.message}). Exemplo: veja como são as linhas vizinhas.`;
}

/** @returns the faults of a module's exports, against the schema of each */
function faultsIn(content: Record<string, unknown>, required?: string): Fault[] {
  if (required && !(required in content))
    return [
      {
        path: [],
        sentence: `não tem mais o nome ${required}: ponha-o de volta. Exemplo: export const ${required} = …`,
      },
    ];
  return Object.keys(content).flatMap((name) => {
    const value = content[name];
    const schema = schemaFor(name, value);
    // The name of a file's only export is left out of the message.
    if (schema) return faultsAgainst(schema, value, name === required || "page" in Object(value) ? [] : [name]);
    return leaves(value, [name]).flatMap(({ path, found }) => faultsAgainst(schemas.sentence, found, path));
  });
}

function schemaFor(name: string, value: unknown): z.ZodType | undefined {
  if (name !== "sentence" && name in schemas) return schemas[name as keyof typeof schemas];
  if (typeof value !== "object" || value === null || !("page" in value)) return undefined;
  return "services" in value ? schemas.homeContent : schemas.servicePageContent;
}

function faultsAgainst(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): Fault[] {
  const { error } = schema.safeParse(value, { error: sentenceFor });
  return (error?.issues ?? []).map((issue) => ({
    path: [...path, ...issue.path],
    sentence: issue.message,
    found: issue.path.reduce<unknown>((part, key) => Object(part)[key], value),
  }));
}

/** @returns the sentence for a fault that zod itself finds */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "unrecognized_keys")
    return `tem um campo que o site não conhece: ${issue.keys.join(", ")}. Confira o nome, ou apague-o. Exemplo: title, e não titulo.`;
  if (issue.code === "invalid_value") {
    const values = issue.values.map((value) => JSON.stringify(value));
    return `deve ser ${values.length > 1 ? "um destes" : "isto"}: ${values.join(", ")}. Exemplo: ${values[0]}.`;
  }
  if (issue.code === "invalid_union") return 'deve dizer look: "plates" ou "locks". Exemplo: look: "plates".';
  if (issue.code === "invalid_type" && issue.expected === "array")
    return 'deve ser uma lista entre [ e ]. Exemplo: ["cartão", "PIX"].';
  if (issue.code === "invalid_type" && issue.expected === "string")
    return "deve ser um texto entre aspas, ou um endereço do site. Exemplo: pages.car.path.";
  return "deve ser um grupo entre { e }, como os vizinhos. Exemplo: copie um vizinho inteiro e troque as palavras.";
}

/** @returns every text and number within a value */
function leaves(value: unknown, path: readonly PropertyKey[]): { path: readonly PropertyKey[]; found: unknown }[] {
  if (typeof value === "string") return [{ path, found: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** @returns the links `to` that lead to no page, or to no section */
function linksIn(content: unknown, paths: readonly string[], ids: readonly string[]): Fault[] {
  const sentence = `deve levar a uma página (${paths.join(", ")}), e no máximo a uma parte dela (#${ids.join(", #")}). Exemplo: pages.car.path, sem aspas.`;
  return leaves(content, []).flatMap(({ path, found }) => {
    const [page = "", id] = String(found).split("#");
    const leads = paths.includes(page) && (id === undefined || ids.includes(id));
    return path.at(-1) !== "to" || leads ? [] : [{ path, sentence, found }];
  });
}

/** @returns the photographs that `npm run images` has not cut yet */
function photosIn(content: object): Fault[] {
  const photos = Object.values(content).flatMap((value: Partial<HomeContent> | undefined) => value?.photo ?? []);
  const sentence =
    "deve estar na pasta photos/; depois, cole no terminal o exemplo, que a corta. Exemplo: npm run images.";
  return photos
    .filter(({ file }) => !existsSync(`public/photos/${file.replace(/\.\w+$/, "")}-480.jpg`))
    .map(({ file }) => ({ path: ["photo", "file"], found: file, sentence }));
}

function filesOf({ logo }: Business): Fault[] {
  if (!logo || existsSync(`public${logo}`)) return [];
  return [
    {
      path: ["logo"],
      found: logo,
      sentence: `não está na pasta public/: ponha lá a imagem, com este nome. Exemplo: public/logo.png.`,
    },
  ];
}

function faultsOfPage(
  name: string,
  { path, city, preview }: Page,
  { serviceAreas }: Business,
  contents: Record<string, Record<string, unknown>>,
): Fault[] {
  const faults: Fault[] = [];
  const about = Object.values(contents)
    .flatMap(Object.values)
    .filter((value): value is HomeContent => "page" in Object(value));
  if (!about.some(({ page }) => page.path === path))
    faults.push({
      path: [name],
      sentence: `não tem conteúdo: falta um arquivo com page: pages.${name}. Exemplo: copie car.ts.`,
    });
  if (city && !serviceAreas.some((area) => area.name === city))
    faults.push({
      path: [name, "city"],
      found: city,
      sentence: `deve estar em serviceAreas, em business.ts. Exemplo: serviceAreas: [{ preposition: "em", name: "${city}" }].`,
    });
  if (!existsSync(`public${preview.image}`))
    faults.push({
      path: [name, "preview", "image"],
      found: preview.image,
      sentence: "ainda não está em public/: cole no terminal o exemplo, que a desenha. Exemplo: npm run images.",
    });
  return faults;
}

/** @returns the origin to build for, when the facts may be published there */
function originOf(business: Business, reviews: ReviewSummary, siteUrl: string | undefined): string {
  const { success } = schemas.business.shape.origin.safeParse(siteUrl ?? business.origin);
  if (!success)
    throw new Error(
      `SITE_URL deve começar com https:// e parar no nome do site, e está ${JSON.stringify(siteUrl)}. Exemplo: https://www.seudominio.com.br.`,
    );
  const { origin, hostname } = new URL(siteUrl ?? business.origin);
  const forgotten = shippedFacts(business, reviews.list).filter(
    (name) => !business.placeholders.includes(name) && !(siteUrl && name.startsWith("origin")),
  );
  if (forgotten.length > 0)
    refuse("business.ts", [
      {
        path: ["placeholders"],
        sentence: `já não diz ${quoted(forgotten)}, mas isto ainda é o que veio de exemplo: troque-o, ou devolva o nome à lista. Exemplo: placeholders: [${quoted(forgotten)}].`,
      },
    ]);
  if (!isRealOrigin(origin)) return origin;
  if (origin.startsWith("http:"))
    throw new Error(`O endereço ${origin} deve começar com https://. Exemplo: https://${hostname}.`);
  const invented = placeholdersOf(business, origin);
  if (invented.length > 0)
    refuse("business.ts", [
      {
        path: ["placeholders"],
        sentence: `ainda tem ${quoted(invented)}, e ${origin} é um endereço de verdade: troque cada um pelo seu e apague o nome da lista. Exemplo: placeholders: [].`,
      },
    ]);
  return origin;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}

/** @throws Error with one line for each fault of a file */
function refuse(name: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
  const sentences = faults.map(({ path, sentence, found }) => {
    const field = path.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key))).join(", ");
    const line = lineOf(lines, path, found);
    const missing =
      found === undefined && path.length > 0 && !/^(não tem|já não|ainda tem)/.test(sentence) ? "está faltando: " : "";
    const shown =
      typeof found === "object" || found === undefined
        ? ""
        : ` No arquivo está ${typeof found === "string" ? JSON.stringify(found) : String(found)}.`;
    return `${FOLDER}/${name}${line ? `, linha ${line}` : ""}: ${field || "o arquivo"} ${missing}${sentence}${shown}`;
  });
  throw new Error([...new Set(sentences)].join("\n"));
}

/** @returns the number of the one line that has the value or, else, names the field */
function lineOf(lines: readonly string[], path: readonly PropertyKey[], found: unknown): number | undefined {
  const field = path.findLast((key) => typeof key === "string");
  const numbersOf = (test: (line: string) => boolean) =>
    lines.flatMap((line, index) => (test(line) ? [index + 1] : []));
  const withValue = typeof found === "string" && found !== "" ? numbersOf((line) => line.includes(found)) : [];
  const named =
    withValue.length === 1 ? withValue : numbersOf((line) => new RegExp(`\\b${String(field)}\\b.*:`).test(line));
  return named.length === 1 ? named[0] : undefined;
}
