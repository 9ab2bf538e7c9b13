import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { FAST, platformAt, startPlatform } from "#tests/lead-delivery.ts";
import { createDatabasePlace, enginesOfThisRun } from "#tests/test-database.ts";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { startOutbox } from "./outbox.server.ts";

/** Starts a process that stores and delivers leads until killed; it prints what it stored. */
function startSite(options: DatabaseOptions, platform: { host: string; token: string }) {
  return startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { startOutbox } from ${moduleUrl("src/leads/deliver/outbox.server.ts")};
    import { storeLead } from ${moduleUrl("src/leads/accept/store-lead.ts")};
    import { SILENT as log } from ${moduleUrl("src/runtime/logging/log.ts")};
    import { aNewLead } from ${moduleUrl("tests/builders/new-lead.ts")};
    const database = await connectDatabase(${JSON.stringify(options)});
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
  "kill -9 at any moment neither loses nor duplicates a lead (%s)",
  async (engine) => {
    const place = await createDatabasePlace(engine);
    onTestFinished(() => place.remove());
    const platform = await startPlatform();
    // Most of the time a call is under way when the process dies.
    platform.state.delayMs = 15;
    platform.state.next = [{ status: 500 }, { status: 429, body: { remaining_time: 50 } }];
    // PostgreSQL serves two processes, and loses both.
    const numbers = engine === "pglite" ? [1] : [1, 2];
    const sites = numbers.map(() => startSite(place.options, platform));
    await Promise.all(sites.map((site) => site.said("at work")));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    await Promise.all(sites.map((site) => site.kill()));
    const acknowledged = sites.flatMap((site) =>
      Array.from(site.output().matchAll(/^stored (.*)$/gm), ([, at]) => at ?? ""),
    );

    const database = await connectDatabase(place.options);
    // Claims of the dead processes expire before this process sends.
    const timing = { ...FAST, staleAfterMs: 1000 };
    const rdStation = platformAt(platform);
    const outbox = startOutbox({ database, rdStation, log: SILENT, timing });
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
    expect(stored.filter(({ email }) => platform.taken(email) > 1)).toEqual([]);
    const inDoubt = stored.filter(({ state }) => state !== "delivered");
    const delivered = stored.filter(({ state }) => state === "delivered");
    expect(delivered.filter(({ email }) => platform.taken(email) === 0)).toEqual([]);
    const reason = "Falha na comunicação com RD Station";
    expect(inDoubt).toMatchObject(inDoubt.map(() => ({ state: "unknown", reason })));
    // A process sends one lead at a time, so each death leaves at most one in doubt.
    expect(inDoubt.length).toBeLessThanOrEqual(sites.length);
  },
);
