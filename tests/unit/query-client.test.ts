// @vitest-environment jsdom
// On a server, TanStack Query retries nothing.
import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../app/query-client";

it("a failed query is tried again after 1, 2 and 4 s, and its data are dropped after five minutes", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const attempts: number[] = [];
  const queryFn = async () => {
    attempts.push(Date.now());
    throw new Error("down");
  };
  const stop = new QueryObserver(client, { queryKey: ["x"], queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))).toEqual([1000, 2000, 4000]);
  stop();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
