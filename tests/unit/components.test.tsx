// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EmergencyLinks } from "~/components/call-link";
import { ReviewCard } from "~/components/review-card";
import { Tooltip, TooltipProvider } from "~/components/tooltip";
import { ReviewStrip } from "~/sections/review-strip";
import { review } from "../tools/review";

// jsdom has no layout, and so no ResizeObserver.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole("button", { name });

test.each([
  ["Ligue 193 (Bombeiros).", ["tel:193"]],
  ["Disque 190 ou 193. Bombeiros: 193", ["tel:190", "tel:193", "tel:193"]],
  ["Primeiro o 193 (Bombeiros).", ["tel:193"]],
  ["Sala 1930, ramal 3193, R$ 190, R$\u00a0193, 1.190 clientes, 19.190 chaves, 193,50.", []],
])("in %j only the emergency numbers are links", (text, hrefs) => {
  const { container } = render(<EmergencyLinks text={text} />);
  expect(Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(container.textContent).toBe(text);
});

describe("a tooltip", () => {
  const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: "mouse" });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const shown = () => screen.queryByRole("tooltip")?.textContent;

  test.each([
    ["at once", 290, 0],
    ["after 700 ms again", 310, 700],
  ])("opens after 700 ms, and the next one %s, %d ms later", (_, later, wait) => {
    vi.useFakeTimers();
    const tooltips = ["Um", "Dois"].map((text) => (
      <Tooltip key={text} text={text}>
        <button type="button">{text}</button>
      </Tooltip>
    ));
    render(<TooltipProvider>{tooltips}</TooltipProvider>);
    pointAt("Um");
    pass(690);
    expect(shown()).toBeUndefined();
    pass(20);
    expect(shown()).toBe("Um");
    // jsdom cannot tell at which side a pointer leaves.
    fireEvent.keyDown(document, { key: "Escape" });
    pass(later);
    pointAt("Dois");
    if (wait > 0) pass(wait - 10);
    expect(shown()).toBe(wait > 0 ? undefined : "Dois");
    pass(20);
    expect(shown()).toBe("Dois");
  });
});

test.each([
  ["210 letters", "a".repeat(210), false],
  ["211 letters", "a".repeat(211), true],
  ["six lines", "a\n".repeat(5).concat("a"), false],
  ["seven lines", "a\n".repeat(6).concat("a"), true],
])("a review of %s has a switch for the rest: %s", (_, comment, isCut) => {
  render(<ReviewCard {...review} comment={comment} />);
  expect(screen.queryAllByText("Ler tudo")).toHaveLength(isCut ? 1 : 0);
});

test("the strip of reviews has no buttons when all fit", () => {
  render(<ReviewStrip list={[review, review]} />, { wrapper: TooltipProvider });
  fireEvent.scroll(screen.getByRole("region"));
  expect(screen.queryAllByRole("button")).toEqual([]);
});
