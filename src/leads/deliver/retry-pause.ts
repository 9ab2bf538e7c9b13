import type { Outcome } from "#external-services/rd-station/outcome.ts";

const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;

/** How long to wait after the failed attempt of that number, the first being 1: twice as long each time, at most an hour. */
export function retryPause(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}

/**
 * The same with what the platform asked for, which makes a pause longer, never shorter. Only where
 * a limit is reached (429) it knows better when that ends: then a tenth of the growing pause (so a
 * second at first) keeps "again in no time" from being a loop.
 */
export function postponedPause(
  { limit, waitMs }: Pick<Extract<Outcome, { kind: "postponed" }>, "limit" | "waitMs">,
  attempts: number,
  pauseAfter: (attempts: number) => number,
): number {
  const ownMs = pauseAfter(attempts);
  if (waitMs === undefined) return ownMs;
  return Math.max(waitMs, limit === undefined ? ownMs : ownMs / 10);
}
