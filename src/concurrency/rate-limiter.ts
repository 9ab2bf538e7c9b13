import type { Take } from "./visitor-limits.ts";

/** Names beyond this number begin a new window: a flood from ever new networks must not fill the memory. */
const MAXIMUM_NAMES = 100_000;

/**
 * Returns what counts in windows of time. Each process counts by itself and in memory alone, so that a name is
 * forgotten with its window.
 */
export function createRateLimiter(windowMs: number, now = () => performance.now()) {
  const counts = new Map<string, number>();
  let start = now();
  return function take(name: string, maximum: number): number {
    if (now() - start >= windowMs || counts.size >= MAXIMUM_NAMES) {
      counts.clear();
      start = now();
    }
    const count = counts.get(name) ?? 0;
    if (count >= maximum) return Math.max(1, Math.ceil((start + windowMs - now()) / 1000));
    counts.set(name, count + 1);
    return 0;
  } satisfies Take;
}
