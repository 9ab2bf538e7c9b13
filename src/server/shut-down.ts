import { setTimeout as sleep } from "node:timers/promises";
import { type Log, redactedError } from "#logging/log.ts";
import type { HttpServer } from "#http/http-server.ts";

/** What is left of the time when the last clients are cut off: the database is closed in it. */
const TIME_TO_FINISH_MS = 2000;
/** A terminal and npm both pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;
/** What an end within the limit takes at most, its last lines in the log included. */
const TIME_TO_END_MS = 1500;

/**
 * Ends the process in good order, once: `/readyz` returns 503 while requests are still accepted for
 * `graceMs` (SIGTERM alone: an orchestrator's balancer must notice first), then the last ones are
 * answered and the database is closed. Exits with 1 when that takes more than `limitMs` less a moment, or
 * at a second signal; at `limitMs` the process is gone in any case.
 */
export function createShutDown(options: {
  readonly httpServer: Pick<HttpServer, "drain" | "close">;
  /** Aborted at the first signal. */
  readonly stopping: AbortController;
  /** Runs while the last requests get their responses. */
  readonly stopWorkers: () => Promise<unknown>;
  readonly closeDatabase: () => Promise<void>;
  readonly graceMs: number;
  readonly limitMs: number;
  readonly log: Log;
  readonly exit: (code: number) => void;
  /** Ends the process after so many milliseconds, whatever its thread is doing then. */
  readonly killLater: (milliseconds: number) => void;
}) {
  const { httpServer, stopping, stopWorkers, closeDatabase, graceMs, limitMs, log } = options;
  const { exit, killLater } = options;
  const orderlyMs = Math.max(limitMs - TIME_TO_END_MS, 0);
  let stoppingSince = 0;

  async function shutDown(signal: string): Promise<void> {
    if (stopping.signal.aborted) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(1);
      return;
    }
    stopping.abort();
    stoppingSince = performance.now();
    log.info({ signal }, "stopping");
    killLater(limitMs);
    setTimeout(() => {
      log.error({ seconds: orderlyMs / 1000 }, "Stopped before all work was done");
      exit(1);
    }, orderlyMs).unref();
    httpServer.drain();
    const stopped = stopWorkers();
    if (signal === "SIGTERM") await sleep(graceMs);
    const spent = performance.now() - stoppingSince;
    await httpServer.close(Math.max(orderlyMs - spent - TIME_TO_FINISH_MS, 0));
    await stopped;
    await closeDatabase();
    exit(0);
  }

  return async (signal: string): Promise<void> => {
    try {
      await shutDown(signal);
    } catch (error) {
      log.error({ reason: redactedError(error) }, "Stopping failed");
      exit(1);
    }
  };
}
