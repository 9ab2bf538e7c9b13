import type { Outcome } from "#services/rd-station/rd-station.ts";
import { exponentialBackoff } from "#jobs/poller.ts";

/** In milliseconds; tests run it faster. */
export interface OutboxTiming {
  /** Interval between polls; a new lead of this process wakes the worker. */
  readonly pollIntervalMs: number;
  /** An older claim is stale; well above the platform's timeout. */
  readonly staleAfterMs: number;
  /** The platform's timeout (rule 5.5). */
  readonly timeoutMs: number;
  readonly mailTimeoutMs: number;
  /** Delay after the nth failed attempt, from 1. */
  readonly backoff: (attempts: number) => number;
}

export const OUTBOX_TIMING: OutboxTiming = {
  pollIntervalMs: 1000,
  staleAfterMs: 30_000,
  timeoutMs: 10_000,
  mailTimeoutMs: 60_000,
  backoff: exponentialBackoff,
};

export interface RetryWishes {
  readonly limit?: Extract<Outcome, { kind: "retryable" }>["limit"];
  readonly retryAfterMs?: number | undefined;
}

/**
 * Returns the backoff, lengthened but never shortened by the platform's `Retry-After`. At a rate
 * limit (429) the platform decides; a tenth of the growing backoff (a second at first) prevents a
 * retry loop.
 */
export function retryBackoff(
  { limit, retryAfterMs }: RetryWishes,
  attempts: number,
  backoff: OutboxTiming["backoff"],
): number {
  const ownMs = backoff(attempts);
  if (retryAfterMs === undefined) return ownMs;
  return Math.max(retryAfterMs, limit === undefined ? ownMs : ownMs / 10);
}
