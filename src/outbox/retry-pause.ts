const FIRST_MS = 10_000;
const LONGEST_MS = 60 * 60 * 1000;

/** How long to wait after the failed attempt of that number, the first being 1: twice as long each time, at most an hour. */
export function retryPause(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
