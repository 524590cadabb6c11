import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { type Business, type HomeContent, type Page, type ReviewSummary, schemas } from "../content/schema";
import { isRealOrigin, placeholdersOf, shippedFacts } from "./placeholders";

/**
 * The files to check, in this order, and the export of each. A file comes before those that import it, so that an error names
 * the file to change.
 */
const FILES: Record<string, keyof typeof schemas | undefined> = {
  "business.ts": "business",
  "messages.ts": "messages",
  "reviews.ts": "reviews",
  "claims.ts": undefined,
  "pages.ts": "pages",
  "navigation.ts": "navigation",
  "home-services.ts": "additionalServices",
  "badges.ts": "badges",
  "footer.ts": "footer",
};
const FOLDER = "app/content";

type Module = Record<string, unknown>;
type Contents = Record<string, Module>;

/** The keys that lead to a field, from the name of the export on, and what is wrong with the field. */
type Fault = Pick<z.core.$ZodIssue, "path" | "message">;

const modules = import.meta.glob<Module>("../content/*.ts");

/**
 * The origin to build for, without a trailing slash. Importing this module checks every file of app/content. When a file has
 * faults, the import throws an Error in Portuguese with a line for each: file, line, field, what is wrong, an example.
 * The check runs at the top level, because Vite's `runnerImport` closes its runner after the import.
 */
export const origin = await checkContent(process.env.SITE_URL || undefined);

async function checkContent(siteUrl: string | undefined): Promise<string> {
  const found = readdirSync(FOLDER).filter((name) => !name.startsWith(".") && name !== "schema.ts");
  const contents: Contents = {};
  for (const name of new Set([...Object.keys(FILES), ...found])) {
    contents[name] = await load(name, found);
    refuse(name, contents, faultsIn(contents[name], FILES[name]));
  }
  const brokenReferences = findBrokenReferences(contents);
  for (const [name, content] of Object.entries(contents)) refuse(name, contents, brokenReferences(content));
  warnOfMap(contents);
  return originOf(contents, siteUrl);
}

/** @returns the exports by which files name each other */
function factsIn(contents: Contents) {
  return Object.assign({}, ...Object.values(contents)) as {
    business: Business;
    pages: Record<string, Page>;
    reviews: ReviewSummary;
    anchors: Record<string, string>;
    mapPlaces?: { name: string }[];
  };
}

/** Imports a file of app/content, or says why it cannot be read. */
async function load(name: string, found: readonly string[]): Promise<Module> {
  if (!found.includes(name))
    throw new Error(`${FOLDER}: falta o arquivo ${name}. Exemplo: "${name}.txt" deve ser "${name}".`);
  if (!name.endsWith(".ts"))
    throw new Error(`${FOLDER}/${name}: o nome deve acabar em .ts. Exemplo: "${name.replace(/\..*/, "")}.ts".`);
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(`${FOLDER}/${name}`));
    return (await modules[`../content/${name}`]?.()) ?? {};
  } catch (error) {
    throw new Error(describeError(name, error as Error));
  }
}

/** @returns what is wrong with a file that is no UTF-8 or no TypeScript, or whose names lead nowhere */
function describeError(name: string, error: Error & { errors?: { location?: { line: number; lineText: string } }[] }) {
  if (/encoding utf-8/.test(error.message))
    return `${FOLDER}/${name}: salve como UTF-8. Exemplo: no Bloco de Notas, “Salvar como”, “Codificação: UTF-8”.`;
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

/** @returns the faults of a module's exports, against the schema of each; a text without a schema is a sentence */
function faultsIn(content: Module, required?: string): Fault[] {
  if (required && !(required in content))
    return [{ path: [required], message: `ponha-o de volta. Exemplo: export const ${required} = …` }];
  return Object.entries(content).flatMap(([name, value]) => {
    const schema = schemaFor(name, value);
    if (schema) return faultsAgainst(schema, value, [name]);
    return leaves(value, [name]).flatMap(({ path, text }) => faultsAgainst(schemas.sentence, text, path));
  });
}

function schemaFor(name: string, value: unknown): z.ZodType | undefined {
  if (name in schemas) return schemas[name as keyof typeof schemas];
  if (!("page" in Object(value))) return undefined;
  return "services" in Object(value) ? schemas.homeContent : schemas.servicePageContent;
}

function faultsAgainst(schema: z.ZodType, value: unknown, start: Fault["path"]): Fault[] {
  const { error } = schema.safeParse(value, { error: sentenceFor });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: [...start, ...path], message }));
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

/** @returns every text within a value, and the keys that lead to it */
function leaves(value: unknown, path: Fault["path"]): { path: Fault["path"]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * @param contents every file of app/content, each of which is right by itself
 * @returns a function that finds the faults of a file's fields that name something outside the file
 */
function findBrokenReferences(contents: Contents): (content: Module) => Fault[] {
  const { business, pages, anchors } = factsIn(contents);
  const paths = Object.values(pages).map(({ path }) => path);
  const ids = Object.values(anchors);
  const described = Object.values(contents)
    .flatMap(Object.values)
    .map((value: Partial<HomeContent> | undefined) => value?.page?.path);
  const leads = ([page, id]: string[]) => paths.some((path) => path === page) && (id === undefined || ids.includes(id));
  const isPublic = (file: string) => existsSync(`public${file}`);

  /** `field` has the keys that lead to it, with dots. */
  const faultOf = (field: string, text: string): string | undefined => {
    if (/\.to$/.test(field) && !leads(text.split("#")))
      return `deve levar a uma página (${paths.join(", ")}), e no máximo a uma parte dela (#${ids.join(", #")}). Exemplo: pages.car.path, sem aspas.`;
    if (/^pages\.\w+\.path$/.test(field) && !described.some((path) => path === text))
      return `não tem conteúdo: falta um arquivo com page: pages.${field.split(".")[1]}. Exemplo: copie car.ts.`;
    if (/^pages\.\w+\.city$/.test(field) && !business.serviceAreas.some(({ name }) => name === text))
      return `deve estar em serviceAreas, em business.ts. Exemplo: serviceAreas: [{ preposition: "em", name: "${text}" }].`;
    if (/\.preview\.image$/.test(field) && !isPublic(text))
      return "ainda não está em public/: cole no terminal o exemplo, que a desenha. Exemplo: npm run images.";
    if (/^business\.logo$/.test(field) && !isPublic(text))
      return "não está na pasta public/: ponha lá a imagem, com este nome. Exemplo: public/logo.png.";
    if (/\.photo\.file$/.test(field) && !isPublic(`/photos/${text.replace(/\.\w+$/, "")}-480.jpg`))
      return "deve estar na pasta photos/; depois, cole no terminal o exemplo, que a corta. Exemplo: npm run images.";
  };

  return (content) =>
    leaves(content, []).flatMap(({ path, text }) => {
      const message = faultOf(path.join("."), text);
      return message ? [{ path, message }] : [];
    });
}

/** Warns of a district that is not on the map. The build goes on, and the map has no lamp. */
function warnOfMap(contents: Contents): void {
  const { business, mapPlaces = [] } = factsIn(contents);
  const { district } = business.address;
  const known = mapPlaces.map(({ name }) => name);
  if (known.length === 0 || known.includes(district)) return;
  console.warn(
    `Aviso: ${FOLDER}/business.ts: o mapa não tem lugar para o bairro "${district}", e fica sem a lâmpada. Lugares que ele tem: ${known.join(", ")}.`,
  );
}

/** @returns the origin to build for, when the facts may be published there */
function originOf(contents: Contents, siteUrl: string | undefined): string {
  const { business, reviews } = factsIn(contents);
  const { success } = schemas.business.shape.origin.safeParse(siteUrl ?? business.origin);
  if (!success)
    throw new Error(
      `SITE_URL deve começar com https:// e parar no nome do site, e está ${JSON.stringify(siteUrl)}. Exemplo: https://www.seudominio.com.br.`,
    );
  const { origin, hostname } = new URL(siteUrl ?? business.origin);
  const refusePlaceholders = (message: string) =>
    refuse("business.ts", contents, [{ path: ["business", "placeholders"], message }]);
  const forgotten = shippedFacts(business, reviews.list).filter(
    (name) => !business.placeholders.includes(name) && !(siteUrl && name.startsWith("origin")),
  );
  if (forgotten.length > 0)
    refusePlaceholders(
      `já não diz ${quoted(forgotten)}, mas isto ainda é o que veio de exemplo: troque-o, ou devolva o nome à lista. Exemplo: placeholders: [${quoted(forgotten)}].`,
    );
  if (!isRealOrigin(origin)) return origin;
  if (origin.startsWith("http:"))
    throw new Error(`O endereço ${origin} deve começar com https://. Exemplo: https://${hostname}.`);
  const invented = placeholdersOf(business, origin);
  if (invented.length > 0)
    refusePlaceholders(
      `ainda tem ${quoted(invented)}, e ${origin} é um endereço de verdade: troque cada um pelo seu e apague o nome da lista. Exemplo: placeholders: [].`,
    );
  return origin;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}

/** @throws Error with one line for each fault of a file */
function refuse(name: string, contents: Contents, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const lines = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
  const sentences = faults.map(({ path, message }) => {
    const found = path.reduce<unknown>((part, key) => Object(part)[key], contents[name]);
    // The export that a file is for goes without saying.
    const isNamed = path.length > 1 && (path[0] === FILES[name] || "page" in Object(contents[name]?.[String(path[0])]));
    const keys = isNamed ? path.slice(1) : path;
    const field = keys.map((key) => (typeof key === "number" ? `${key + 1}º da lista` : String(key))).join(", ");
    const line = lineOf(lines, path, found);
    const missing = found === undefined ? "está faltando: " : "";
    const shown = ["string", "number", "boolean"].includes(typeof found)
      ? ` No arquivo está ${JSON.stringify(found)}.`
      : "";
    return `${FOLDER}/${name}${line ? `, linha ${line}` : ""}: ${field} ${missing}${message}${shown}`;
  });
  throw new Error([...new Set(sentences)].join("\n"));
}

/** @returns the number of the one line that has the value or, else, names the field */
function lineOf(lines: readonly string[], path: Fault["path"], found: unknown): number | undefined {
  const field = new RegExp(`\\b${String(path.findLast((key) => typeof key === "string"))}\\b.*:`);
  const tests = [(line: string) => Boolean(found) && line.includes(String(found)), (line: string) => field.test(line)];
  return tests
    .map((test) => lines.flatMap((line, index) => (test(line) ? [index + 1] : [])))
    .find(({ length }) => length === 1)?.[0];
}
