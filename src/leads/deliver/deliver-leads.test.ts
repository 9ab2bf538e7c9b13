import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { FAST, platformAt, readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/database.ts";
import { leadTransitions } from "#database/schema/leads.ts";
import type { Job, JobOutcome } from "#jobs/job-kind.ts";
import { claimJob, recordOutcome, staleJobs } from "#jobs/jobs.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { deliveryKind } from "./deliver-leads.ts";
import { settle } from "./staff-decisions.ts";

const DELIVERED: JobOutcome = { result: "done", details: { platformId: "42" } };

const kindIn = ({ orm }: Database) =>
  deliveryKind({
    orm,
    rdStation: platformAt({ host: "http://platform.example", token: "token" }),
    log: SILENT,
    timing: { ...FAST, staleAfterMs: 3_600_000 },
    onOutcome: () => {},
  });
const record = (database: Database, job: Job, outcome: JobOutcome) =>
  recordOutcome(database.orm, kindIn(database), job, outcome);

async function claimed(database: Database, changes: Parameters<typeof submit>[2] = {}) {
  await submit(database, undefined, changes);
  const claim = await claimJob(database.orm, kindIn(database));
  if (typeof claim?.begun !== "function") throw new Error("nothing to claim");
  return claim.job;
}

const silence = ({ orm }: Database, { id }: Job, time: string) =>
  orm.execute(sql`update jobs set locked_at = locked_at - ${time}::interval where id = ${id}`);

async function expireClaim(database: Database, job: Job) {
  await silence(database, job, "61 minutes");
  const kind = kindIn(database);
  const stale = await staleJobs(database.orm, [kind]);
  expect(stale.map(({ key }) => key)).toEqual([job.key]);
  await record(database, job, { result: "unknown", reason: kind.interruptedReason });
}

describeOnBothEnginesByNight("an outcome", (database) => {
  test("that comes after the claim expired replaces unknown", async () => {
    const [lead, other] = [await claimed(database), await claimed(database)];
    await silence(database, other, "59 minutes");
    await expireClaim(database, lead);
    expect(await stepsOf(database, lead.key)).toEqual([
      "waiting",
      "unknown: Falha na comunicação com RD Station",
    ]);
    expect(await record(database, lead, DELIVERED)).toBe(true);
    expect(await readLead(database, lead.key)).toMatchObject({
      state: "delivered",
      platformId: "42",
      reason: "",
    });
    expect((await stepsOf(database, lead.key)).at(-1)).toBe("delivered");
  });

  test.each(["delivered", "resend"] as const)(
    "never replaces a user's decision (%s)",
    async (decision) => {
      const lead = await claimed(database);
      await expireClaim(database, lead);
      await settle(database, lead.key, decision);
      const before = await readLead(database, lead.key);
      const late: JobOutcome = { result: "refused", reason: "Erro HTTP: 422" };
      expect(await record(database, lead, late)).toBe(false);
      expect(await readLead(database, lead.key)).toEqual(before);
    },
  );

  test.each([
    ["contact_form", "Falha ao enviar formulário de contato"],
    ["event_form", "Falha ao enviar formulário de eventos"],
    ["newsletter_form", "Falha ao enviar formulário de newsletter"],
  ] as const)("of a failure keeps the message of rule 6.12 for its %s", async (form, message) => {
    const { orm } = database;
    const lead = await claimed(database, { form });
    await expireClaim(database, lead);
    await record(database, lead, { result: "refused", reason: "Erro HTTP: 401" });
    await settle(database, lead.key, "delivered");
    const again = await claimed(database, { form });
    await record(database, again, { result: "done" });
    const steps = await orm.select().from(leadTransitions).orderBy(leadTransitions.id);
    expect(steps.map(({ reason, failure }) => [reason, failure])).toEqual([
      ["", ""],
      ["Falha na comunicação com RD Station", message],
      ["Erro HTTP: 401", message],
      ["Confirmado pela equipe", ""],
      ["", ""],
      ["Resposta sem identificador", ""],
    ]);
  });

  test("of an earlier attempt does not affect a later one", async () => {
    const lead = await claimed(database);
    await expireClaim(database, lead);
    await settle(database, lead.key, "resend");
    const again = await claimJob(database.orm, kindIn(database));
    expect(again).toMatchObject({ job: { key: lead.key, attempts: 2 } });
    expect(await record(database, lead, DELIVERED)).toBe(false);
    expect(await readLead(database, lead.key)).toMatchObject({ state: "waiting" });
  });

  test("of an erased lead is ignored", async () => {
    const lead = await claimed(database);
    await database.orm.execute(sql`delete from leads`);
    expect(await record(database, lead, DELIVERED)).toBe(false);
  });
});
