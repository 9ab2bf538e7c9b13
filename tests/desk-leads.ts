import { expect } from "vitest";
import type { Database } from "#database/connect.server.ts";
import type { LeadPage } from "#desk/leads-contract.ts";
import { storeLead } from "#leads/accept/store-lead.ts";
import { aNewLead } from "./builders/new-lead.ts";
import { type Browser, readActions } from "./desk-browser.ts";

let stored = 0;
/** Stores a lead that repeats no other, and returns its id. */
export async function aLead(database: Database, changes: Parameters<typeof aNewLead>[0] = {}) {
  stored += 1;
  const lead = aNewLead({ email: `guest-${stored}@example.com`, ...changes });
  const { id } = await storeLead(
    database,
    { ...lead, message: `${lead.message} ${stored}` },
    { onLeadStored: async () => {}, isVisitorMailed: false },
  );
  return id;
}

/** A page of the list of leads. */
export async function listLeads(browser: Browser, query = ""): Promise<LeadPage> {
  const { status, body } = await browser.get(`/leads${query}`);
  expect(status).toBe(200);
  return body;
}

export const idsOf = ({ leads }: Pick<LeadPage, "leads">) => leads.map(({ id }) => id);

/** What the audit log says of each action of that name. */
export const detailsOf = async (database: Database, name: string) =>
  (await readActions(database, name)).map(({ details }) => details);
