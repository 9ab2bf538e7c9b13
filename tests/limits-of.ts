import {
  createLimits,
  createMemoryStore,
  type Limit,
  LIMITS,
} from "#runtime/concurrency/limits.ts";

export const limitsOf = (changes: Partial<Parameters<typeof createLimits>[1]> = {}): Limit =>
  createLimits(createMemoryStore(), { ...LIMITS, ...changes }).limit;
