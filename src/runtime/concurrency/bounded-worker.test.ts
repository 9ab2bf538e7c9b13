import { expect, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { createBoundedWorker, WorkerFailedError } from "./bounded-worker.ts";
import { QueueTimeoutError } from "./concurrency-limiter.ts";

const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    let working = 0;
    parentPort.on("message", async ({ waitMs = 0, fill = false, error, print }) => {
      working += 1;
      if (print) console.warn(print);
      if (error) throw new Error(error);
      for (const kept = []; fill; ) kept.push(Array.from({ length: 1000 }, Math.random));
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      parentPort.postMessage({ threadId, working });
      working -= 1;
    });
    parentPort.postMessage("ready");`)}`,
);

interface Work {
  readonly waitMs?: number;
  readonly fill?: boolean;
  readonly error?: string;
  readonly print?: string;
}

function newWorker(
  limits: { timeLimitMs?: number; queueTimeoutMs?: number; idleLimitMs?: number } = {},
) {
  return createBoundedWorker<Work, { threadId: number; working: number }>({
    file: THREAD,
    timeLimitMs: 20_000,
    queueTimeoutMs: 20_000,
    memoryLimitMb: 32,
    ...limits,
  });
}

test("runs all tasks in one thread, one at a time", async () => {
  const run = newWorker();
  const done = await Promise.all([1, 2, 3].map(() => run({ waitMs: 5 })));
  expect(new Set(done.map(({ threadId }) => threadId)).size).toBe(1);
  expect(done.map(({ working }) => working)).toEqual([1, 1, 1]);
});

test.each<[string, Work]>([
  ["takes too long", { waitMs: 60_000 }],
  ["throws", { error: "broken" }],
  ["needs too much memory", { fill: true }],
])("a task that %s ends its thread; the next task gets another", async (why, work) => {
  const run = newWorker(why === "takes too long" ? { timeLimitMs: 500 } : {});
  const { threadId } = await run({});
  await expect(run(work)).rejects.toThrow(WorkerFailedError);
  expect((await run({})).threadId).not.toBe(threadId);
});

test("logs a thread's console output", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await newWorker()({ print: "Unknown font" });
  await eventually(() => expect(warn).toHaveBeenCalledWith("Unknown font\n"));
});

test("rejects a task after its queue timeout", async () => {
  const run = newWorker({ queueTimeoutMs: 50 });
  const first = run({ waitMs: 400 });
  await expect(run({})).rejects.toThrow(QueueTimeoutError);
  await first;
});

test("ends an idle thread; the next task gets another", async () => {
  const run = newWorker({ idleLimitMs: 50 });
  const { threadId } = await run({});
  await eventually(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await run({})).threadId).not.toBe(threadId);
  });
});
