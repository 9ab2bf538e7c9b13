import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import type { LeadPage } from "#leads/desk/contract.ts";
import type { NewLead } from "#leads/accept/store-lead.ts";
import { aNewLead } from "./builders/new-lead.ts";
import { type Browser, readActions } from "./desk-browser.ts";
import { aStoredLead } from "./lead-delivery.ts";

let made = 0;
/** Stores a unique lead, changes it as the test needs, and returns its id. */
export async function aLead(
  database: Database,
  posted: Partial<NewLead> = {},
  later: Parameters<typeof aStoredLead>[2] = {},
) {
  const message = `${aNewLead(posted).message} ${++made}`;
  return (await aStoredLead(database, { ...posted, message }, later)).id;
}

export async function listLeads(browser: Browser, query = ""): Promise<LeadPage> {
  const { status, body } = await browser.get(`/leads${query}`);
  expect(status).toBe(200);
  return body;
}

export const idsOf = (page: Pick<LeadPage, "leads">) => page.leads.map(({ id }) => id);

export const detailsOf = async (database: Database, name: string) =>
  (await readActions(database, name)).map(({ details }) => details);
