/** @returns the words as Portuguese lists them: "cartão, PIX e dinheiro" */
export function joined(words: readonly string[], conjunction: string): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

/** @param one the singular of a word with a regular plural */
export function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
