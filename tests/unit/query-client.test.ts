// @vitest-environment jsdom
// On a server, TanStack Query retries nothing.
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../app/query-client";

const fail = () => Promise.reject(new Error("down"));

it("a failed query is tried again three times, from 1 s on, doubling up to 30 s", async () => {
  vi.useFakeTimers();
  const waitsOf = async (options: object) => {
    const attempts: number[] = [];
    const queryFn = () => {
      attempts.push(Date.now());
      return fail();
    };
    const observer = new QueryObserver(createQueryClient(), { queryKey: ["x"], queryFn, ...options });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    stop();
    return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  };
  expect(await waitsOf({})).toEqual([1000, 2000, 4000]);
  expect((await waitsOf({ retry: 7 })).slice(4)).toEqual([16000, 30000, 30000]);
});

it("a failed mutation is not tried again", async () => {
  vi.useFakeTimers();
  const mutationFn = vi.fn(fail);
  const observer = new MutationObserver(createQueryClient(), { mutationFn });
  await observer.mutate().catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it("data that nothing shows is dropped after five minutes", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["x"], queryFn: () => "data" });
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(["x"])).toBe("data");
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["x"])).toBeUndefined();
});
