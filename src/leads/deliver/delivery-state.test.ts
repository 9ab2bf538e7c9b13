import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { leadTransitions } from "#database/schema/leads.ts";
import type { Outcome } from "#external-services/rd-station/rd-station.ts";
import type { Lead } from "../lead-transition.ts";
import { claimLead, expireStaleClaims, recordOutcome } from "./delivery-state.ts";
import { settle } from "./staff-decisions.ts";

const DELIVERED: Outcome = { kind: "delivered", platformId: "42", reason: "" };

async function claimed(database: Database, changes: Parameters<typeof submit>[2] = {}) {
  await submit(database, undefined, changes);
  const claim = await claimLead(database.orm, 100_000);
  if (!("lead" in claim)) throw new Error("nothing to claim");
  return claim.lead;
}

/** As if its sender had been silent for so long. */
const silence = ({ orm }: Database, { id }: Lead, time: string) =>
  orm.execute(sql`
    update leads set sending_since = sending_since - ${time}::interval where id = ${id}::uuid
  `);

async function expireClaim(database: Database, lead: Lead) {
  await silence(database, lead, "61 minutes");
  expect(await expireStaleClaims(database.orm, 3_600_000)).toEqual([lead.id]);
}

describeOnBothEnginesByNight("an outcome", (database) => {
  test("that comes after the claim expired, at its time, replaces unknown", async () => {
    const [lead, other] = [await claimed(database), await claimed(database)];
    await silence(database, other, "59 minutes");
    await expireClaim(database, lead);
    expect(await stepsOf(database, lead.id)).toEqual([
      "waiting",
      "unknown: Falha na comunicação com RD Station",
    ]);
    expect(await recordOutcome(database.orm, lead, DELIVERED, 0)).toBe(true);
    expect(await readLead(database, lead.id)).toMatchObject({
      state: "delivered",
      platformId: "42",
      reason: "",
    });
    expect((await stepsOf(database, lead.id)).at(-1)).toBe("delivered");
  });

  test.each(["delivered", "resend"] as const)(
    "never replaces what a person has decided (%s)",
    async (decision) => {
      const lead = await claimed(database);
      await expireClaim(database, lead);
      await settle(database, lead.id, decision);
      const before = await readLead(database, lead.id);
      const late: Outcome = { kind: "refused", reason: "Erro HTTP: 422" };
      expect(await recordOutcome(database.orm, lead, late, 0)).toBe(false);
      expect(await readLead(database, lead.id)).toEqual(before);
    },
  );

  test.each([
    ["contact_form", "Falha ao enviar formulário de contato"],
    ["event_form", "Falha ao enviar formulário de eventos"],
    ["newsletter_form", "Falha ao enviar formulário de newsletter"],
  ] as const)(
    "that is a failure keeps the message of rule 6.12 for its %s",
    async (form, message) => {
      const { orm } = database;
      const lead = await claimed(database, { form });
      await expireClaim(database, lead);
      await recordOutcome(orm, lead, { kind: "refused", reason: "Erro HTTP: 401" }, 0);
      await settle(database, lead.id, "delivered");
      const again = await claimed(database, { form });
      await recordOutcome(orm, again, { ...DELIVERED, reason: "Resposta sem identificador" }, 0);
      const steps = await orm.select().from(leadTransitions).orderBy(leadTransitions.id);
      expect(steps.map(({ reason, failure }) => [reason, failure])).toEqual([
        ["", ""],
        ["Falha na comunicação com RD Station", message],
        ["Erro HTTP: 401", message],
        ["Confirmado pela equipe", ""],
        ["", ""],
        ["Resposta sem identificador", ""],
      ]);
    },
  );

  test("of an earlier attempt does not touch the later one", async () => {
    const lead = await claimed(database);
    await expireClaim(database, lead);
    await settle(database, lead.id, "resend");
    const again = await claimLead(database.orm, 100_000);
    expect(again).toMatchObject({ lead: { id: lead.id, attempts: 2 } });
    expect(await recordOutcome(database.orm, lead, DELIVERED, 0)).toBe(false);
    expect(await readLead(database, lead.id)).toMatchObject({ state: "waiting" });
  });

  test("of a lead that was erased meanwhile is nothing", async () => {
    const lead = await claimed(database);
    await database.orm.execute(sql`delete from leads`);
    expect(await recordOutcome(database.orm, lead, DELIVERED, 0)).toBe(false);
  });
});
