// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Tooltips } from "../../app/components/tooltips";

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await import("../../app/components/tooltip-layer");
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: hover)" }));
  vi.useFakeTimers();
  render(
    <>
      <button type="button" aria-label="Um" data-tooltip="Dica um" />
      <button type="button" aria-label="Dois" data-tooltip="Dica dois" />
      <Tooltips />
    </>,
  );
});

afterEach(cleanup);

const button = (name = "Um") => screen.getByRole("button", { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function point(name?: string) {
  fireEvent.pointerOver(button(name), { pointerType: "mouse" });
  await pass(0);
  fireEvent.pointerMove(button(name), { pointerType: "mouse" });
}

it("a tooltip opens after a pointer has rested for 700 ms, within 300 ms the next one at once, and Escape closes it", async () => {
  const pressEscape = async () => {
    fireEvent.keyDown(document, { key: "Escape" });
    await pass(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
  };
  await point("Um");
  await pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await pass(1);
  expect(screen.getByRole("tooltip")).toHaveProperty("textContent", "Dica um");
  await pressEscape();
  fireEvent.pointerLeave(button("Um"));
  await pass(299);
  await point("Dois");
  expect(screen.getByRole("tooltip")).toHaveProperty("textContent", "Dica dois");
  await pressEscape();
  await pass(301);
  await point("Um");
  await pass(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("a tooltip closes when the window loses the focus, and a focus that no key has moved opens none", async () => {
  await point();
  await pass(700);
  expect(screen.queryByRole("tooltip")).not.toBeNull();
  fireEvent.blur(window);
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
  const control = button();
  vi.spyOn(control, "matches").mockReturnValue(false);
  act(() => control.focus());
  await pass(0);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("a tooltip opens at once on keyboard focus, and closes when the focus leaves or the control is used", async () => {
  // The Enter key causes a click without a pointer press.
  for (const leave of [() => button().blur(), () => fireEvent.click(button())]) {
    act(() => button().focus());
    await pass(0);
    expect(screen.getByRole("tooltip")).toHaveProperty("textContent", "Dica um");
    // The name of the button says the same; a screen reader would read a description as its echo.
    expect(button().getAttribute("aria-describedby")).toBeNull();
    act(leave);
    await pass(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
  }
});
