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
  ["empresa", "comercial", "loja", "escritorio", "negocio"],
  ["preco", "quanto", "custa", "valor", "orcamento", "taxa", "tarifa", "cobra", "custo"],
  ["foto", "fotografia", "imagem"],
  ["marca", "modelo"],
].map((words) => words.map(stem));

/** English words that no Portuguese sentence has, and nearly every English one. */
const ENGLISH_GRAMMAR = new Set("the of and to with your our you is are this that not from we".split(" "));

/** English words of labels that Brazilians have not borrowed; one alone may be a name: the bank Next, an open bar. */
const ENGLISH = new Set(
  `about address again all back call calls close closed contact content customer customers door find free get here hide hours
  image it learn load location locksmith lost main message more my next now number open opening opens page phone picture please
  previous rating read review reviews scroll search see send services skip stars today try us view welcome`.split(
    /\s+/,
  ),
);

/** Words that are as much at home in a Portuguese label: alone they tell nothing, and beside an English one nothing else. */
const BORROWED = new Set("car chat google home house key lock menu new site top video whatsapp".split(" "));

/**
 * @returns whether a text is English beyond doubt: "smart key", "home office" and "New Beetle" are Brazilian enough. Proof is
 *   a word of grammar, two English words side by side, or a label without any other.
 */
export function isEnglish(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\s'’-]+/u)
    .some((clause) => {
      const words = clause.split(/\s+/).filter((word) => /^\D+$/.test(word));
      const known = words.filter((word) => ENGLISH.has(word));
      return (
        words.some(
          (word, index) => ENGLISH_GRAMMAR.has(word) || (ENGLISH.has(word) && ENGLISH.has(words[index + 1] ?? "")),
        ) ||
        (known.length > 0 && words.every((word) => ENGLISH.has(word) || BORROWED.has(word)))
      );
    });
}

const OF_ARRIVAL = /cheg|(?<!\p{L})(?:até|aí|a caminho|estamos|vamos|na (?:sua )?porta)(?!\p{L})/iu;
const OF_EXPERIENCE = /experiência|mercado|profissão|tradição|abrindo|mais de|\+|(?<!\p{L})(?:há|desde)(?!\p{L})/iu;

/** @returns the numbers in the sentences that speak of coming, and of experience; a guarantee's and a copy's are their own */
export function promised(text: string): { minutes: number[]; years: number[] } {
  const sentences = text.split(/[.!?…"\n]/);
  const numbers = (topic: RegExp, unit: RegExp) =>
    sentences
      .filter((sentence) => topic.test(sentence))
      .flatMap((sentence) => Array.from(sentence.matchAll(unit), ([, number]) => Number(number)));
  return { minutes: numbers(OF_ARRIVAL, /(\d+) min/g), years: numbers(OF_EXPERIENCE, /(\d+) anos?(?!\p{L})/gu) };
}

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
