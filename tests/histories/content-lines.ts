import fc from "fast-check";
import { at, isHeld, loses, restarts } from "./two-processes.ts";

const SECOND = 1000;

/** What people change of the piece; two can be changed side by side. */
export const FIELDS = ["name", "subject.pt", "text.pt", "text.en"] as const;

const field = fc.constantFrom(...FIELDS);
const always = fc.constant<boolean>(true);
const ahead = fc.constantFrom<number[]>(2, 20, 60);
const discards = fc.constantFrom("draft" as const, "plan" as const);
const undoes = fc.constantFrom("piece" as const, "newest" as const);
const passes = fc.constantFrom<number[]>(0.1, 0.1, 1, 6, 21, 65);
const clockJumps = fc.constantFrom<number[]>(
  -600 * SECOND,
  -30 * SECOND,
  70 * SECOND,
  600 * SECOND,
);

/**
 * What the two people do, each `at` a process of their own, and what happens to the two, in any order and at any
 * moment. People act upon what they last saw; `plans` and `passes` are in seconds, `clockJumps` in milliseconds.
 */
export const anyLine = fc.oneof(
  { weight: 3, arbitrary: fc.record({ reads: always, at }) },
  { weight: 8, arbitrary: fc.record({ writes: field, at }) },
  { weight: 4, arbitrary: fc.record({ publishes: always, at }) },
  { weight: 6, arbitrary: fc.record({ plans: ahead, at }) },
  { weight: 2, arbitrary: fc.record({ rewritesPlan: field, at }) },
  { weight: 2, arbitrary: fc.record({ unplans: always, at }) },
  { weight: 1, arbitrary: fc.record({ discards, at }) },
  { weight: 2, arbitrary: fc.record({ restores: fc.nat({ max: 2 }), at }) },
  { weight: 1, arbitrary: fc.record({ deletes: always, at }) },
  { weight: 2, arbitrary: fc.record({ undoes, at }) },
  { weight: 3, arbitrary: fc.record({ restarts, at }) },
  { weight: 3, arbitrary: fc.record({ isHeld, at }) },
  { weight: 2, arbitrary: fc.record({ loses, at }) },
  { weight: 6, arbitrary: fc.record({ passes }) },
  { weight: 1, arbitrary: fc.record({ clockJumps }) },
);

export type Line = typeof anyLine extends fc.Arbitrary<infer One> ? One : never;
