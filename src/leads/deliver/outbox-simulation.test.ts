import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { anyLine, type Line } from "#tests/histories/lead-lines.ts";
import { type Given, live, type Lives, WRITTEN } from "#tests/histories/lead-history.ts";
import { expectRepeatable, expectRight, runOf } from "#tests/histories/hold-histories.ts";
import { useVirtualTime } from "#tests/histories/schedule.ts";
import { ANSWERS } from "#tests/histories/virtual-platform.ts";
import { openVirtualDatabase, type VirtualDatabase } from "#tests/histories/virtual-database.ts";
import { LEAD_STEPS, type LeadStepName } from "../lead-steps.ts";
import { FORM_FAILURES } from "../lead-transition.ts";
import { CLOSED_AS_SPAM } from "./staff-decisions.ts";

const RUN = runOf(150, 100_000);

vi.setConfig({ testTimeout: RUN.numRuns * 2000 });

const SENT_AGAIN = "Reenvio pedido pela equipe";
const SETTLED = "Confirmado pela equipe";
/** Steps of staff and subscribers leave a note; processes take all others. */
const NOTED = new Map<string, readonly LeadStepName[]>([
  [SENT_AGAIN, ["redelivered", "askedFirst", "resent"]],
  [SETTLED, ["settled"]],
  ["Reaberto pela equipe", ["reopened"]],
  ["Inscrição confirmada pelo link do e-mail", ["confirmed"]],
]);
const STEPS = Object.keys(LEAD_STEPS) as LeadStepName[];
const OTHERS = STEPS.filter((name) => ![...NOTED.values()].flat().includes(name));

/** Formats a step as arrows: `waiting → parked`. */
function arrowsOf(name: LeadStepName): string[] {
  const { from, to } = LEAD_STEPS[name];
  return (from.length === 0 ? ["new"] : from).map((state) => `${state} → ${to}`);
}

/** Whether an event left a process unable to know if the platform has a lead. */
const canLeaveInDoubt = ({ lines, choices = [] }: Given) =>
  // A statement may have waited for its turn.
  choices.length > 0 ||
  lines.some(
    (one) =>
      "restarts" in one ||
      "isHeld" in one ||
      "clockJumps" in one ||
      ("loses" in one && one.loses === "an answer") ||
      ("platform" in one && one.platform.some((answer) => ANSWERS[answer].isInDoubt)),
  );

function faultsOf(given: Given, lived: Lives, seen: Set<string>): string[] {
  const { faults, acknowledged, lives } = lived;
  const found = [...faults];
  const stored = new Map(lives.map(({ lead }) => [lead.id, lead]));
  for (const [email, id] of acknowledged) {
    if (stored.get(id)?.email !== email) found.push(`${email} is lost`);
  }
  for (const { lead, taken, steps } of lives) {
    const say = (what: string) => found.push(`${lead.email} ${what}`);
    let resends = 0;
    let wasWaiting = false;
    let before = "new";
    for (const { state, reason } of steps) {
      const arrow = `${before} → ${state}`;
      const names = NOTED.get(reason) ?? OTHERS;
      if (!names.flatMap(arrowsOf).includes(arrow))
        say(`took a step of its own: ${arrow}, ${reason}`);
      seen.add(arrow);
      if (before === "unknown" && reason === SENT_AGAIN) resends += 1;
      wasWaiting ||= state === "waiting";
      before = state;
    }
    const last = steps.at(-1);
    if (last?.state !== lead.state) say(`is ${lead.state}, its log says ${last?.state}`);
    if (!NOTED.has(last?.reason ?? "") && last?.reason !== lead.reason)
      say("has an unlogged reason");
    if (lead.state === "waiting") say(`waits beyond its plan: ${lead.reason}`);
    if (lead.state === "quarantined" && lead.reason === CLOSED_AS_SPAM && lead.outcome !== "spam")
      say("is withheld, and not closed as spam");
    if (lead.state === "parked" || lead.state === "unknown") {
      if (lead.reason === "" || last?.failure !== FORM_FAILURES[lead.form])
        say(`is ${lead.state} without a reason`);
    }
    if (taken > 1 + resends) say(`was taken ${taken} times, sent again ${resends} times`);
    if (lead.state === "delivered" && last?.reason !== SETTLED && taken === 0)
      say("was never taken");
    if (lead.state === "unknown" && !canLeaveInDoubt(given)) say("is unknown without a cause");
    if (taken > 0 && !wasWaiting) say("was sent out of the quarantine");
  }
  return found;
}

let database: VirtualDatabase;
beforeAll(async () => {
  database = await openVirtualDatabase();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => database.close());

const posted: Line[] = [{ posts: "quote", at: 0 }, { passes: 0.1 }];
const late: Line[] = [...posted, { isHeld: true, at: 0 }, { passes: 40 }, { isHeld: false, at: 0 }];
const later: Line[] = [...posted, { passes: 1 }];
/** Rare steps, and simulations that once failed. */
const EXAMPLES: readonly Given[] = [
  { lines: [{ platform: ["accepts"] }, ...late] },
  { lines: [{ platform: ["says 422"] }, ...late] },
  { lines: [{ platform: ["says 500"] }, ...late] },
  { lines: [{ platform: ["hangs"] }, ...late] },
  { lines: [{ platform: ["is cut after"] }, ...later, { decides: "delivered", at: 1 }] },
  { lines: [{ platform: ["says 401"] }, ...later, { decides: "delivered", at: 1 }] },
  { lines: [{ platform: ["says 500"] }, ...posted, { closes: "spam", at: 1 }, { passes: 40 }] },
  {
    lines: [
      { restarts: "stop", isOn: false, at: 0 },
      { restarts: "stop", isOn: false, at: 1 },
      ...later,
      { closes: "spam", at: 1 },
      { passes: 1 },
      { reopens: true, at: 0 },
    ],
  },
  { lines: [{ platform: ["says 401"] }, ...later, { decides: "redeliver", at: 1 }] },
  { lines: [...posted, { closes: "spam", at: 0 }, { restarts: "crash", isOn: true, at: 0 }] },
  { lines: [...posted, { loses: "a statement", at: 0 }, { passes: 3 }] },
  // Found: a reason was written on a lead from before the clock was set back, which then waited for
  // the old time.
  {
    lines: [
      { platform: ["says 429"] },
      { posts: "quote", at: 1 },
      ...posted,
      { clockJumps: -3_600_000 },
      { passes: 0.1 },
      { passes: 0.1 },
    ],
    callsPerMinute: 60,
  },
];

const anyGiven = fc.record({
  lines: fc.array(anyLine, { minLength: 4, maxLength: 14 }),
  choices: fc.array(fc.nat({ max: 10_000 }), { maxLength: 50 }),
  callsPerMinute: fc.constantFrom(60, 60_000),
});

async function simulate(given: Given): Promise<Lives> {
  useVirtualTime();
  await database.empty(WRITTEN);
  return live(database, given);
}

test("a script and choices determine the simulation", () =>
  expectRepeatable({ anyGiven, live: simulate }));

// Rule 6.22.
test("no simulation loses a lead, sends one twice unasked, or leaves one waiting", async () => {
  const examples = EXAMPLES.map((given) => ({ choices: [], callsPerMinute: 60_000, ...given }));
  const seen = await expectRight({ anyGiven, live: simulate, faultsOf, examples, run: RUN });
  expect([...seen].toSorted()).toEqual([...new Set(STEPS.flatMap(arrowsOf))].toSorted());
});
