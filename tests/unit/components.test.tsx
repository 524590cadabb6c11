// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "~/components/button";
import { ContentText } from "~/components/content-text";
import { ReviewCardContent } from "~/components/review-card-content";
import { Stars } from "~/components/stars";
import { Tooltip, TooltipProvider } from "~/components/tooltip";
import { ReviewStrip } from "~/sections/review-strip";
import { review } from "../tools/review";

const watcher = { observe() {}, unobserve() {}, disconnect() {} }; // jsdom has no layout, and so no ResizeObserver
vi.stubGlobal("ResizeObserver", vi.fn().mockReturnValue(watcher));
afterEach(cleanup);

test.each([
  ["Ligue 193 (Bombeiros).", ["tel:193"]],
  ["Disque 190 ou 193. Bombeiros: 193", ["tel:190", "tel:193", "tel:193"]],
  ["Primeiro o 193 (Bombeiros).", ["tel:193"]],
  ["Alguém ferido? Ligue 192 (SAMU).", ["tel:192"]],
  ["Sala 1930, ramal 3193, R$ 190, R$\u00a0193, R$ 192, 1.190 clientes, 1.192, 19.190 chaves, 193,50.", []],
])("in %j only the emergency numbers are links", (text, hrefs) => {
  const { container } = render(<ContentText text={text} />);
  expect(Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(container.textContent).toBe(text);
});

test.each([
  [4.9, 98],
  [4.5, 90],
  [5, 100],
])("a rating of %d fills %d hundredths of the five stars", (rating, share) => {
  render(<Stars rating={rating} />);
  const five = screen.getByRole("img", { name: `${String(rating).replace(".", ",")} de 5 estrelas` });
  const filled = five.querySelector("svg") ?? five;
  expect(five.getAttribute("viewBox")).toBe("0 0 120 24");
  expect(Number(filled.getAttribute("width"))).toBeCloseTo((120 * share) / 100);
  expect(filled.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(5);
});

test("a Button with `href` is a link, and any other one submits its form", () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button variant="outlined" href="/x">
        Ir
      </Button>
      <Button variant="whatsapp" type="submit">
        Enviar
      </Button>
    </form>,
  );
  container.addEventListener("submit", submit);
  expect(screen.getByRole("link", { name: "Ir" }).getAttribute("href")).toBe("/x");
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(submit).toHaveBeenCalledOnce();
});

test("a number with a button beside the text is not a link, and other numbers are", () => {
  const { container } = render(<ContentText text="Ligue 193 (Bombeiros) ou 192 (SAMU)." except="193" />);
  expect(Array.from(container.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual(["tel:192"]);
});

test.each([
  ["at once", 290, 0],
  ["after 700 ms again", 310, 700],
])("a tooltip opens after 700 ms, and the next one %s, %d ms later", (_, later, wait) => {
  vi.useFakeTimers();
  const tooltips = ["Um", "Dois"].map((text) => (
    <Tooltip key={text} text={text}>
      <button type="button">{text}</button>
    </Tooltip>
  ));
  render(<TooltipProvider>{tooltips}</TooltipProvider>);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const expectAfter = (name: string, milliseconds: number) => {
    fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
    pass(Math.max(0, milliseconds - 10));
    expect(screen.queryByRole("tooltip")?.textContent).toBe(milliseconds > 0 ? undefined : name);
    pass(20);
    expect(screen.queryByRole("tooltip")?.textContent).toBe(name);
  };
  expectAfter("Um", 700);
  fireEvent.keyDown(document, { key: "Escape" }); // jsdom cannot tell on which side a pointer leaves
  pass(later);
  expectAfter("Dois", wait);
});

test.each([
  ["210 letters", "a".repeat(210), false],
  ["211 letters", "a".repeat(211), true],
  ["six lines", "a\n".repeat(5).concat("a"), false],
  ["seven lines", "a\n".repeat(6).concat("a"), true],
])("a review of %s has a switch for the rest: %s", (_, comment, isCut) => {
  render(<ReviewCardContent {...review} comment={comment} />);
  expect(screen.queryAllByText("Ler tudo")).toHaveLength(isCut ? 1 : 0);
});

test("the strip of reviews has no buttons when all fit", () => {
  render(<ReviewStrip list={[review, review]} />, { wrapper: TooltipProvider });
  fireEvent.scroll(screen.getByRole("region"));
  expect(screen.queryAllByRole("button")).toEqual([]);
});
