import { fork } from "node:child_process";
import { once } from "node:events";
import { WorkerFailedError } from "./bounded-worker.ts";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import { withTimeLimit } from "./time-limit.ts";

export interface BoundedProcessOptions {
  /** The process's file, relative to the project; it calls `answerInProcess`. */
  readonly file: string | URL;
  readonly timeLimitMs: number;
  /** Maximum resident memory, native libraries included, which a thread's limits don't count. */
  readonly memoryLimitMb: number;
  readonly queueTimeoutMs: number;
}

/**
 * Returns a function that runs each task in its own child process, one at a time. Rejects with a
 * {@link WorkerFailedError} if the process fails or exceeds a limit, with a `QueueTimeoutError` after too long a wait.
 */
export function createBoundedProcess<Work extends object, Result>(
  options: BoundedProcessOptions,
): (work: Work) => Promise<Result> {
  const { file, timeLimitMs, memoryLimitMb, queueTimeoutMs } = options;
  const oneAtATime = createConcurrencyLimiter({ limit: 1, queueTimeoutMs });

  async function run(work: Work): Promise<Result> {
    // Code that parses hostile files must not see the environment's secrets.
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
