import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { createShutDown } from "./shut-down.ts";

/** A shutdown whose steps are written down, and take as long as they are told. */
function shutDownOf(times: { graceMs?: number; limitMs?: number; closeMs?: number } = {}) {
  const { graceMs = 0, limitMs = 60_000, closeMs = 0 } = times;
  const steps: string[] = [];
  const step = (name: string) => async () => {
    steps.push(name);
  };
  const { log, sentences } = recordLog();
  const shutDown = createShutDown({
    door: {
      listen: async () => 0,
      drain: () => void steps.push("drain"),
      async close() {
        await sleep(closeMs);
        steps.push("close");
      },
    },
    stopWorkers: step("stop workers"),
    finish: step("finish"),
    graceMs,
    limitMs,
    log,
    exit: (code) => steps.push(`exit ${code}`),
  });
  return { shutDown, steps, sentences };
}

test("a signal winds work down, closes the door, finishes, and ends well", async () => {
  const { shutDown, steps } = shutDownOf();
  expect(shutDown.isStopping()).toBe(false);
  await shutDown.onSignal("SIGTERM");
  expect(shutDown.isStopping()).toBe(true);
  expect(steps).toEqual(["drain", "stop workers", "close", "finish", "exit 0"]);
});

test("after SIGTERM the door stays open for the grace; after Ctrl-C it does not", async () => {
  const told = shutDownOf({ graceMs: 300 });
  const ending = told.shutDown.onSignal("SIGTERM");
  await sleep(100);
  expect(told.steps).toEqual(["drain", "stop workers"]);
  await ending;
  expect(told.steps.at(-1)).toBe("exit 0");
  const interrupted = shutDownOf({ graceMs: 60_000 });
  await interrupted.shutDown.onSignal("SIGINT");
  expect(interrupted.steps.at(-1)).toBe("exit 0");
});

test("what does not end in time is left, and the exit code says so", async () => {
  const { shutDown, steps, sentences } = shutDownOf({ limitMs: 50, closeMs: 200 });
  void shutDown.onSignal("SIGTERM");
  await sleep(100);
  expect(steps).toEqual(["drain", "stop workers", "exit 1"]);
  expect(sentences()).toContain("Stopped before all work was done");
  await sleep(150);
});

test("a second signal ends at once, but the echo of the first does not", async () => {
  const { shutDown, steps } = shutDownOf({ closeMs: 900 });
  const ending = shutDown.onSignal("SIGINT");
  await shutDown.onSignal("SIGINT");
  expect(steps).not.toContain("exit 1");
  await sleep(600);
  await shutDown.onSignal("SIGINT");
  expect(steps).toEqual(["drain", "stop workers", "exit 1"]);
  await ending;
});
