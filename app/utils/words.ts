/** @returns the words as Portuguese lists them: "cartão, PIX e dinheiro" */
export function joined(words: readonly string[], conjunction: string): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

/** @param one the singular of a word with a regular plural */
export function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** Titles such as "Sr.", particles between names such as "da", "Júnior" and its like, what stands in brackets, and emoji. */
const NOT_A_NAME = /\.$|^(?:d[aeo]s?|e|dona|seu|jr|júnior|filho|neto|sobrinho|\P{L}.*)$/iu;

/**
 * @returns the avatar's initials: the first letters of the first and the last name, one letter for a single name, or the first
 *   sign of a name without letters
 */
export function initialsOf(name: string): string {
  const words = name.normalize("NFC").trim().split(/\s+/);
  const names = words.filter((word) => !NOT_A_NAME.test(word));
  const [first = "", ...others] = names.length > 0 ? names : words;
  const letters = [first, ...others.slice(-1)].map((word) => /[\p{L}\d]/u.exec(word)?.[0].toLocaleUpperCase("pt-BR"));
  return letters.join("") || (/^(?:\p{RI}{2}|.)/u.exec(first)?.[0] ?? "");
}
