import type { Outcome } from "#external-services/rd-station/outcome.ts";

/** How the outbox spends its time, in milliseconds; tests run it faster. */
export interface OutboxTiming {
  /** How often to look for due leads while there are none; a new lead of this process wakes it. */
  readonly pollIntervalMs: number;
  /** A claim that is older is stale; well above the platform's time limit. */
  readonly staleAfterMs: number;
  /** The platform's time limit (rule 5.5). */
  readonly timeoutMs: number;
  /** The same for one mail. */
  readonly mailTimeoutMs: number;
  /** How long to wait after the failed attempt of that number, the first being 1. */
  readonly backoff: (attempts: number) => number;
}

export const OUTBOX_TIMING: OutboxTiming = {
  pollIntervalMs: 1000,
  staleAfterMs: 30_000,
  timeoutMs: 10_000,
  mailTimeoutMs: 60_000,
  backoff: exponentialBackoff,
};

const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;

/** Twice as long after each attempt, at most an hour. */
export function exponentialBackoff(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}

/**
 * The same with what the platform asked for, which makes a backoff longer, never shorter. Only
 * where a limit is reached (429) it knows better when that ends: then a tenth of the growing
 * backoff (so a second at first) keeps "again in no time" from being a loop.
 */
export function retryBackoff(
  { limit, retryAfterMs }: Pick<Extract<Outcome, { kind: "retryable" }>, "limit" | "retryAfterMs">,
  attempts: number,
  backoff: OutboxTiming["backoff"],
): number {
  const ownMs = backoff(attempts);
  if (retryAfterMs === undefined) return ownMs;
  return Math.max(retryAfterMs, limit === undefined ? ownMs : ownMs / 10);
}
