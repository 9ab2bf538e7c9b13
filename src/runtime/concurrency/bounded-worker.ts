/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

/** Generous, because a thread starts slowly on a busy machine. */
const START_LIMIT_MS = 20_000;
/** Short, because a thread holds some 20 MB and most tasks come once. */
const IDLE_LIMIT_MS = 5000;

/** The task threw, took too long, or needed too much memory. */
export class WorkerFailedError extends Error {
  override name = "WorkerFailedError";
}

export interface BoundedWorkerOptions {
  /** The thread's file, relative to the project, since the server is bundled; it calls `answerInThread`. */
  readonly file: string | URL;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly queueTimeoutMs: number;
  /** The thread ends after this time without a task. */
  readonly idleLimitMs?: number;
}

/**
 * Returns a function that runs its argument in a worker thread, one task at a time. Rejects with a
 * {@link WorkerFailedError} if the thread fails (the next task starts another), with a `QueueTimeoutError` after too long
 * a wait, and with the start's error if no thread starts.
 */
export function createBoundedWorker<Work, Result>(
  options: BoundedWorkerOptions,
): (work: Work) => Promise<Result> {
  const { file, timeLimitMs, memoryLimitMb, queueTimeoutMs, idleLimitMs = IDLE_LIMIT_MS } = options;
  const oneAtATime = createConcurrencyLimiter({ limit: 1, queueTimeoutMs });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function start(): Promise<Worker> {
    const started = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
      stdout: true,
      stderr: true,
    });
    started.unref();
    // Only the main thread's console writes to the log.
    started.stdout.on("data", (printed) => console.info(String(printed)));
    started.stderr.on("data", (printed) => console.warn(String(printed)));
    started.on("error", () => forget(started));
    started.on("exit", () => forget(started));
    try {
      await once(started, "message", { signal: AbortSignal.timeout(START_LIMIT_MS) });
    } catch (error) {
      await started.terminate();
      throw error;
    }
    return started;
  }

  function forget(gone: Worker): void {
    if (worker === gone) worker = undefined;
  }

  async function end(current: Worker): Promise<void> {
    // First, so that an ending thread gets no task.
    forget(current);
    await current.terminate();
  }

  async function run(work: Work): Promise<Result> {
    clearTimeout(idle);
    const current = (worker ??= await start());
    try {
      const message = once(current, "message", { signal: AbortSignal.timeout(timeLimitMs) });
      current.postMessage(work);
      const [result] = await message;
      idle = setTimeout(() => end(current), idleLimitMs).unref();
      return result as Result;
    } catch (error) {
      await end(current);
      throw new WorkerFailedError(String(error), { cause: error });
    }
  }

  return (work) => oneAtATime(() => run(work));
}
