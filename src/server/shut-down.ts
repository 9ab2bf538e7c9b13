import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#logging/log.ts";
import type { HttpServer } from "#http/http-server.ts";

/** What is left of the time when the last clients are cut off: the database is closed in it. */
const TIME_TO_FINISH_MS = 2000;
/** A terminal and npm both pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;

/**
 * Ends the process in good order, once: `/readyz` returns 503 while requests are still accepted for
 * `graceMs` (SIGTERM alone: an orchestrator's balancer must notice first), then the last ones are
 * answered and the database is closed. Exits with 1 when that takes more than `limitMs`, or at a second
 * signal.
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
}) {
  const { httpServer, stopping, stopWorkers, closeDatabase, graceMs, limitMs, log, exit } = options;
  let stoppingSince = 0;

  async function shutDown(signal: string): Promise<void> {
    if (stopping.signal.aborted) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(1);
      return;
    }
    stopping.abort();
    stoppingSince = performance.now();
    log.info({ signal }, "stopping");
    setTimeout(() => {
      log.error({ seconds: limitMs / 1000 }, "Stopped before all work was done");
      exit(1);
    }, limitMs).unref();
    httpServer.drain();
    const stopped = stopWorkers();
    if (signal === "SIGTERM") await sleep(graceMs);
    const spent = performance.now() - stoppingSince;
    await httpServer.close(Math.max(limitMs - spent - TIME_TO_FINISH_MS, 0));
    await stopped;
    await closeDatabase();
    exit(0);
  }

  return async (signal: string): Promise<void> => {
    try {
      await shutDown(signal);
    } catch (error) {
      log.error({ reason: String(error) }, "Stopping failed");
      exit(1);
    }
  };
}
