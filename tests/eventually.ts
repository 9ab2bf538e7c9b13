import { vi } from "vitest";

/** As long as `expect.poll` waits in `vitest.config.ts`: what comes at once on a machine at rest comes late on a busy one. */
const LONGEST_MS = 60_000;

/** Waits until a check no longer throws, and returns what it returned. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LONGEST_MS, interval: 20 });
}
