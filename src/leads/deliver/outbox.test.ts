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
import type { Behaviour } from "#services/rd-station/rd-station.fake.ts";
import { rdStationSettings } from "#services/rd-station/rd-station.settings.ts";
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
    "when the platform %s, a lead takes these steps and arrives at most once",
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
      // A later process does not send it again.
      await outbox.stop();
      const later = await submit(database, start(platform));
      await leadIn(database, later.id, "delivered");
      expect(platform.taken(email)).toBe(taken);
      expect(await readLead(database, id)).toEqual(lead);
    },
  );

  test("delivers a new lead without waiting for the next poll", async () => {
    const outbox = start(await startPlatform(), { timing: { ...FAST, pollIntervalMs: 60_000 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { id } = await submit(database, undefined);
    // Announced after the commit; earlier announcements wait for the next poll.
    await outbox.onLeadStored(database.orm, id);
    await leadIn(database, id, "delivered");
  });

  // Rule 6.11.
  test.each([
    ["without a token", { isEnabled: true }, "Token do RD Station não configurado"],
    ["switched off", { isEnabled: false }, "Integração com o RD Station desligada"],
  ])("%s leads wait with a reason and are delivered once possible", async (_, is, reason) => {
    const platform = await startPlatform();
    const { host } = platform;
    const given = { host, token: undefined, api: "forms", callsPerMinute: 120 } as const;
    const outbox = start(platform, { rdStation: rdStationSettings({ ...given, ...is }) });
    const { id } = await submit(database, outbox);
    await leadWith(database, id, { state: "waiting", reason });
    // Logged after the commit.
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

  test("two processes deliver each lead once, within the common rate limit", async () => {
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

  test("stop finishes the current lead and starts no other", async () => {
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
