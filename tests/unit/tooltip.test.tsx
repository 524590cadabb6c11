// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip, TooltipProvider } from "~/components/tooltip";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, and so no ResizeObserver.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <TooltipProvider>
      <Tooltip text="Um">
        <button type="button">1</button>
      </Tooltip>
      <Tooltip text="Dois">
        <button type="button">2</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pointAt = (name: string) => fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
// jsdom cannot tell at which side a pointer leaves.
const close = () => fireEvent.keyDown(document, { key: "Escape" });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryByRole("tooltip")?.textContent;

test("a tooltip opens after 700 ms, and the next one at once within 300 ms", () => {
  pointAt("1");
  pass(690);
  expect(shown()).toBeUndefined();
  pass(20);
  expect(shown()).toBe("Um");
  close();
  pass(290);
  pointAt("2");
  pass(0);
  expect(shown()).toBe("Dois");
});

test("more than 300 ms later, the next tooltip takes 700 ms again", () => {
  pointAt("1");
  pass(710);
  close();
  pass(310);
  pointAt("2");
  pass(690);
  expect(shown()).toBeUndefined();
  pass(20);
  expect(shown()).toBe("Dois");
});
