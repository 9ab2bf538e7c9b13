import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { leadIn, platformAt, readLead, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { runOutbox, startPlatform } from "#tests/running-outbox.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Outcome } from "#external-services/rd-station/rd-station.ts";
import type { Lead } from "../lead-transition.ts";
import { recordDelivery, createOutcomeWriter } from "./delivery-poller.ts";
import { claimLead } from "./delivery-state.ts";

const DELIVERED: Outcome = { kind: "delivered", platformId: "42", reason: "" };
const LEAD = { id: "7f9c24e8-3b0a-4d1e-8f00-1d2c3b4a5968", attempts: 1 } as Lead;

afterEach(() => {
  vi.useRealTimers();
});

function refusedWith(code: string) {
  return new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });
}

function writer(record: () => Promise<void>) {
  const stopping = new AbortController();
  const { log, lines } = recordLog();
  return { stopping, lines, ...createOutcomeWriter({ record, log, stopping: stopping.signal }) };
}

test("a statement that the database refuses is given up after a few tries, and said so", async () => {
  vi.useFakeTimers();
  const record = vi.fn<() => Promise<void>>(() => Promise.reject(refusedWith("42501")));
  const { write, settled, lines } = writer(record);
  await write(LEAD, DELIVERED);
  expect(record).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await settled();
  expect(record).toHaveBeenCalledTimes(5);
  expect(lines.at(-1)).toMatchObject({ level: "error", fields: { lead: LEAD.id } });
});

test.each([
  new Error("write EPIPE"),
  refusedWith("EPIPE"),
  refusedWith("57P01"),
  refusedWith("53100"),
])("what passes (%s) is outlasted: half an hour later the outcome is written", async (error) => {
  vi.useFakeTimers();
  let isOver = false;
  const record = vi.fn<() => Promise<void>>(async () => {
    if (!isOver) throw error;
  });
  const { write, settled, lines } = writer(record);
  await write(LEAD, DELIVERED);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  isOver = true;
  await vi.advanceTimersByTimeAsync(60_000);
  await settled();
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  // Growing backoff: no more than two a minute in the end.
  expect(record.mock.calls.length).toBeLessThan(70);
});

test("trying ends with the process, and after an hour", async () => {
  vi.useFakeTimers();
  const record = () => Promise.reject(new Error("Connection terminated"));
  const long = writer(record);
  await long.write(LEAD, DELIVERED);
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  await long.settled();
  const stopped = writer(record);
  await stopped.write(LEAD, DELIVERED);
  stopped.stopping.abort();
  await stopped.settled();
  expect(stopped.lines.at(-1)).toMatchObject({ level: "error" });
});

test("with ten outcomes unwritten nothing more should be sent", async () => {
  const { write, isBehind, stopping, settled } = writer(() => Promise.reject(new Error("gone")));
  for (let count = 0; count < 9; count++) await write(LEAD, DELIVERED);
  expect(isBehind()).toBe(false);
  await write(LEAD, DELIVERED);
  expect(isBehind()).toBe(true);
  stopping.abort();
  await settled();
});

describeWithDatabase("an outcome that cannot be written", (getDatabase) => {
  test("for its id is written without it", async () => {
    const { orm } = getDatabase();
    await submit(getDatabase(), undefined);
    const claim = await claimLead(orm, 100_000);
    if (!("lead" in claim)) throw new Error("nothing to claim");
    const { log, lines } = recordLog();
    const stopping = new AbortController().signal;
    const record = (lead: Lead, outcome: Outcome) => recordDelivery(orm, () => 0, lead, outcome);
    const { write } = createOutcomeWriter({ record, log, stopping });
    await write(claim.lead, { ...DELIVERED, platformId: "id\u0000x" });
    expect(await readLead(getDatabase(), claim.lead.id)).toMatchObject({
      state: "delivered",
      platformId: null,
      reason: "Resposta sem identificador",
    });
    expect(lines).toEqual([]);
  });

  test("holds up no other lead, and is written as soon as it can be", async () => {
    const { orm } = getDatabase();
    const platform = await startPlatform();
    onTestFinished(async () => {
      await orm.execute(sql`drop function if exists refuse() cascade`);
    });
    const outbox = runOutbox({ database: getDatabase(), rdStation: platformAt(platform) });
    await orm.execute(sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$
    `);
    await orm.execute(sql`
      create trigger refuse before update on leads for each row
      when (new.state = 'delivered' and new.email = 'held@example.com') execute function refuse()
    `);
    const held = await submit(getDatabase(), outbox, { email: "held@example.com" });
    await eventually(() => expect(platform.taken(held.email)).toBe(1));
    const others = [];
    for (let count = 0; count < 5; count++) others.push(await submit(getDatabase(), outbox));
    for (const { id } of others) await leadIn(getDatabase(), id, "delivered");
    expect((await readLead(getDatabase(), held.id)).state).toBe("waiting");
    await orm.execute(sql`drop function refuse() cascade`);
    await leadIn(getDatabase(), held.id, "delivered");
    expect(platform.taken(held.email)).toBe(1);
  });
});
