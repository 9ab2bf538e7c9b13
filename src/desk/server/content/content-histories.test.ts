import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { faultsOf } from "#tests/histories/content-faults.ts";
import {
  type ContentHistories,
  contentHistories,
  type Given,
  type Lived,
} from "#tests/histories/content-history.ts";
import { anyLine, type Line } from "#tests/histories/content-lines.ts";
import { expectRepeatable, expectRight, runOf } from "#tests/histories/hold-histories.ts";
import { useVirtualTime } from "#tests/histories/schedule.ts";
import { openVirtualDatabase, type VirtualDatabase } from "#tests/histories/virtual-database.ts";

const RUN = runOf(150, 50_000);

vi.setConfig({ testTimeout: RUN.numRuns * 2000 });

let database: VirtualDatabase;
let live: ContentHistories;
beforeAll(async () => {
  database = await openVirtualDatabase();
  live = await contentHistories(database);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => database.close());

const planned: Line[] = [
  { isHeld: true, at: 1 },
  { writes: "name", at: 0 },
  { passes: 0.1 },
  { plans: 2, at: 0 },
  { passes: 0.1 },
];
const written: Line[] = [
  { writes: "name", at: 0 },
  { passes: 0.1 },
  { writes: "name", at: 1 },
  { passes: 0.1 },
];
const replanned: Line[] = [
  ...written.slice(0, 2),
  { plans: 20, at: 0 },
  { passes: 0.1 },
  { rewritesPlan: "name", at: 1 },
  { passes: 0.1 },
];
const published: Line[] = [{ publishes: true, at: 1 }, { passes: 0.1 }];
/** The next look for plans is begun with, and nobody learns of it. */
const begun: Line[] = [{ loses: "an answer", at: 0 }, { passes: 6 }];
/** What the histories of a day come to, so that none of it is right because it never happens. */
const MUST_HAPPEN = [
  "writes: 409",
  "publishes: 409",
  "publishes: published",
  "plans: 409",
  "plans are due: published",
  "plan: conflict",
  "plan: interrupted",
  "rewritesPlan: 200",
  "unplans: 200",
  "discards: 409",
  "restores: published",
  "deletes: published",
  "deletes: 409",
  "undoes: published",
];
/** Histories that seldom come about, and those that once were wrong. */
const EXAMPLES: readonly Given[] = [
  // Twice nobody comes to an end with a plan: it is set aside.
  { lines: [...planned, ...begun, { clockJumps: 70_000 }, ...begun, { clockJumps: 70_000 }] },
  // Both change the same.
  { lines: [...replanned.slice(0, 4), { writes: "name", at: 1 }, { passes: 0.1 }, ...published] },
  // Found: a draft, or a plan, that somebody else had written meanwhile was discarded, or deleted with its piece, unseen.
  { lines: [...written, { discards: "draft", at: 0 }] },
  { lines: [...replanned, { discards: "plan", at: 0 }] },
  { lines: [...written, { deletes: true, at: 0 }] },
  { lines: [...replanned, { deletes: true, at: 0 }] },
  // Found: a plan that was begun with before the clock was set back waited until the clock was there again.
  { lines: [...planned, { clockJumps: 600_000 }, ...begun, { clockJumps: -600_000 }] },
];

const anyGiven = fc.record({
  lines: fc.array(anyLine, { minLength: 4, maxLength: 16 }),
  choices: fc.array(fc.nat({ max: 10_000 }), { maxLength: 50 }),
});

function history(given: Given): Promise<Lived> {
  useVirtualTime();
  return live(given);
}

test("the same script and choices are the same history", () =>
  expectRepeatable({ anyGiven, live: history }));

// Rule 10.56.
test("no history loses a plan, publishes one early or twice, or overwrites what was not seen", async () => {
  const examples = EXAMPLES.map((given) => ({ choices: [], ...given }));
  const seen = await expectRight({ anyGiven, live: history, faultsOf, examples, run: RUN });
  for (const one of MUST_HAPPEN) expect.soft([...seen]).toContain(one);
});
