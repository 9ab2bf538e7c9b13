import { setTimeout as sleep } from "node:timers/promises";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { HttpServer } from "#runtime/http/http-server.ts";

/** Reserved to close the database after the last clients are cut off. */
const TIME_TO_FINISH_MS = 2000;
/** A terminal and npm both forward the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;
/** Maximum duration of an exit, with the last lines of the log. */
const TIME_TO_END_MS = 1500;

/**
 * Shuts down once: `/readyz` returns 503 while requests are still accepted for `graceMs` (SIGTERM
 * only, so that a load balancer notices), then finishes the last ones and closes the database.
 * Exits with 1 shortly before `limitMs`, or at a second signal; at `limitMs` the process is killed.
 */
export function createShutDown(options: {
  readonly httpServer: Pick<HttpServer, "drain" | "close">;
  readonly stopping: AbortController;
  readonly stopWorkers: () => Promise<unknown>;
  readonly closeDatabase: () => Promise<void>;
  readonly graceMs: number;
  readonly limitMs: number;
  readonly log: Log;
  readonly exit: (code: number) => void;
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
