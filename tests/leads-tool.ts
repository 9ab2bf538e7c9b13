import { eq } from "drizzle-orm";
import { runLeads } from "../scripts/leads/run-leads.ts";
import type { Terminal } from "../scripts/command-line.ts";
import type { NewLead } from "#leads/accept/store-lead.ts";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { submit } from "./lead-delivery.ts";
import { recorded } from "./recorded-tool.ts";

type Stored = typeof leads.$inferSelect;

/** Stores a lead as a form would, and then makes of it what the test needs. */
export async function aStoredLead(
  database: Database,
  posted: Partial<NewLead> = {},
  later: Partial<Stored> = {},
): Promise<Stored> {
  const { id } = await submit(database, undefined, posted);
  const values = { reason: "", ...later };
  const [lead] = await database.orm.update(leads).set(values).where(eq(leads.id, id)).returning();
  if (lead === undefined) throw new Error("no lead");
  return lead;
}

/** The staff's tool, called as from a command line, on its own connection. */
export function leadsTool(openDatabase: () => Promise<Database>, terminal: Partial<Terminal> = {}) {
  return (...args: string[]) =>
    recorded((recording) => runLeads(args, openDatabase, { ...recording, ...terminal }));
}
