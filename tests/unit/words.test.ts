import { expect, it } from "vitest";
import { isEnglish, promised } from "../words";

it.each([
  "Call now",
  "Learn more",
  "Read more",
  "Contact us",
  "Next reviews",
  "Close menu",
  "Open 24 hours",
  "Skip",
  "Services",
  "A porta bateu? Call us!",
  "We open your door",
  "Chaveiro and chaves",
  "Back to top",
])("%j is English", (text) => {
  expect(isEnglish(text)).toBe(true);
});

it.each([
  "Chave presencial (smart key)",
  "Seu home office trancado",
  "Home office, car service e new look",
  "New Beetle, New Fiesta, Range Rover e Up!",
  "Chaves para Smart e Home Center",
  "Home",
  "Menu",
  "Check-in, delivery, self-service e drive-thru",
  "Call center, open bar e stand-by",
  "Se for preciso, a gente come no caminho",
  "Chamar no WhatsApp (abre em nova aba)",
])("%j is what Brazilians write", (text) => {
  expect(isEnglish(text)).toBe(false);
});

it.each([
  ["Chegamos em 15 minutos.", [15], []],
  ["Em até 15 min estamos aí", [15], []],
  ["O chaveiro chega a você. 15 minutos na sua porta!", [15], []],
  ["Vamos até você\nCópia em 5 minutos", [], []],
  ["Garantia de 2 anos", [], []],
  ["Cofre com mais de 30 anos de uso? Abrimos: temos 25 anos de experiência", [], [30, 25]],
  ["No Recife há 30 anos", [], [30]],
  ["+30 anos", [], [30]],
  ['"slogan":"Há 3 anos","description":"Fechadura com garantia de 1 ano"', [], [3]],
])("%j promises %j minutes and %j years", (text, minutes, years) => {
  expect(promised(text)).toEqual({ minutes, years });
});
