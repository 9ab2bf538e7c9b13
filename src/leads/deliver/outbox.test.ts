import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { eventually } from "#tests/eventually.ts";
import { FAST, leadIn, platformAt, readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { type OutboxOptions, startOutbox } from "./outbox.server.ts";

let platform: Awaited<ReturnType<typeof startRdStation>>;
beforeEach(async () => {
  platform = await startRdStation();
});
afterEach(() => platform.close());

/** An outbox to the fake platform; stopped after the test at the latest. */
function start(database: Database, changes: Partial<OutboxOptions> = {}) {
  const { log, lines } = recordLog();
  const rdStation = platformAt(platform);
  const outbox = startOutbox({ database, rdStation, log, timing: FAST, ...changes });
  onTestFinished(() => outbox.stop());
  return { ...outbox, lines };
}

const off = (isEnabled: boolean) =>
  rdStationSettings({
    isEnabled,
    host: platform.host,
    token: undefined,
    api: "forms",
    callsPerMinute: 120,
  });

const TOKEN_MISSING = "Token do RD Station não configurado";
const NO_CONTACT = "Falha na comunicação com RD Station";

describeOnBothEngines("the outbox", (getDatabase, connectAgain) => {
  test("a stored lead is delivered once and keeps the platform's id", async () => {
    const outbox = start(getDatabase());
    const { id, email } = await submit(getDatabase(), outbox);
    const lead = await leadIn(getDatabase(), id, "delivered");
    expect(lead).toMatchObject({ reason: "", attempts: 1, sendingSince: null });
    expect(lead.platformId).toMatch(/^0{8}-/);
    expect(await stepsOf(getDatabase(), id)).toEqual(["waiting", "delivered"]);
    await outbox.stop();
    expect(platform.taken(email)).toBe(1);
  });

  test("a lead that is stored while nobody looks is found without being announced", async () => {
    start(getDatabase());
    const { id } = await submit(getDatabase(), undefined);
    await leadIn(getDatabase(), id, "delivered");
  });

  test("a new lead does not wait for the next look", async () => {
    const outbox = start(getDatabase(), { timing: { ...FAST, pollIntervalMs: 60_000 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { id } = await submit(getDatabase(), undefined);
    // Announced when it is there for certain: what is announced too early is found at the next look.
    await outbox.onLeadStored(getDatabase().orm, id);
    await leadIn(getDatabase(), id, "delivered");
  });

  test.each([401, 404, 422])("a lead refused with %d is parked for a person", async (status) => {
    platform.state.next = [{ status }];
    const outbox = start(getDatabase());
    const { id, email } = await submit(getDatabase(), outbox);
    const lead = await leadIn(getDatabase(), id, "parked");
    expect(lead.reason).toBe(`Erro HTTP: ${status}`);
    const failed = outbox.lines.find(({ level }) => level === "error");
    expect(failed).toMatchObject({
      message: "Falha ao enviar formulário de eventos",
      fields: { lead: id, reason: lead.reason },
    });
    expect(JSON.stringify(outbox.lines)).not.toContain(email);
  });

  test("after 500 and 503 the lead waits and says why, then arrives once", async () => {
    platform.state.next = [{ status: 500 }, { status: 503 }];
    const outbox = start(getDatabase());
    const { id, email } = await submit(getDatabase(), outbox);
    const lead = await leadIn(getDatabase(), id, "delivered");
    expect(lead).toMatchObject({ attempts: 3, reason: "" });
    expect(await stepsOf(getDatabase(), id)).toEqual([
      "waiting",
      "waiting: Erro HTTP: 500",
      "waiting: Erro HTTP: 503",
      "delivered",
    ]);
    expect(platform.taken(email)).toBe(1);
  });

  test("while connections are refused the lead waits and says why, then arrives once", async () => {
    await platform.close();
    const port = await freePort();
    const rdStation = platformAt({ ...platform, host: `http://127.0.0.1:${port}` });
    const outbox = start(getDatabase(), { rdStation });
    const { id, email } = await submit(getDatabase(), outbox);
    await eventually(async () => {
      const { attempts, reason } = await readLead(getDatabase(), id);
      expect({ reason, isRetried: attempts > 1 }).toEqual({ reason: NO_CONTACT, isRetried: true });
    });
    platform = await startRdStation({ port });
    await leadIn(getDatabase(), id, "delivered");
    await outbox.stop();
    expect(platform.taken(email)).toBe(1);
    const [first, second, ...others] = await stepsOf(getDatabase(), id);
    expect([first, second, others.at(-1)]).toEqual([
      "waiting",
      `waiting: ${NO_CONTACT}`,
      "delivered",
    ]);
  });

  test.each([
    ["hang", 1],
    ["cut after", 1],
    ["cut before", 0],
  ] as const)(
    "after %j the lead is unknown and is not sent again",
    async (behaviour, timesTaken) => {
      platform.state.next = [behaviour];
      const timing = behaviour === "hang" ? { ...FAST, timeoutMs: 1500 } : FAST;
      const outbox = start(getDatabase(), { timing });
      const { id, email } = await submit(getDatabase(), outbox);
      expect(await leadIn(getDatabase(), id, "unknown")).toMatchObject({ reason: NO_CONTACT });
      await outbox.stop();
      const later = await submit(getDatabase(), start(getDatabase()));
      await leadIn(getDatabase(), later.id, "delivered");
      expect(platform.taken(email)).toBe(timesTaken);
      expect(await readLead(getDatabase(), id)).toMatchObject({ state: "unknown", attempts: 1 });
    },
  );

  test("an id that no database can hold stops nothing", async () => {
    platform.state.next = [{ status: 200, body: { lead_id: "id\u0000x" } }];
    const outbox = start(getDatabase());
    const first = await submit(getDatabase(), outbox);
    const second = await submit(getDatabase(), outbox);
    expect(await leadIn(getDatabase(), first.id, "delivered")).toMatchObject({ platformId: "idx" });
    await leadIn(getDatabase(), second.id, "delivered");
  });

  test("429 holds every lead back for as long as it says", async () => {
    platform.state.next = [{ status: 429, body: { remaining_time: 700 } }];
    const outbox = start(getDatabase());
    const first = await submit(getDatabase(), outbox);
    await eventually(() => expect(platform.state.received).toHaveLength(1));
    const second = await submit(getDatabase(), outbox);
    await leadIn(getDatabase(), first.id, "delivered");
    await leadIn(getDatabase(), second.id, "delivered");
    const [limited, next] = platform.state.received;
    expect((next?.at ?? 0) - (limited?.at ?? 0)).toBeGreaterThanOrEqual(690);
  });

  // Rule 6.11.
  test("without a token leads wait, say why, and go out once there is one", async () => {
    const outbox = start(getDatabase(), { rdStation: off(true) });
    const { id } = await submit(getDatabase(), outbox);
    await eventually(async () => {
      expect((await readLead(getDatabase(), id)).reason).toBe(TOKEN_MISSING);
    });
    // Logged after the database has it.
    await eventually(() =>
      expect(outbox.lines).toContainEqual({
        level: "warn",
        message: TOKEN_MISSING,
        fields: { leads: [id] },
      }),
    );
    await outbox.stop();
    expect(platform.state.received).toEqual([]);
    start(getDatabase());
    expect(await leadIn(getDatabase(), id, "delivered")).toMatchObject({ reason: "" });
  });

  // Rule 6.11.
  test("with the integration switched off leads are only stored, and say so", async () => {
    const outbox = start(getDatabase(), { rdStation: off(false) });
    const { id } = await submit(getDatabase(), outbox);
    await eventually(async () => {
      const { state, reason } = await readLead(getDatabase(), id);
      expect({ state, reason }).toEqual({
        state: "waiting",
        reason: "Integração com o RD Station desligada",
      });
    });
  });

  test("a quarantined lead is never sent", async () => {
    const outbox = start(getDatabase());
    const spam = await submit(getDatabase(), outbox, { state: "quarantined", reason: "Suspeita" });
    const { id } = await submit(getDatabase(), outbox);
    await leadIn(getDatabase(), id, "delivered");
    expect(platform.taken(spam.email)).toBe(0);
  });

  test("two processes deliver each lead once, together no faster than the limit", async () => {
    const other = await connectAgain();
    onTestFinished(() => other.close());
    const rdStation = platformAt(platform, { callsPerMinute: 1200 });
    const outboxes = [getDatabase(), other].map((database) => start(database, { rdStation }));
    const stored = [];
    for (let index = 0; index < 30; index++) {
      stored.push(await submit(getDatabase(), outboxes[index % 2]));
    }
    for (const { id } of stored) await leadIn(getDatabase(), id, "delivered");
    for (const { email } of stored) expect(platform.taken(email)).toBe(1);
    const times = platform.state.received.map(({ at }) => at);
    const spread = (times.at(-1) ?? 0) - (times[0] ?? 0);
    // 29 pauses of 50 ms; the first calls may have lost some on their way.
    expect(spread).toBeGreaterThan(20 * 50);
  });

  test("a lead whose sender died becomes unknown, and not before its time", async () => {
    const dead = await submit(getDatabase(), undefined);
    const alive = await submit(getDatabase(), undefined);
    await getDatabase().orm.execute(sql`
      update leads set attempts = 1, sending_since = clock_timestamp()
        - case when id = ${dead.id}::uuid then interval '61 minutes' else interval '30 minutes' end
    `);
    start(getDatabase(), { timing: { ...FAST, staleAfterMs: 3_600_000 } });
    await leadIn(getDatabase(), dead.id, "unknown");
    expect(await stepsOf(getDatabase(), dead.id)).toEqual(["waiting", `unknown: ${NO_CONTACT}`]);
    expect(await readLead(getDatabase(), alive.id)).toMatchObject({ state: "waiting" });
    expect(platform.state.received).toEqual([]);
  });

  test.each(["1 day", "-1 day"])("a clock that jumps by %s stops nothing", async (jump) => {
    platform.state.next = [{ status: 500 }];
    const timing = { ...FAST, backoff: () => 60_000 };
    const outbox = start(getDatabase(), { timing });
    const retryable = await submit(getDatabase(), outbox);
    await eventually(async () => {
      expect((await readLead(getDatabase(), retryable.id)).reason).toBe("Erro HTTP: 500");
    });
    await outbox.stop();
    const dead = await submit(getDatabase(), undefined);
    await getDatabase().orm.execute(sql`
      update leads set attempts = 1, sending_since = clock_timestamp() where id = ${dead.id}::uuid
    `);
    const fresh = await submit(getDatabase(), undefined);
    // Instead of the clock, everything that was written moves, the other way.
    const by = sql`${jump}::interval`;
    await getDatabase().orm.execute(sql`
      update leads set created_at = created_at - ${by}, updated_at = updated_at - ${by},
        next_attempt_at = next_attempt_at - ${by}, sending_since = sending_since - ${by}
    `);
    await getDatabase().orm.execute(
      sql`update platform_calls set next_call_at = next_call_at - ${by}`,
    );
    start(getDatabase());
    await leadIn(getDatabase(), fresh.id, "delivered");
    await leadIn(getDatabase(), retryable.id, "delivered");
    await leadIn(getDatabase(), dead.id, "unknown");
  });

  test("stopping finishes the lead at hand and begins no other", async () => {
    const call = Promise.withResolvers<{ kind: "no response" }>();
    const post = vi.fn<() => typeof call.promise>(() => call.promise);
    const outbox = start(getDatabase(), { post });
    const first = await submit(getDatabase(), outbox);
    await eventually(() => expect(post).toHaveBeenCalled());
    const second = await submit(getDatabase(), outbox);
    const stopped = outbox.stop();
    call.resolve({ kind: "no response" });
    await stopped;
    expect(await readLead(getDatabase(), first.id)).toMatchObject({ state: "unknown" });
    expect(await readLead(getDatabase(), second.id)).toMatchObject({
      state: "waiting",
      attempts: 0,
    });
  });
});
