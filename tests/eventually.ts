import { vi } from "vitest";

/** Equals the timeout of `expect.poll` in `vitest.config.ts`; generous for busy machines. */
const LONGEST_MS = 60_000;

/** Retries a check until it does not throw, and returns its result. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LONGEST_MS, interval: 20 });
}
