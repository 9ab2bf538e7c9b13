import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../tests/eventually.ts";
import { moduleUrl, startChild } from "../tests/child-process.ts";
import { createDatabasePlace } from "../tests/test-database.ts";

/** `node scripts/leads.ts` with these arguments. */
async function leadsCommand(args: readonly string[], environment: Record<string, string>) {
  const child = startChild(
    `process.argv = [process.execPath, "scripts/leads.ts", ...${JSON.stringify(args)}];
    await import(${moduleUrl("scripts/leads.ts")});`,
    { DATABASE_URL: "", ...environment },
  );
  const code = await child.ended;
  return { code, output: child.output() };
}

test("the tool works while a server process holds the embedded database", async () => {
  const place = await createDatabasePlace("pglite");
  onTestFinished(() => place.remove());
  const server = startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { storeLead } from ${moduleUrl("src/leads/accept/store-lead.ts")};
    import { aNewLead } from ${moduleUrl("tests/builders/new-lead.ts")};
    import { rdStationSettings } from ${moduleUrl("src/external-services/rd-station/rd-station.settings.ts")};
    import { startOutbox } from ${moduleUrl("src/leads/deliver/outbox.server.ts")};
    const log = { info() {}, warn() {}, error() {} };
    const database = await connectDatabase(${JSON.stringify(place.options)});
    const rdStation = rdStationSettings({ isEnabled: true });
    const outbox = startOutbox({ database, rdStation, log, timing: { pollIntervalMs: 20 } });
    await storeLead(database, aNewLead({ email: "maria@example.com" }), outbox);
    console.log("serving");
    setInterval(() => database.ping(), 20);
  `);
  await server.said("serving");
  const environment = { DATA_DIR: place.options.dataDir };

  const found = await eventually(async () => {
    const { code, output } = await leadsCommand(["list", "--json"], environment);
    expect(code).toBe(0);
    const leads = JSON.parse(output) as { id: string; reason: string }[];
    expect(leads[0]?.reason).not.toBe("");
    return leads;
  });
  expect(found).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      form: "event_form",
      email: "maria@example.com",
      state: "waiting",
      reason: "Token do RD Station não configurado",
      platformId: null,
      score: 100,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);

  const erased = await leadsCommand(["erase", "MARIA@example.com", "--yes"], environment);
  expect(erased).toMatchObject({ code: 0, output: expect.stringContaining("Deleted: 1 lead") });
  const gone = await leadsCommand(["show", found[0]?.id ?? ""], environment);
  expect(gone.code).toBe(1);
});

test("wrong settings and wrong usage end with a message and their code", async () => {
  const wrong = await leadsCommand(["list"], { DATABASE_URL: "mysql://x" });
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/^Wrong setting: DATABASE_URL/);
  const unknown = await leadsCommand([randomUUID()], { DATA_DIR: "/nonexistent" });
  expect(unknown.code).toBe(2);
});
