import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { residential } from "../../app/content/residential";
import { Hero } from "../../app/sections/hero";

vi.mock("@remix-run/react", () => ({ useNavigationType: () => "POP" }));

it.each([
  ["one word", "apartamento", true],
  ["several words, which would leave the first line half empty", "casa e apartamento", false],
])("keeps a highlight of %s", (_, highlight, isWhole) => {
  render(<Hero {...residential.hero} title="Chaveiro de casa e apartamento" highlight={highlight} scene="door" />);
  const isBlock = screen.getByText(highlight).className.includes("inline-block");
  expect(isBlock, "a highlight is one block only where it is one word: Title in app/sections/hero.tsx").toBe(isWhole);
});
