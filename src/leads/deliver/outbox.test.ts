import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { FAST, leadIn, platformAt, readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { runOutbox } from "#tests/running-outbox.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import { type OutboxOptions } from "./outbox.server.ts";

let platform: Awaited<ReturnType<typeof startRdStation>>;
beforeEach(async () => {
  platform = await startRdStation();
});
afterEach(() => platform.close());

const start = (database: Database, changes: Partial<OutboxOptions> = {}) =>
  runOutbox({ database, rdStation: platformAt(platform), ...changes });

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

describeOnBothEnginesByNight("the outbox", (getDatabase, connectAgain) => {
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

  test("a lead that the platform refuses is parked for a person", async () => {
    platform.state.next = [{ status: 422 }];
    const outbox = start(getDatabase());
    const { id, email } = await submit(getDatabase(), outbox);
    const lead = await leadIn(getDatabase(), id, "parked");
    expect(lead.reason).toBe("Erro HTTP: 422");
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

  test("a lead whose response was cut off is unknown and is not sent again", async () => {
    platform.state.next = ["cut after"];
    const outbox = start(getDatabase());
    const { id, email } = await submit(getDatabase(), outbox);
    expect(await leadIn(getDatabase(), id, "unknown")).toMatchObject({ reason: NO_CONTACT });
    await outbox.stop();
    const later = await submit(getDatabase(), start(getDatabase()));
    await leadIn(getDatabase(), later.id, "delivered");
    expect(platform.taken(email)).toBe(1);
    expect(await readLead(getDatabase(), id)).toMatchObject({ state: "unknown", attempts: 1 });
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
