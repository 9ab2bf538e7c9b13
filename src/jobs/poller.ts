import { type Log, redactedError } from "#runtime/logging/log.ts";

const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;

/** Doubles with each attempt, up to an hour. */
export function exponentialBackoff(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}

/** Does some work and returns the milliseconds until the next poll. */
export type Poll = () => Promise<number>;

export interface Poller {
  /** Polls now instead of at the end of the interval. */
  wake(): void;
  /** Resolves when the current poll is done; starts no other. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 30_000;

/** Returns the pause in milliseconds after failures in a row, the first being 1. */
export const failurePause = (failures: number): number =>
  Math.min(250 * 2 ** failures, LONGEST_PAUSE_MS);

/** Polls until stopped. Retries a failed poll with growing backoff. */
export function startPoller(poll: Poll, log: Log, name: string): Poller {
  const stopping = new AbortController();
  let isWoken = false;
  let failures = 0;
  let wakeUp = () => {};

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted || isWoken || milliseconds <= 0) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      let next: number;
      try {
        next = await poll();
        failures = 0;
      } catch (error) {
        failures += 1;
        next = failurePause(failures);
        log.warn({ reason: redactedError(error), failures }, `${name} failed, will retry`);
        isWoken = false;
      }
      await wait(next);
    }
  }

  const done = work();
  return {
    wake() {
      isWoken = true;
      // After a failure the wait continues, or each new lead would query a database that is down.
      if (failures === 0) wakeUp();
    },
    async stop() {
      stopping.abort();
      wakeUp();
      await done;
    },
  };
}
