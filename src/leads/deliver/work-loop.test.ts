import { expect, onTestFinished, test, vi } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { startWorkLoop, type WorkStep } from "./work-loop.ts";

function start(step: WorkStep) {
  const { log, lines } = recordLog();
  const loop = startWorkLoop(step, log, "Work");
  onTestFinished(() => loop.stop());
  return { loop, lines };
}

test("a step that fails is tried again after growing pauses, and told without its values", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failure = new Error("Failed query: insert 'maria@example.com'");
  const step = vi.fn<WorkStep>().mockRejectedValue(failure);
  const { loop, lines } = start(step);
  await vi.advanceTimersByTimeAsync(499);
  expect(step).toHaveBeenCalledTimes(1);
  // A new lead does not knock at a database that is down.
  loop.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(step).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(step.mock.calls.length).toBeGreaterThan(20);
  expect(JSON.stringify(lines)).not.toContain("maria");
});

test("being woken ends the pause, also when it comes while a step is at work", async () => {
  let finish = () => {};
  const step = vi.fn<WorkStep>(() => new Promise((resolve) => (finish = () => resolve(60_000))));
  const { loop } = start(step);
  loop.wake();
  finish();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(2));
  finish();
  await new Promise((resolve) => setTimeout(resolve, 10));
  loop.wake();
  await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(3));
  finish();
});

test("stopping waits for the step at hand and begins no other", async () => {
  let finish = () => {};
  const step = vi.fn<WorkStep>(() => new Promise((resolve) => (finish = () => resolve(0))));
  const { loop } = start(step);
  let isStopped = false;
  const stopped = loop.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(step).toHaveBeenCalledTimes(1);
});
