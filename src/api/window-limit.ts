/** How many acts of one window are counted; the rest is refused. */
export interface ActLimits {
  readonly perAddress: number;
  readonly together: number;
  readonly windowMs: number;
}

/** A visitor in a hurry stays far below; a program cannot make up a month in a minute. */
const ACT_LIMITS: ActLimits = { perAddress: 60, together: 6000, windowMs: 60_000 };

/**
 * Answers a function that says whether one more act of this address counts. Each process counts by
 * itself and in memory alone, so that an address is forgotten with its window.
 */
export function createActLimit(limits: ActLimits = ACT_LIMITS, now = () => performance.now()) {
  const { perAddress, together, windowMs } = limits;
  const counts = new Map<string, number>();
  let total = 0;
  let start = now();
  return function admits(address: string | undefined): boolean {
    if (now() - start >= windowMs) {
      counts.clear();
      total = 0;
      start = now();
    }
    if (total >= together) return false;
    const count = address === undefined ? 0 : (counts.get(address) ?? 0);
    if (count >= perAddress) return false;
    if (address !== undefined) counts.set(address, count + 1);
    total += 1;
    return true;
  };
}
