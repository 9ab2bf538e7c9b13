import { fork } from "node:child_process";
import { once } from "node:events";
import { WorkerFailedError } from "./bounded-worker.ts";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import { withTimeLimit } from "./time-limit.ts";

export interface BoundedProcessOptions {
  /** The process's file, from the project's folder: see `answerInProcess`. */
  readonly file: string | URL;
  /** Maximum duration of one piece of work, the start of its process included. */
  readonly timeLimitMs: number;
  /** Maximum resident memory, native libraries included, which the limits of a thread don't count. */
  readonly memoryLimitMb: number;
  /** How long work may wait for the work before it. */
  readonly queueTimeoutMs: number;
}

/**
 * Returns a function that does each piece of work in a child process of its own, one at a time; the process
 * ends with its work, so its memory is free afterwards. Rejects with a {@link WorkerFailedError} when the
 * process fails or exceeds a limit, and with a `QueueTimeoutError` when the work waited too long.
 */
export function createBoundedProcess<Work extends object, Result>(
  options: BoundedProcessOptions,
): (work: Work) => Promise<Result> {
  const { file, timeLimitMs, memoryLimitMb, queueTimeoutMs } = options;
  const oneAtATime = createConcurrencyLimiter({ limit: 1, queueTimeoutMs });

  async function run(work: Work): Promise<Result> {
    // The environment holds secrets, which code that parses hostile files must not see.
    const child = fork(file, [String(memoryLimitMb)], {
      env: { MALLOC_ARENA_MAX: "2" },
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const failed = Promise.withResolvers<never>();
    child.once("error", failed.reject);
    child.once("exit", (code, signal) => failed.reject(new Error(`Ended by ${signal ?? code}`)));
    child.send(work, (error) => error && failed.reject(error));
    try {
      const message = Promise.race([once(child, "message"), failed.promise]);
      const [result] = await withTimeLimit(message, timeLimitMs);
      return result as Result;
    } catch (error) {
      throw new WorkerFailedError(String(error), { cause: error });
    } finally {
      child.kill("SIGKILL");
    }
  }

  return (work) => oneAtATime(() => run(work));
}
