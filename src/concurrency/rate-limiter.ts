import type { Take } from "./visitor-limits.ts";

/** Names beyond this number begin a new window: a flood from ever new networks must not fill the memory. */
const MAXIMUM_NAMES = 100_000;

export const RATE_WINDOW_MS = 60_000;

/**
 * Returns what counts in windows of a minute. Each process counts by itself and in memory alone; a name is
 * forgotten with its window, whether anybody comes after it or not.
 */
export function createRateLimiter() {
  const counts = new Map<string, number>();
  let endsAt = 0;
  let end: NodeJS.Timeout | undefined;

  function begin(): void {
    counts.clear();
    clearTimeout(end);
    end = setTimeout(() => counts.clear(), RATE_WINDOW_MS).unref();
    endsAt = performance.now() + RATE_WINDOW_MS;
  }

  return function take(name: string, maximum: number): number {
    if (counts.size === 0 || counts.size >= MAXIMUM_NAMES) begin();
    const count = counts.get(name) ?? 0;
    if (count >= maximum) return Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
    counts.set(name, count + 1);
    return 0;
  } satisfies Take;
}
