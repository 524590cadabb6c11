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

async function point(name: string) {
  fireEvent.pointerOver(button(name), { pointerType: "mouse" });
  await pass(0);
  fireEvent.pointerMove(button(name), { pointerType: "mouse" });
}

it("a tooltip opens at once on keyboard focus, and closes when the focus leaves or the control is used", async () => {
  // The Enter key causes a click without a pointer press.
  for (const leave of [() => button("Um").blur(), () => fireEvent.click(button("Um"))]) {
    act(() => button("Um").focus());
    await pass(0);
    expect(screen.getByRole("tooltip")).toHaveTextContent("Dica um");
    // The name of the button says the same; a screen reader would read a description as its echo.
    expect(button("Um")).not.toHaveAccessibleDescription();
    act(leave);
    await pass(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
  }
});

it("no tooltip opens on a screen that cannot hover", async () => {
  canHover = false;
  await point("Um");
  await pass(2000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
