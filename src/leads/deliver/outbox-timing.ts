import type { Outcome } from "#external-services/rd-station/rd-station.ts";
import { exponentialBackoff } from "#jobs/poller.ts";

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

/** What the platform says of another attempt. */
export interface RetryWishes {
  readonly limit?: Extract<Outcome, { kind: "retryable" }>["limit"];
  readonly retryAfterMs?: number | undefined;
}

/**
 * The same with what the platform asked for, which makes a backoff longer, never shorter. Only
 * where a limit is reached (429) it knows better when that ends: then a tenth of the growing
 * backoff (a second at first) keeps an immediate retry from becoming a loop.
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
