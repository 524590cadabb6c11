import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { maskPhone } from "../../app/content/contact-links";
import { yearInRecife } from "../../app/content/year";
import { exported } from "../contents";

/** One thing that a screen reader says, and what is heard within it. */
export interface Said {
  line: string;
  parts: Said[];
}

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}

/** What a screen reader calls each role (WAI-ARIA 1.2); of the others only what is in them is heard. */
const roles: Record<string, string> = {
  RootWebArea: "página",
  banner: "cabeçalho",
  navigation: "navegação",
  main: "conteúdo principal",
  contentinfo: "rodapé",
  region: "região",
  complementary: "complemento",
  heading: "título",
  list: "lista",
  listitem: "•",
  link: "link",
  button: "botão",
  image: "imagem",
  blockquote: "citação",
  status: "aviso",
  alert: "alerta",
};
const silent = new Set(["generic", "paragraph", "strong", "emphasis", "none", "group", "LineBreak"]);
const saidWhole = new Set(["heading", "link", "button", "image"]);

/** @returns what a screen reader says of the page as it stands, in reading order, from Chromium's accessibility tree */
export async function said(page: Page): Promise<Said> {
  const session = await page.context().newCDPSession(page);
  const { root } = (await session.send("DOM.getDocument", { depth: -1 })) as { root: DomNode };
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const markup = attributes(root);

  const partsOf = ({ childIds = [] }: AxNode) => joined(childIds.flatMap((id) => speak(byId.get(id))));
  const speak = (node?: AxNode): Said[] => {
    const role = node?.role?.value ?? "none";
    if (!node || role === "InlineTextBox") return [];
    const { lang, current } = markup.get(node.backendDOMNodeId ?? 0) ?? {};
    if (node.ignored || silent.has(role)) {
      const parts = partsOf(node);
      return current ? parts.map((part) => ({ ...part, line: `página atual: ${part.line}` })) : parts;
    }
    const name = (node.name?.value ?? "")
      .replace(/\u00a0/g, " ")
      .replaceAll("«", "“")
      .replaceAll("»", "”");
    if (role === "StaticText") return [{ line: name, parts: [] }];
    const parts = partsOf(node);
    const within = saidWhole.has(role) ? parts.filter(({ line }) => /^(link|botão)/.test(line)) : parts;
    if (role === "listitem" && within[0]) {
      const [{ line, parts: own }, ...rest] = within;
      return [{ line: `• ${current ? "página atual: " : ""}${line}`, parts: [...own, ...rest] }];
    }
    if (!name && !saidWhole.has(role) && within.length === 0) return [];
    const told = [
      [roles[role] ?? role, property(node, "level")].filter(Boolean).join(" ") +
        (role === "list" ? ` de «${within.length}»` : ""),
      lang && `em ${new Intl.DisplayNames("pt-BR", { type: "language" }).of(lang)}`,
      current && "página atual",
      property(node, "expanded") === false && "fechado",
      property(node, "expanded") === true && "aberto",
      property(node, "disabled") === true && "desativado",
    ];
    const whole = name || (saidWhole.has(role) ? "(sem nome)" : "");
    const description = node.description?.value && ` [descrição: ${node.description.value}]`;
    return [{ line: `${told.filter(Boolean).join(", ")}${whole && `: ${whole}`}${description || ""}`, parts: within }];
  };
  const [spoken] = speak(nodes[0]);
  if (!spoken) throw new Error("the accessibility tree is empty");
  return spoken;
}

/** @returns every thing said whose line the pattern fits, with what is within it */
export function among({ parts }: Said, pattern: RegExp): Said[] {
  return parts.flatMap((part) => (pattern.test(part.line) ? [part] : among(part, pattern)));
}

/** @returns a line for each thing said, indented by two spaces a level; «…» is round what app/content says */
export function written(all: readonly Said[], indent = ""): string {
  return all.map(({ line, parts }) => `${indent}${quoted(line.trim())}\n${written(parts, `${indent}  `)}`).join("");
}

/** Texts of one sentence come in pieces, with their spaces; what touches without one stands in another box. */
function joined(all: Said[]): Said[] {
  const whole: Said[] = [];
  for (const one of all) {
    const last = whole.at(-1);
    const goesOn = last && isText(last) && isText(one) && (last.line.endsWith(" ") || one.line.startsWith(" "));
    if (goesOn) last.line += one.line;
    else whole.push({ ...one });
  }
  return whole;
}

function isText({ line, parts }: Said) {
  return parts.length === 0 && !Object.values(roles).some((role) => line.startsWith(role));
}

function property({ properties = [] }: AxNode, name: string) {
  return properties.find((property) => property.name === name)?.value.value;
}

/** What CDP's accessibility tree leaves out: a language other than the page's, and the current page. */
function attributes(root: DomNode) {
  const found = new Map<number, { lang?: string; current: boolean }>();
  const look = (node: DomNode, inherited?: string) => {
    const read = (name: string) => {
      const index = (node.attributes ?? []).findIndex((value, at) => at % 2 === 0 && value === name);
      return index < 0 ? undefined : node.attributes?.[index + 1];
    };
    const own = read("lang");
    const lang = own === undefined ? inherited : own === "pt-BR" ? undefined : own;
    found.set(node.backendNodeId, { lang, current: read("aria-current") === "page" });
    for (const child of node.children ?? []) look(child, lang);
  };
  look(root);
  return found;
}

const contentTexts = [
  ...new Set([...textsOf(exported), ...[business.phone, business.whatsapp].map(maskPhone), String(yearInRecife())]),
]
  .filter((text) => text.trim())
  .sort((one, other) => other.length - one.length);
/** But for a heading's level, which is no fact of content's though it be the same number. */
const anyContentText = new RegExp(
  `«[^»]*»|(?<![\\p{L}\\p{N}]|${roles.heading} )(?:${contentTexts.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

function quoted(line: string) {
  // A sentence of content's that a link of ours stands in.
  if (line.length > 15 && contentTexts.some((text) => text.includes(line))) return `«${line}»`;
  return line.replace(anyContentText, (text) => (text.startsWith("«") ? text : `«${text}»`));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value).trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export function escaped(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
