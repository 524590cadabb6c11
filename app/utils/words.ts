/** @returns the words as a Portuguese list: "cartão, PIX e dinheiro" */
export function joined(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** @param one the singular of a word with a regular plural */
export function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
