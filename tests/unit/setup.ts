import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected console.error or console.warn fails the test that caused it.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => complaints.push(said));
  }
});

afterEach(() => {
  if (typeof document !== "undefined") cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
