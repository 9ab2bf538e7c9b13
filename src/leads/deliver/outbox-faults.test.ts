import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { FAST, leadIn, platformAt, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { startPlatform } from "#tests/running-outbox.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { createDatabasePlace, enginesOfThisRun } from "#tests/test-database.ts";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { leads } from "#database/schema/leads.ts";
import { postJson } from "#external-services/rd-station/post-json.ts";
import { startOutbox } from "./outbox.server.ts";

/** A process that stores leads and delivers them until it is killed; it says what it stored. */
function startSite(options: DatabaseOptions, platform: { host: string; token: string }) {
  return startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { startOutbox } from ${moduleUrl("src/leads/deliver/outbox.server.ts")};
    import { storeLead } from ${moduleUrl("src/leads/accept/store-lead.ts")};
    import { aNewLead } from ${moduleUrl("tests/builders/new-lead.ts")};
    const database = await connectDatabase(${JSON.stringify(options)});
    const log = { info() {}, warn() {}, error() {} };
    const timing = { pollIntervalMs: 20, backoff: () => 20, timeoutMs: 60_000, staleAfterMs: 120_000 };
    const rdStation = ${JSON.stringify(platformAt(platform))};
    const { onLeadStored } = startOutbox({ database, rdStation, log, timing });
    for (let number = 1; ; number++) {
      const email = process.pid + "-" + number + "@example.com";
      await storeLead(database, aNewLead({ email }), { onLeadStored });
      console.log("stored " + email);
      if (number === 3) console.log("at work");
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  `);
}

test.each(enginesOfThisRun())(
  "kill -9 at any moment loses and doubles no lead (%s)",
  async (engine) => {
    const place = await createDatabasePlace(engine);
    onTestFinished(() => place.remove());
    const platform = await startPlatform();
    // Most of the time a call is on its way when the process dies.
    platform.state.delayMs = 15;
    platform.state.next = [{ status: 500 }, { status: 429, body: { remaining_time: 50 } }];
    // PostgreSQL serves two processes at a time, and loses both.
    const numbers = engine === "pglite" ? [1] : [1, 2];
    const sites = numbers.map(() => startSite(place.options, platform));
    await Promise.all(sites.map((site) => site.said("at work")));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    await Promise.all(sites.map((site) => site.kill()));
    const acknowledged = sites.flatMap((site) =>
      Array.from(site.output().matchAll(/^stored (.*)$/gm), ([, at]) => at ?? ""),
    );

    const database = await connectDatabase(place.options);
    // What is being sent now is of the dead: this process looks for such leads before it sends one.
    const timing = { ...FAST, staleAfterMs: 1000 };
    const { log } = recordLog();
    const outbox = startOutbox({ database, rdStation: platformAt(platform), log, timing });
    const stored = await eventually(async () => {
      const rows = await database.orm.select().from(leads);
      expect(rows.filter(({ state }) => state === "waiting")).toEqual([]);
      return rows;
    });
    await outbox.stop();
    await database.close();

    const emails = new Set(stored.map(({ email }) => email));
    expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3 * sites.length);
    const twice = stored.filter(({ email }) => platform.taken(email) > 1);
    expect(twice).toEqual([]);
    for (const { email, state, reason } of stored) {
      if (state === "delivered") expect(platform.taken(email)).toBe(1);
      else {
        expect({ state, reason }).toEqual({
          state: "unknown",
          reason: "Falha na comunicação com RD Station",
        });
      }
    }
    // A process sends one lead at a time, so each death leaves at most one in doubt.
    const inDoubt = stored.filter(({ state }) => state === "unknown").length;
    expect(inDoubt).toBeLessThanOrEqual(sites.length);
  },
);

test("what the platform said while the database was down is written when it is back", async () => {
  const server = await startPostgres();
  const options = { databaseUrl: server.url, dataDir: "" };
  const database = await connectDatabase(options);
  await migrateDatabase(database, async () => {});
  const platform = await startPlatform();
  const { log, messages } = recordLog();
  const isDown = Promise.withResolvers<void>();
  const post: typeof postJson = async (...call) => {
    const exchange = await postJson(...call);
    await isDown.promise;
    return exchange;
  };
  const rdStation = platformAt(platform);
  const outbox = startOutbox({ database, rdStation, log, post, timing: FAST });
  onTestFinished(async () => {
    await outbox.stop();
    await database.close();
    await server.remove();
  });

  const first = await submit(database, outbox);
  await eventually(() => expect(platform.state.received).toHaveLength(1));
  await server.stop();
  await expect(submit(database, outbox)).rejects.toThrow();
  isDown.resolve();
  await eventually(() => expect(messages()).toContain("Outcome not written, trying again"));
  await server.start();
  const second = await eventually(() => submit(database, outbox));
  await leadIn(database, first.id, "delivered");
  await leadIn(database, second.id, "delivered");
  expect(platform.state.received.map(({ isTaken }) => isTaken)).toEqual([true, true]);
});
