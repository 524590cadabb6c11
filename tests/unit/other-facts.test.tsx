import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SiteFooter } from "../../app/components/site-footer";
import { business } from "../../app/content/business";
import { loader } from "../../app/routes/llms[.]txt";
import { lastResortPage } from "../../app/server/last-resort";

/** What another owner's facts may hold: signs that mean something in HTML, a full stop of the name's own, two cities. */
vi.mock("../../app/content/business", async (original) => {
  const { business } = await original<typeof import("../../app/content/business")>();
  return { business: { ...business, name: "Chaves&para<fusos> Ltda.", serviceAreas: ["Olinda", "Paulista"] } };
});
vi.mock("@remix-run/react", () => ({ Link: () => null }));

it("the page that a proxy shows when nothing answers says the name as it is, and every area", () => {
  const page = new DOMParser().parseFromString(lastResortPage(), "text/html");
  expect(page.title).toContain(business.name);
  expect(page.querySelector("p")?.textContent).toContain(`${business.name}: chaveiro`);
  expect(page.querySelector("p")?.textContent).toMatch(/ Olinda e Paulista\.$/);
});

it("llms.txt says every area and no other", async () => {
  const [, summary] = (await loader().text()).split("\n\n");
  expect(summary).toContain("só em Olinda e Paulista,");
});

it("the footer's last line has one full stop after the name", () => {
  const { container } = render(<SiteFooter />);
  expect(container.textContent).toContain(`${business.name} CNPJ ${business.taxId}`);
});
