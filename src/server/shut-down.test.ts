import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { createShutDown } from "./shut-down.ts";

function shutDownOf(times: { graceMs?: number; limitMs?: number; closeMs?: number } = {}) {
  const { graceMs = 0, limitMs = 60_000, closeMs = 0 } = times;
  const steps: string[] = [];
  const stopping = new AbortController();
  const step = (name: string) => async () => {
    steps.push(name);
  };
  const { log, messages } = recordLog();
  const shutDown = createShutDown({
    httpServer: {
      drain: () => void steps.push("drain"),
      async close() {
        await sleep(closeMs);
        steps.push("close");
      },
    },
    stopping,
    stopWorkers: step("stop workers"),
    closeDatabase: step("close database"),
    graceMs,
    limitMs,
    log,
    exit: (code) => steps.push(`exit ${code}`),
    killLater: () => {},
  });
  return { shutDown, stopping: stopping.signal, steps, messages };
}

test("accepts requests during the grace period after SIGTERM, not after Ctrl-C, then closes server and database", async () => {
  const told = shutDownOf({ graceMs: 300 });
  expect(told.stopping.aborted).toBe(false);
  const ending = told.shutDown("SIGTERM");
  await sleep(100);
  expect(told.steps).toEqual(["drain", "stop workers"]);
  expect(told.stopping.aborted).toBe(true);
  await ending;
  const all = ["drain", "stop workers", "close", "close database", "exit 0"];
  expect(told.steps).toEqual(all);
  const interrupted = shutDownOf({ graceMs: 60_000 });
  await interrupted.shutDown("SIGINT");
  expect(interrupted.steps).toEqual(all);
});

test("exits with 1 when work does not end in time", async () => {
  const { shutDown, steps, messages } = shutDownOf({ limitMs: 1550, closeMs: 200 });
  void shutDown("SIGTERM");
  await sleep(100);
  expect(steps).toEqual(["drain", "stop workers", "exit 1"]);
  expect(messages()).toContain("Stopped before all work was done");
  await sleep(150);
});

test("exits at a second signal, but not at the first one's echo", async () => {
  const { shutDown, steps } = shutDownOf({ closeMs: 900 });
  const ending = shutDown("SIGINT");
  await shutDown("SIGINT");
  expect(steps).not.toContain("exit 1");
  await sleep(600);
  await shutDown("SIGINT");
  expect(steps).toEqual(["drain", "stop workers", "exit 1"]);
  await ending;
});
