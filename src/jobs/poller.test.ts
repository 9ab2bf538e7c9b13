import { DrizzleQueryError } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { startPoller, type Poll, exponentialBackoff } from "./poller.ts";

function start(poll: Poll) {
  const { log, lines } = recordLog();
  const poller = startPoller(poll, log, "Work");
  onTestFinished(() => poller.stop());
  return { poller, lines };
}

test("retries a failed poll with growing backoff, and logs it without its values", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failure = new DrizzleQueryError(
    "insert",
    ["maria@example.com"],
    Object.assign(new Error("refused: maria@example.com"), { code: "22021" }),
  );
  const poll = vi.fn<Poll>().mockRejectedValue(failure);
  const { poller, lines } = start(poll);
  await vi.advanceTimersByTimeAsync(499);
  expect(poll).toHaveBeenCalledTimes(1);
  // A new lead does not query a database that is down.
  poller.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(poll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(poll.mock.calls.length).toBeGreaterThan(20);
  expect(JSON.stringify(lines)).not.toContain("maria");
});

test("waking ends the wait, also during a poll", async () => {
  let finish = () => {};
  const poll = vi.fn<Poll>(() => new Promise((resolve) => (finish = () => resolve(60_000))));
  const { poller } = start(poll);
  poller.wake();
  finish();
  await expect.poll(() => poll).toHaveBeenCalledTimes(2);
  finish();
  await new Promise((resolve) => setTimeout(resolve, 10));
  poller.wake();
  await expect.poll(() => poll).toHaveBeenCalledTimes(3);
  finish();
});

test("stop waits for the current poll and starts no other", async () => {
  let finish = () => {};
  const poll = vi.fn<Poll>(() => new Promise((resolve) => (finish = () => resolve(0))));
  const { poller } = start(poll);
  let isStopped = false;
  const stopped = poller.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(poll).toHaveBeenCalledTimes(1);
});

test("backoffs start at ten seconds, double, and end at an hour", () => {
  expect([1, 2, 3, 4].map(exponentialBackoff)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([10, 100, 10_000].map(exponentialBackoff)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});
