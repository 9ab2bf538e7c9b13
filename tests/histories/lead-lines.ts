import fc from "fast-check";
import type { NewLead } from "#leads/accept/store-lead.ts";
import { at, isHeld, loses, restarts } from "./two-processes.ts";
import { type Answer, ANSWERS } from "./virtual-platform.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const UNCONFIRMED = { text: "", version: "1", confirmedAt: null };
const SUSPECTED = { state: "quarantined", reason: "Suspeita de spam" } as const;
const SIGN_UP = { form: "newsletter_form", consent: UNCONFIRMED } as const;

/** Posts of the forms. */
export const POSTS = {
  quote: {},
  spam: SUSPECTED,
  "sign-up": { ...SIGN_UP, state: "unconfirmed" },
  "suspected sign-up": { ...SIGN_UP, ...SUSPECTED },
} as const satisfies Record<string, Partial<NewLead>>;

/** Three leads share the first form. */
const posts = fc.constantFrom(
  "quote" as const,
  "quote" as const,
  ...(Object.keys(POSTS) as (keyof typeof POSTS)[]),
);
const answers = fc.array(fc.constantFrom(...(Object.keys(ANSWERS) as Answer[])), {
  minLength: 1,
  maxLength: 3,
});
const often = fc.constantFrom(true, true, true, false);
const decides = fc.constantFrom("resend" as const, "delivered" as const, "redeliver" as const);
const closes = fc.constantFrom("spam" as const, "spam" as const, "lost" as const);
const passes = fc.constantFrom<number[]>(0.1, 0.1, 1, 3, 12, 40, 40);
const clockJumps = fc.constantFrom<number[]>(
  -24 * HOUR,
  -HOUR,
  -30 * SECOND,
  30 * SECOND,
  24 * HOUR,
);

/** Events of the two processes `at` 0 and 1, in any order, at any moment. */
export const anyLine = fc.oneof(
  { weight: 6, arbitrary: fc.record({ posts, at }) },
  { weight: 1, arbitrary: fc.record({ postsAgain: fc.constant<boolean>(true), at }) },
  { weight: 5, arbitrary: fc.record({ platform: answers }) },
  { weight: 3, arbitrary: fc.record({ restarts, isOn: often, at }) },
  { weight: 4, arbitrary: fc.record({ isHeld, at }) },
  { weight: 2, arbitrary: fc.record({ loses, at }) },
  { weight: 5, arbitrary: fc.record({ decides, at }) },
  { weight: 2, arbitrary: fc.record({ closes, at }) },
  { weight: 2, arbitrary: fc.record({ reopens: fc.constant<boolean>(true), at }) },
  { weight: 1, arbitrary: fc.record({ confirms: fc.constant<boolean>(true), at }) },
  { weight: 5, arbitrary: fc.record({ passes }) },
  { weight: 1, arbitrary: fc.record({ clockJumps }) },
);

/** `passes` is in seconds, `clockJumps` in milliseconds. */
export type Line = typeof anyLine extends fc.Arbitrary<infer One> ? One : never;
