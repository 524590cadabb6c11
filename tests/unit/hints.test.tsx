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

/** Away from the trigger and from its tooltip, which a pointer may rest on too (WCAG 1.4.13). */
function leave(name: string) {
  fireEvent.pointerLeave(button(name), { pointerType: "mouse" });
  fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 });
}

async function point(name: string) {
  fireEvent.pointerOver(button(name), { pointerType: "mouse" });
  await pass(0);
  fireEvent.pointerMove(button(name), { pointerType: "mouse" });
}

it("opens 700 ms after a pointer comes to rest, not sooner", async () => {
  await point("Um");
  await pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await pass(1);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Dica um");
  // It is called so already, and would be said twice.
  expect(button("Um")).not.toHaveAccessibleDescription();
});

it("opens the next one at once within 300 ms, and waits again after them", async () => {
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

it("opens at once on keyboard focus and closes on Escape", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Dica um");
  fireEvent.keyDown(document, { key: "Escape" });
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("closes when the control does what it is there for", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  // As Enter does: no pointer was pressed before.
  fireEvent.click(button("Um"));
  await pass(0);
  expect(screen.queryByRole("tooltip"), "hint-layer.tsx gives Radix the click").toBeNull();
});

it("closes when the keyboard goes on to what has none", async () => {
  act(() => button("Um").focus());
  await pass(0);
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  act(() => button("Um").blur());
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("stays away from a screen that cannot hover", async () => {
  canHover = false;
  await point("Um");
  await pass(2000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
