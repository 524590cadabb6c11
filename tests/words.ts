/** Words that stand in any sentence, and tell nothing of what it is about. */
const COMMON = new Set(
  `ola preciso quero estou esta este isso meu minha seu sua uma uns umas que com sem para pelo pela por nao sim mas mais ate
  nos das dos aos onde como quando qual quem tem vou vai vamos ser foi sao agora depois antes tambem tudo todo toda todos todas
  so ja la ai aqui chaveiro 24h recife gente dia hora horas problema`.split(/\s+/),
);

/** Words for one thing that no stem shows to be the same. */
const SAME = [
  ["carro", "automotivo", "veiculo"],
  ["casa", "residencial", "apartamento"],
  ["empresa", "comercial", "loja", "escritorio"],
  ["preco", "quanto", "custa", "valor", "orcamento", "taxa", "tarifa", "cobra", "custo"],
  ["foto", "fotografia", "imagem"],
  ["marca", "modelo"],
].map((words) => words.map(stem));

/** @returns what a text speaks of: its telling words, each by its first five letters, without accents and plural */
export function topicsOf(...texts: readonly (string | undefined)[]): Set<string> {
  const words = plain(texts.join(" ")).match(/[a-z0-9]{3,}/g) ?? [];
  const stems = words.filter((word) => !COMMON.has(word)).map(stem);
  return new Set(stems.map((found) => SAME.find((same) => same.includes(found))?.[0] ?? found));
}

/** @returns how much two texts have in common: the words that both say, each divided by the number of `among` that say it */
export function kinship(one: Set<string>, other: Set<string>, among: readonly Set<string>[] = [other]): number {
  const shared = [...one].filter((topic) => other.has(topic));
  return shared.reduce((sum, topic) => sum + 1 / among.filter((topics) => topics.has(topic)).length, 0);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b24 horas\b/g, "24h");
}

function stem(word: string): string {
  return word.replace(/s$/, "").slice(0, 5);
}
