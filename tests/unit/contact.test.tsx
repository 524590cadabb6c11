// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EmergencyLinks } from "~/components/call-link";

test.each([
  ["Ligue 193 (Bombeiros).", ["tel:193"]],
  ["Ligue 190, ou 193.", ["tel:190", "tel:193"]],
  ["Sala 1930, ramal 3193.", []],
])("in %j only the emergency numbers are links", (text, hrefs) => {
  const { container } = render(<EmergencyLinks text={text} />);
  expect(Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(container.textContent).toBe(text);
});
