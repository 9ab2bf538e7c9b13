/** How much one window of time takes; the rest is refused. */
export interface RateLimits {
  readonly perIp: number;
  readonly together: number;
  readonly windowMs: number;
}

/**
 * Returns a function that says whether one more of this IP is admitted. Each process counts by
 * itself and in memory alone, so that an IP is forgotten with its window.
 */
export function createRateLimiter(limits: RateLimits, now = () => performance.now()) {
  const { perIp, together, windowMs } = limits;
  const counts = new Map<string, number>();
  let total = 0;
  let start = now();
  return function admits(ip: string | undefined): boolean {
    if (now() - start >= windowMs) {
      counts.clear();
      total = 0;
      start = now();
    }
    if (total >= together) return false;
    const count = ip === undefined ? 0 : (counts.get(ip) ?? 0);
    if (count >= perIp) return false;
    if (ip !== undefined) counts.set(ip, count + 1);
    total += 1;
    return true;
  };
}
