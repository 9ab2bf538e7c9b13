import { afterEach, expect, test, vi } from "vitest";
import { createConcurrencyLimiter, QueueTimeoutError } from "./concurrency-limiter.ts";

afterEach(() => void vi.useRealTimers());

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

test("runs at most `limit` tasks at a time, in order", async () => {
  const run = createConcurrencyLimiter({ limit: 3, queueTimeoutMs: 10_000 });
  let working = 0;
  let most = 0;
  const begun: number[] = [];
  const work = Array.from({ length: 20 }, (_, index) =>
    run(async () => {
      begun.push(index);
      most = Math.max(most, ++working);
      await pause(1);
      working -= 1;
      return index;
    }),
  );
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  expect(await Promise.all(work)).toEqual(numbers);
  expect(begun).toEqual(numbers);
  expect(most).toBe(3);
});

test("rejects a task after its queue timeout, and never runs it", async () => {
  vi.useFakeTimers();
  const run = createConcurrencyLimiter({ limit: 1, queueTimeoutMs: 1000 });
  const first = run(() => pause(5000));
  const late = vi.fn<() => Promise<void>>(async () => {});
  const refused = run(late).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refused).toBeInstanceOf(QueueTimeoutError);
  await vi.advanceTimersByTimeAsync(3500);
  const patient = run(async () => "done");
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect(await patient).toBe("done");
  expect(late).not.toHaveBeenCalled();
});
