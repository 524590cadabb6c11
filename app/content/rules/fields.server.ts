import { existsSync } from "node:fs";
import { z } from "zod";
import { typeFault, type WrongType } from "./zod-messages.server";

/* Field types of app/content. */

/** HTML, character references, and leftovers of a template string. */
const code = /<\/?[a-z!]|&#?\w+;|[{}]|\$[a-z]/i;
/** Where a line may break: at white space, and after hyphens and dashes. */
const breaks = /[\s\u2010-\u2015-]+/;

/**
 * @param options in characters; the default `longestWord` fits a 320 px screen
 * @returns the schema of a visible text
 */
export function text({ min = 1, max = 2000, longestWord = 26 } = {}) {
  const wholeWords = (value: string) => value.slice(0, max + 1).replace(/\s+\S*$/, "");
  return z.string().superRefine((value, context) => {
    const issue = (message: string) => context.addIssue({ code: "custom", message });
    const longWord = value.split(breaks).find((part) => part.length > longestWord);
    if (value.trim() === "") issue("está vazio: escreva o texto, ou apague a linha inteira.");
    else if (code.test(value))
      issue(`tem código: tire <b> e &amp;, e ponha entre crases o texto que tem \${ }. Exemplo: \`Até \${arrival}\`.`);
    else if (value.length > max)
      issue(`tem ${value.length} letras e cabem ${max}: encurte. Exemplo: "${wholeWords(value)}".`);
    else if (value.length < min) issue(`tem ${value.length} letras e precisa de ${min}: diga onde e quando.`);
    else if (longWord) issue(`tem uma palavra comprida para um celular, "${longWord}": cabem ${longestWord} letras.`);
  });
}

/**
 * @param rule in Portuguese, without the period
 * @param example in quotes, or a function that corrects a wrong value into one
 * @returns the schema of a string that matches a pattern or predicate
 */
export function matching(
  matches: RegExp | ((value: string) => boolean),
  rule: string,
  example: string | ((wrong: unknown) => string),
) {
  const isRight = (value: string) => (matches instanceof RegExp ? matches.test(value) : matches(value));
  const exampleFor = (wrong: unknown) => (typeof example === "string" ? example : example(wrong));
  return z
    .string({ error: (issue) => typeFault(issue as WrongType, exampleFor(issue.input)) })
    .refine(isRight, { error: (issue) => `${rule}. Exemplo: ${exampleFor(issue.input)}.` });
}

export function list<T extends z.ZodType>(entry: T, { min = 1, max = 200 } = {}) {
  const fewer = `tem menos de ${min}: acrescente, ou traga de volta o que tirou.`;
  return z.array(entry).min(min, fewer).max(max, `tem mais de ${max}: tire o que sobra.`);
}

export const anyText = text();
/** A title, or the text of a button: long words would not fit a narrow card. */
export const title = text({ longestWord: 18 });
// WhatsApp shows 140 characters without scrolling. On computers it shows an emoji from a link as "�".
export const message = text({ max: 140, longestWord: 140 }).refine(
  (value) => !/[\u{10000}-\u{10ffff}]/u.test(value),
  "tem um emoji: apague-o.",
);
export const subject = z.enum(["car", "house", "company"]);
export const path = z.custom<`/${string}`>(
  (value) => /^\/[a-z0-9-]*$/.test(String(value)),
  'deve ter uma barra e só letras minúsculas sem acento, números e hífens. Exemplo: "/chaveiro-24h-recife".',
);
/** A page's path, with or without an anchor. between-files.server.ts checks that both exist. */
export const link = z.string();
export const https = matching(/^https:\/\/[^…\s]+$/i, "deve ser um endereço inteiro", '"https://g.page/r/seu-codigo"');
const siteOrigin = /^(https:\/\/[\p{L}\d_-]+(\.[\p{L}\d_-]+)*|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d+)?\/?$/iu;
/** Origin of the published site, with or without a trailing slash. */
export const origin = matching(
  siteOrigin,
  "deve começar com https:// e parar no nome",
  '"https://www.seudominio.com.br"',
);
const e164 = /^\+55[1-9]{2}(9\d{8}|[2-5]\d{7})$/;
/** A Brazilian number in E.164 (ITU-T): +55, area code, subscriber number. */
export const phone = matching(
  e164,
  "deve ser um número do Brasil, e não 0800 nem 4003: +55, DDD e número, sem espaços nem traços",
  // The sample number, which belongs to nobody. A build for a public host refuses it.
  (wrong) => `"${correctedPhone(wrong) ?? "+5581900000000"}"`,
);
export const taxId = matching(
  isCnpj,
  "deve ser um CNPJ, e não um CPF, com pontos, barra e traço, sem algarismo errado",
  '"11.222.333/0001-81"',
);
export const day = z.iso.date({
  error: 'deve ser um dia que existe: ano, mês e dia, com traços. Exemplo: "2026-11-30".',
  abort: true, // an `openingDate` that is not a date is not also reported as a future date
});

/** Google Ads: its tag, and the conversion that a call or a chat counts as. Both go into a script, so they must not contain quotes. */
export const googleAds = z
  .strictObject({
    id: matching(/^AW-\d{6,15}$/, "deve ser o código da tag do Google Ads", '"AW-123456789"'),
    conversion: matching(
      /^AW-\d{6,15}\/[\w-]{5,40}$/,
      "deve ser o send_to da conversão, com a barra e o rótulo",
      '"AW-123456789/AbC-D_efG-h12_34-567"',
    ),
  })
  .refine(({ id, conversion }) => conversion.startsWith(`${id}/`), {
    path: ["conversion"],
    error: 'deve começar com o código de id. Exemplo: "AW-123456789/AbC-D_efG-h12_34-567".',
  });

/** A file in photos/ that `npm run images` has cropped. */
export const photoFile = matching(
  (file) => existsSync(`app/cropped-photos/${file}-480.jpg`),
  "deve ser uma foto de photos/, sem espaço nem acento no nome, e cortada por npm run images",
  '"equipe.jpg"',
);
export const imageFile = z.custom<`/${string}`>(
  (path) => /\.\w+$/.test(String(path)) && existsSync(`public${path}`),
  'deve ser um arquivo que está em public/. Exemplo: "/icon-512.png".',
);

/** @returns the E.164 number that is obviously meant by one with other characters, without +55, or with the trunk prefix 0 */
function correctedPhone(wrong: unknown): string | undefined {
  const digits = String(wrong).replace(/\D/g, "").replace(/^0+/, "");
  const isInternational = String(wrong).includes("+");
  const candidates = isInternational ? [`+${digits}`] : [`+${digits}`, `+55${digits}`];
  return candidates.find((number) => e164.test(number));
}

/** Receita Federal's rule for the alphanumeric CNPJ (IN RFB 2.229/2024); for an all-digit CNPJ the old rule gives the same result. */
function isCnpj(taxId: string): boolean {
  if (!/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/.test(taxId)) return false;
  const values = Array.from(taxId.replace(/[./-]/g, ""), (character) => character.charCodeAt(0) - 48);
  return [12, 13].every((position) => values[position] === checkDigit(values.slice(0, position)));
}

/** Modulo 11. From the right, the weights are 2 to 9, then 2 again. */
function checkDigit(values: number[]): number {
  const weighted = [...values].reverse().map((value, index) => value * (2 + (index % 8)));
  const remainder = weighted.reduce((sum, value) => sum + value, 0) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
