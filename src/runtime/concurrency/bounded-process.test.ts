import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { createBoundedProcess } from "./bounded-process.ts";
import { WorkerFailedError } from "./bounded-worker.ts";
import { QueueTimeoutError } from "./concurrency-limiter.ts";

const PROCESS = `
  import { setTimeout as sleep } from "node:timers/promises";
  import { answerInProcess } from ${JSON.stringify(import.meta.resolve("./answer-in-process.ts"))};
  answerInProcess(async ({ waitMs = 0, fill, error, end }) => {
    if (error) throw new Error("broken");
    if (end) process.exit();
    for (const kept = []; fill; await sleep(1)) kept.push(Buffer.alloc(4_000_000, 1));
    await sleep(waitMs);
    return { pid: process.pid, variables: Object.keys(process.report.getReport().environmentVariables) };
  });`;
interface Work {
  readonly waitMs?: number;
  readonly fill?: true;
  readonly error?: true;
  readonly end?: true;
}

async function newProcess(
  limits: { file?: string; timeLimitMs?: number; queueTimeoutMs?: number } = {},
) {
  const file = join(await temporaryFolder(), "process.mjs");
  await writeFile(file, PROCESS);
  return createBoundedProcess<Work, { pid: number; variables: string[] }>({
    file,
    timeLimitMs: 20_000,
    queueTimeoutMs: 20_000,
    memoryLimitMb: 150,
    ...limits,
  });
}

test("runs each task in its own process, without the environment", async () => {
  const run = await newProcess();
  const done = await Promise.all([run({}), run({})]);
  const ids = new Set([process.pid, ...done.map(({ pid }) => pid)]);
  expect(ids.size).toBe(3);
  for (const { pid, variables } of done) {
    expect(variables).not.toContain("PATH");
    await expect.poll(() => isRunning(pid)).toBe(false);
  }
});

test.each<[string, Work]>([
  ["takes too long", { waitMs: 60_000 }],
  ["throws", { error: true }],
  ["ends its process", { end: true }],
  ["needs too much memory outside the heap", { fill: true }],
])("rejects a task that %s, and runs the next", async (why, work) => {
  const run = await newProcess(why === "takes too long" ? { timeLimitMs: 3000 } : {});
  await expect(run(work)).rejects.toThrow(WorkerFailedError);
  expect((await run({})).pid).toBeGreaterThan(0);
});

test("rejects a task after its queue timeout", async () => {
  const run = await newProcess({ queueTimeoutMs: 50 });
  const first = run({ waitMs: 400 });
  await expect(run({})).rejects.toThrow(QueueTimeoutError);
  await first;
});

test("rejects if its file does not exist", async () => {
  const run = await newProcess({ file: "./not-there.ts" });
  await expect(run({})).rejects.toThrow(WorkerFailedError);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
