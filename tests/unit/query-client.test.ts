import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../app/query-client";

/** Milliseconds between the attempts of a query that always fails. */
async function waitsOf(options: object): Promise<number[]> {
  vi.useFakeTimers();
  const attempts: number[] = [];
  const client = createQueryClient();
  const queryFn = () => {
    attempts.push(Date.now());
    return Promise.reject(new Error("down"));
  };
  const observer = new QueryObserver(client, { queryKey: ["x"], queryFn, ...options });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stop();
  return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
}

it("retries a failed query three times, after 1, 2 and 4 seconds", async () => {
  expect(await waitsOf({})).toEqual([1000, 2000, 4000]);
});

it("never waits longer than 30 seconds", async () => {
  expect(await waitsOf({ retry: 7 })).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

it("does not retry a failed mutation", async () => {
  vi.useFakeTimers();
  const mutationFn = vi.fn(() => Promise.reject(new Error("down")));
  const observer = new MutationObserver(createQueryClient(), { mutationFn });
  await observer.mutate().catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it("forgets data that nobody shows after five minutes", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["x"], queryFn: () => "data" });
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(["x"])).toBe("data");
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["x"])).toBeUndefined();
});
