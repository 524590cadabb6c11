// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CallButton, EmergencyLinks, WhatsappButton } from "../../app/components/contact-button";
import { Stars } from "../../app/components/stars";
import { business } from "../../app/content/business";

afterEach(cleanup);

test("a chat's button loses its message, its new tab or the announcement of it", () => {
  render(<WhatsappButton message="Olá! Chave & porta:" text="Chamar" />);
  const link = screen.getByRole("link", { name: "Chamar (abre em nova aba)" });
  const { origin, pathname, searchParams } = new URL(link.getAttribute("href") ?? "");
  expect(origin + pathname).toBe(`https://wa.me/${business.whatsapp.replace("+", "")}`);
  expect(searchParams.get("text")).toBe("Olá! Chave & porta: ");
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

test("a button calls another number than it says, or opens a tab", () => {
  render(<CallButton look="call" />);
  const link = screen.getByRole("link", { name: /^Ligar \(\d{2}\) / });
  expect(link.getAttribute("href")).toBe(`tel:${business.phone}`);
  expect(link.hasAttribute("target")).toBe(false);
  expect(link.querySelector("[translate=no]")?.textContent?.replace(/\D/g, "")).toBe(business.phone.slice(3));
});

test.each([
  ["Ligue 193 (Bombeiros).", ["tel:193"]],
  ["Ligue 190, ou 193.", ["tel:190", "tel:193"]],
  ["Sala 1930, ramal 3193.", []],
])("in %j the emergency numbers are no links, or others are", (text, hrefs) => {
  const { container } = render(<EmergencyLinks text={text} />);
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(container.textContent).toBe(text);
});

test("the stars' name for screen readers differs from the rating", () => {
  render(<Stars rating={4.9} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("4,9 de 5 estrelas");
});
