import { z } from "zod";

/* zod's messages for the owner. zod's configuration is global: every schema has them once fields.server.ts has imported this file. */

export type WrongType = { input?: unknown; expected: string; path?: PropertyKey[] };

/** The keys are zod's type names. */
const types: Record<string, { rule: string; example: string }> = {
  string: { rule: "deve estar entre aspas", example: '"Recife"' },
  number: { rule: "deve ser um número, sem aspas, com ponto no lugar da vírgula", example: "4.9" },
  int: { rule: "deve ser um número inteiro, sem aspas nem ponto", example: "20" },
  boolean: { rule: "deve ser true (sim) ou false (não), sem aspas", example: "true" },
  array: { rule: "deve ser uma lista entre colchetes", example: '["cartão", "PIX"]' },
  object: { rule: "deve ser um grupo entre chaves", example: '{ preposition: "em", name: "Olinda" }' },
};

/**
 * @param ownExample the field's own example, because "Recife" would not help with a phone number. Otherwise the type's example is used.
 * @returns zod's message for a value that is missing or has the wrong type
 */
export function typeFault({ input, expected, path = [] }: WrongType, ownExample?: string): string | undefined {
  const type = types[expected];
  const isUnquoted = expected === "string" && typeof input === "number";
  const example = ownExample ?? (isUnquoted ? `"${input}"` : type?.example);
  if (input === undefined) return missingFault(path, example);
  return type && `${type.rule}. Exemplo: ${example}.`;
}

function missingFault(path: PropertyKey[], example = '"Recife"'): string {
  const name = String(path.at(-1));
  const isExport = path.length === 1; // otherwise a field inside an export
  return isExport
    ? `está faltando: traga de volta a linha que começa com export const. Exemplo: export const ${name}.`
    : `está faltando: copie a linha de um vizinho ou do guia. Exemplo: ${name}: ${example},`;
}

function oneOf(values: readonly unknown[]): string {
  return `deve ser um destes: "${values.join('", "')}". Exemplo: "${values[0]}".`;
}

// Owners' most frequent mistakes have a message with an example. zod's Portuguese locale covers the rest.
z.config({
  ...z.locales.pt(),
  customError(issue) {
    switch (issue.code) {
      case "unrecognized_keys":
        return `o site não conhece o campo ${issue.keys.join(", ")}: confira o nome e o lugar, ou apague-o. Exemplo: title, e não titulo.`;
      case "invalid_type":
        return typeFault(issue);
      case "invalid_value":
        return oneOf(issue.values);
      case "invalid_union":
        return oneOf(issue.options as string[]); // the values of `kind`: every union here is a `z.discriminatedUnion` on `kind`
      case "too_big":
        return `deve ser ${issue.maximum} ou menos.`;
      case "too_small":
        return `deve ser ${issue.minimum} ou mais.`;
      case "not_multiple_of":
        return "deve ter um só algarismo depois do ponto. Exemplo: 4.9.";
    }
  },
});
