import { createLimits, createMemoryStore, type Limit, LIMITS } from "#concurrency/limits.ts";

/** Counts in a memory of its own, by the table with these changes. */
export const limitsOf = (changes: Partial<Parameters<typeof createLimits>[1]> = {}): Limit =>
  createLimits(createMemoryStore(), { ...LIMITS, ...changes }).limit;
