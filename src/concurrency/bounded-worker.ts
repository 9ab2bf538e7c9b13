/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

/** On a machine that is busy a thread may take its time to begin. */
const START_LIMIT_MS = 20_000;
/** A thread holds some 20 MB, and most of the work is done once each. */
const IDLE_LIMIT_MS = 5000;

/** The thread failed at this piece of work: it threw, took too long, or needed too much memory. */
export class WorkerFailedError extends Error {
  override name = "WorkerFailedError";
}

export interface BoundedWorkerOptions {
  /** The thread's file, from the project's folder: the server's own code is in a bundle. See `answerInThread`. */
  readonly file: string | URL;
  /** How long one piece of work may take. */
  readonly timeLimitMs: number;
  /** Beyond it the thread ends, and nothing else does. */
  readonly memoryLimitMb: number;
  /** How long work may wait for the work before it. */
  readonly queueTimeoutMs: number;
  /** After that time without work the thread ends. */
  readonly idleLimitMs?: number;
}

/**
 * Returns a function that has its argument worked on in a thread of its own, one piece of work after the
 * other; both ways it is copied. It rejects with a {@link WorkerFailedError} where the thread failed at
 * it, which then ends: the next piece of work begins another. Rejects with a `QueueTimeoutError` where the work waited
 * too long, and with the error of the start when no thread can be started.
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
    // The console of the main thread writes to the log, a thread's own past it.
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
    // First, so that no work is given to a thread that is ending.
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
