import { expect, test } from "vitest";
import { formatPhone, whatsappHref } from "~/utils/contact-links";
import { counted, joined } from "~/utils/words";

test("a WhatsApp link carries any message, with %20 for its spaces", () => {
  const message = "🚨 Olá, São João a&b=c#d?e+f% “aspas” – travessão";
  const href = whatsappHref("+5581900000001", message);
  expect(href).toMatch(/^https:\/\/wa\.me\/5581900000001\?text=[^+]*$/);
  expect([...new URL(href).searchParams]).toEqual([["text", message]]);
});

test("numbers and lists of words are written as in Portuguese", () => {
  expect(["+5581900000000", "+558130000000"].map(formatPhone)).toEqual(["(81) 90000-0000", "(81) 3000-0000"]);
  expect([counted(1, "minuto"), counted(20, "minuto")]).toEqual(["1 minuto", "20 minutos"]);
  const lists = [["PIX"], ["cartão", "PIX"], ["cartão", "vale", "PIX"]];
  expect(lists.map((words) => joined(words, "ou"))).toEqual(["PIX", "cartão ou PIX", "cartão, vale ou PIX"]);
});
