import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import {
  FAST,
  leadIn,
  leadWith,
  platformAt,
  readLead,
  runOutbox,
  startPlatform,
  stepsOf,
  submit,
} from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Behaviour } from "#external-services/rd-station/rd-station.fake.ts";
import { rdStationSettings } from "#external-services/rd-station/rd-station.settings.ts";
import type { OutboxOptions } from "./outbox.server.ts";

type Delivery = readonly [
  what: string,
  answers: Behaviour[],
  logged: string[],
  taken: number,
  steps: string[],
];

describeOnBothEnginesByNight("the outbox", (database, connectAgain) => {
  const start = (
    platform: Awaited<ReturnType<typeof startPlatform>>,
    changes: Partial<OutboxOptions> = {},
  ) => runOutbox({ database, rdStation: platformAt(platform), ...changes });

  test.each<Delivery>([
    ["takes it", [], [], 1, ["delivered"]],
    ["refuses it", [{ status: 422 }], ["error"], 0, ["parked: Erro HTTP: 422"]],
    ["fails once", [{ status: 500 }], ["warn"], 1, ["waiting: Erro HTTP: 500", "delivered"]],
    ["cuts off", ["cut after"], ["error"], 1, ["unknown: Falha na comunicação com RD Station"]],
  ])(
    "where the platform %s, a lead goes these steps and arrives once at most",
    async (...given) => {
      const [, answers, logged, taken, steps] = given;
      const platform = await startPlatform(...answers);
      const outbox = start(platform);
      const { id, email } = await submit(database, outbox);
      await eventually(async () =>
        expect(await stepsOf(database, id)).toEqual(["waiting", ...steps]),
      );
      const lead = await readLead(database, id);
      expect(lead).toMatchObject({ attempts: steps.length, sendingSince: null });
      if (lead.state === "delivered") expect(lead.platformId).toMatch(/^0{8}-/);
      const failures = outbox.lines.filter(({ message }) => message.startsWith("Falha"));
      expect(failures).toMatchObject(
        logged.map((level) => ({
          level,
          message: "Falha ao enviar formulário de eventos",
          fields: { lead: id },
        })),
      );
      expect(JSON.stringify(outbox.lines)).not.toContain(email);
      // Nor does a later process send it again.
      await outbox.stop();
      const later = await submit(database, start(platform));
      await leadIn(database, later.id, "delivered");
      expect(platform.taken(email)).toBe(taken);
      expect(await readLead(database, id)).toEqual(lead);
    },
  );

  test("a new lead does not wait for the next look", async () => {
    const outbox = start(await startPlatform(), { timing: { ...FAST, pollIntervalMs: 60_000 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { id } = await submit(database, undefined);
    // Announced when it is there for certain: what is announced too early is found at the next look.
    await outbox.onLeadStored(database.orm, id);
    await leadIn(database, id, "delivered");
  });

  // Rule 6.11.
  test.each([
    ["without a token", { isEnabled: true }, "Token do RD Station não configurado"],
    ["switched off", { isEnabled: false }, "Integração com o RD Station desligada"],
  ])("%s leads wait, say why, and go out unannounced once they can", async (_, is, reason) => {
    const platform = await startPlatform();
    const { host } = platform;
    const given = { host, token: undefined, api: "forms", callsPerMinute: 120 } as const;
    const outbox = start(platform, { rdStation: rdStationSettings({ ...given, ...is }) });
    const { id } = await submit(database, outbox);
    await leadWith(database, id, { state: "waiting", reason });
    // Logged after the database has it.
    await eventually(() =>
      expect(outbox.lines).toContainEqual({
        level: "warn",
        message: reason,
        fields: { leads: [id] },
      }),
    );
    await outbox.stop();
    expect(platform.state.received).toEqual([]);
    start(platform);
    expect(await leadIn(database, id, "delivered")).toMatchObject({ reason: "" });
  });

  test("two processes deliver each lead once, together no faster than the limit", async () => {
    const platform = await startPlatform();
    const other = await connectAgain();
    onTestFinished(() => other.close());
    const rdStation = platformAt(platform, { callsPerMinute: 1200 });
    const outboxes = [database, other].map((one) => runOutbox({ database: one, rdStation }));
    const stored = [];
    for (let index = 0; index < 30; index++) {
      stored.push(await submit(database, outboxes[index % 2]));
    }
    for (const { id } of stored) await leadIn(database, id, "delivered");
    for (const { email } of stored) expect(platform.taken(email)).toBe(1);
    const times = platform.state.received.map(({ at }) => at);
    const spread = (times.at(-1) ?? 0) - (times[0] ?? 0);
    // 29 pauses of 50 ms; the first calls may have lost some on their way.
    expect(spread).toBeGreaterThan(20 * 50);
  });

  test("stopping finishes the lead at hand and begins no other", async () => {
    const call = Promise.withResolvers<{ kind: "no response" }>();
    const post = vi.fn<() => typeof call.promise>(() => call.promise);
    const outbox = start(await startPlatform(), { post });
    const first = await submit(database, outbox);
    await eventually(() => expect(post).toHaveBeenCalled());
    const second = await submit(database, outbox);
    const stopped = outbox.stop();
    call.resolve({ kind: "no response" });
    await stopped;
    expect(await readLead(database, first.id)).toMatchObject({ state: "unknown" });
    expect(await readLead(database, second.id)).toMatchObject({
      state: "waiting",
      attempts: 0,
    });
  });
});
