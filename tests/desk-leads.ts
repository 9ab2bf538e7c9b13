import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import type { LeadPage } from "#desk/leads-contract.ts";
import { storeLead } from "#leads/accept/store-lead.ts";
import { aNewLead } from "./builders/new-lead.ts";
import { type Browser, readActions } from "./desk-browser.ts";

let stored = 0;
/** Stores a lead that repeats no other, as a form would, and then makes of it what the test needs; returns its id. */
export async function aLead(
  database: Database,
  posted: Parameters<typeof aNewLead>[0] = {},
  later: Partial<typeof leads.$inferInsert> = {},
) {
  stored += 1;
  const lead = aNewLead({ email: `guest-${stored}@example.com`, ...posted });
  const { id } = await storeLead(
    database,
    { ...lead, message: `${lead.message} ${stored}` },
    { onLeadStored: async () => {}, isVisitorMailed: false },
  );
  await database.orm
    .update(leads)
    .set({ id, ...later })
    .where(eq(leads.id, id));
  return id;
}

/** A page of the list of leads. */
export async function listLeads(browser: Browser, query = ""): Promise<LeadPage> {
  const { status, body } = await browser.get(`/leads${query}`);
  expect(status).toBe(200);
  return body;
}

export const idsOf = (page: Pick<LeadPage, "leads">) => page.leads.map(({ id }) => id);

/** What the audit log says of each action of that name. */
export const detailsOf = async (database: Database, name: string) =>
  (await readActions(database, name)).map(({ details }) => details);
