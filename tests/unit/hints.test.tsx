// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Hints } from "../../app/components/hints";

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "PointerEvent",
    class extends MouseEvent {
      pointerType: string;
      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? "mouse";
      }
    },
  );
  await import("../../app/components/hint-layer");
});

let canHover = true;

beforeEach(() => {
  canHover = true;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: canHover && query === "(hover: hover)" }));
  vi.useFakeTimers();
  render(
    <>
      <button type="button" aria-label="Um" data-hint="Dica um" />
      <button type="button" aria-label="Dois" data-hint="Dica dois" />
      <Hints />
    </>,
  );
});

const button = (name: string) => screen.getByRole("button", { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Moves the pointer away from the control and from its tooltip, which may be pointed at too (WCAG 1.4.13). */
function leave(name: string) {
  fireEvent.pointerLeave(button(name), { pointerType: "mouse" });
  fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 });
}

async function point(name: string) {
  fireEvent.pointerOver(button(name), { pointerType: "mouse" });
  await pass(0);
  fireEvent.pointerMove(button(name), { pointerType: "mouse" });
}

it("a tooltip opens 700 ms after the pointer comes to rest, not sooner", async () => {
  await point("Um");
  await pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await pass(1);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Dica um");
  // The name of the button says the same; a description would be read out as its echo.
  expect(button("Um")).not.toHaveAccessibleDescription();
});

it("the next tooltip opens at once within 300 ms after one has closed, and waits 700 ms after that", async () => {
  await point("Um");
  await pass(700);
  leave("Um");
  await pass(299);
  await point("Dois");
  await pass(0);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Dica dois");

  leave("Dois");
  await pass(301);
  await point("Um");
  await pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("a tooltip opens at once on keyboard focus and closes on Escape", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Dica um");
  fireEvent.keyDown(document, { key: "Escape" });
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("a tooltip closes when its control is used", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  // The Enter key causes a click without a pointer press.
  fireEvent.click(button("Um"));
  await pass(0);
  expect(screen.queryByRole("tooltip"), "hint-layer.tsx gives Radix the click").toBeNull();
});

it("a tooltip closes when the keyboard focus leaves its control", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  act(() => button("Um").blur());
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("no tooltip opens on a screen that cannot hover", async () => {
  canHover = false;
  await point("Um");
  await pass(2000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
