import { retryPause } from "./retry-pause.ts";

/** The outbox's clockwork, in milliseconds; tests run it faster. */
export interface OutboxTiming {
  /** How often to look for due leads while there are none; a new lead of this process wakes it. */
  readonly lookMs: number;
  /** A lead sent for longer than that was abandoned; well above the platform's time limit. */
  readonly abandonedAfterMs: number;
  /** The platform's time limit (rule 5.5). */
  readonly timeoutMs: number;
  /** The same for one mail. */
  readonly mailTimeoutMs: number;
  /** The pause after the failed attempt of that number. */
  readonly pauseAfter: (attempts: number) => number;
}

export const OUTBOX_TIMING: OutboxTiming = {
  lookMs: 1000,
  abandonedAfterMs: 30_000,
  timeoutMs: 10_000,
  mailTimeoutMs: 60_000,
  pauseAfter: retryPause,
};
