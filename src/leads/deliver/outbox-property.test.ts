import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { FAST, platformAt, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { type Behaviour, startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { startOutbox } from "./outbox.server.ts";
import { redeliver, settle } from "./staff-decisions.ts";

vi.setConfig({ testTimeout: 120_000 });

const behaviour = fc.constantFrom<Behaviour[]>(
  "accept",
  "accept",
  "hang",
  "cut before",
  "cut after",
  "rubbish",
  { status: 401 },
  { status: 404 },
  { status: 422 },
  { status: 500 },
  { status: 503, headers: { "Retry-After": "0" } },
  { status: 429, body: { remaining_time: 40 } },
  { status: 429, body: { error: "'lead_limiter' rate limit exceeded", remaining_time: 40 } },
);

/** What can happen, in any order. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ submit: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ responses: fc.array(behaviour, { maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ crashAfterMs: fc.integer({ min: 0, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ restartAfterMs: fc.integer({ min: 0, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ personDecides: fc.constantFrom("resend", "delivered") }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A database that a process loses when it dies: whatever it still does reaches nothing. */
function mortal({ orm }: Database) {
  let isDead = false;
  const guarded = new Proxy(orm, {
    get(target, name) {
      if (isDead) throw new Error("dead");
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { orm: guarded, die: () => void (isDead = true) };
}

async function live(database: Database, steps: readonly Step[]) {
  const platform = await startRdStation();
  platform.state.delayMs = 5;
  const acknowledged = new Map<string, string>();
  const resent = new Map<string, number>();
  const ended: Promise<void>[] = [];
  const timing = { ...FAST, timeoutMs: 100, staleAfterMs: 400 };
  const start = () => {
    const { orm, die } = mortal(database);
    const rdStation = platformAt(platform);
    const outbox = startOutbox({ database: { orm }, rdStation, log: recordLog().log, timing });
    return { ...outbox, die };
  };
  let process = start();

  for (const one of steps) {
    if ("submit" in one) {
      for (let count = 0; count < one.submit; count++) {
        const { id, email } = await submit(database, process);
        acknowledged.set(id, email);
      }
    } else if ("responses" in one) platform.state.next.push(...one.responses);
    else if ("personDecides" in one) await decide(one.personDecides);
    else if ("crashAfterMs" in one) {
      await sleep(one.crashAfterMs);
      process.die();
      ended.push(process.stop());
      process = start();
    } else {
      await sleep(one.restartAfterMs);
      await process.stop();
      process = start();
    }
  }
  // The platform is well again: what still can be delivered is, and the rest says why not.
  platform.state.next = [];
  const stored = await vi.waitFor(
    async () => {
      const rows = await database.orm.select().from(leads);
      const open = rows.filter(({ state }) => state === "waiting");
      if (open.length > 0) throw new Error(`still waiting: ${JSON.stringify(open)}`);
      return rows;
    },
    { timeout: 20_000, interval: 30 },
  );
  await Promise.all([...ended, process.stop()]);
  await platform.close();
  return { stored, acknowledged, resent, taken: platform.taken };

  async function decide(decision: string) {
    for (const { id, email } of await database.orm
      .select()
      .from(leads)
      .where(eq(leads.state, "unknown"))) {
      const isResend = decision === "resend";
      const isDone = await settle(database, id, isResend ? "resend" : "delivered");
      if (isDone && isResend) resent.set(email, (resent.get(email) ?? 0) + 1);
    }
    const parked = await database.orm.select().from(leads).where(eq(leads.state, "parked"));
    await redeliver(
      database,
      parked.map(({ id }) => id),
    );
  }
}

describeOnBothEngines("whatever platform, processes and staff do", (getDatabase) => {
  test("no acknowledged lead is lost, none is sent twice unasked, none waits without a reason", async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
          const { stored, acknowledged, resent, taken } = await live(getDatabase(), steps);
          expect(stored.map(({ id }) => id).toSorted()).toEqual(
            [...acknowledged.keys()].toSorted(),
          );
          for (const { email, state, reason } of stored) {
            const isUnasked = taken(email) > 1 + (resent.get(email) ?? 0);
            expect({ email, isUnasked }).toEqual({ email, isUnasked: false });
            if (state !== "delivered") {
              expect(["parked", "unknown"]).toContain(state);
              expect(reason).not.toBe("");
            }
          }
        })
        .afterEach(async () => void (await getDatabase().orm.delete(leads))),
      { numRuns: 12, interruptAfterTimeLimit: 40_000, endOnFailure: true },
    );
  });
});
