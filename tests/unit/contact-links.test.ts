import { describe, expect, it } from "vitest";
import { maskPhone, phoneHref, whatsappHref } from "../../app/content/contact-links";

describe("whatsappHref", () => {
  it.each(["Olá, São João", "linha um\nlinha dois", "🚨 socorro", "a&b=c#d?e+f%", "“aspas” – travessão"])(
    "carries %j through the URL unchanged",
    (message) => {
      const url = new URL(whatsappHref("+5581900000001", message));
      expect(url.origin + url.pathname).toBe("https://wa.me/5581900000001");
      expect([...url.searchParams]).toEqual([["text", message]]);
    },
  );

  it("writes spaces as %20, which every WhatsApp understands", () => {
    expect(whatsappHref("+5581900000001", "a b")).toMatch(/text=a%20b$/);
  });
});

it("phoneHref keeps the country code", () => {
  expect(phoneHref("+5581900000000")).toBe("tel:+5581900000000");
});

it.each([
  ["+5581900000000", "(81) 90000-0000"],
  ["+558130000000", "(81) 3000-0000"],
] as const)("maskPhone(%s)", (number, shown) => {
  expect(maskPhone(number)).toBe(shown);
});
