import { sql } from "drizzle-orm";
import { createApi } from "#api/api.ts";
import { createSubmitLead, type SubmitLeadDeps } from "#leads/accept/submit-lead.ts";
import type { Database } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import { withDeliveries } from "#leads/lead-deliveries.ts";
import { aSnapshot } from "./builders/snapshot.ts";
import { limitsOf } from "./limits-of.ts";
import { recordLog } from "./log-recorder.ts";

/** The prefix of rows that stand for jobs, so that they share the lead's transaction. */
const JOB = "job:";

/** Creates the product API with a fake queue, and readers of what it stored. */
export function createLeadsApi(database: Database, changes: Partial<SubmitLeadDeps> = {}) {
  const { log, lines } = recordLog();
  const submit = createSubmitLead({
    database,
    log,
    onLeadStored: async (transaction, leadId) => {
      await transaction.execute(
        sql`insert into rate_limits values (${`${JOB}${leadId}`}, now(), 1)`,
      );
    },
    isRestaurant: async (slug) => ["rubaiyat-rio", "a-figueira-rubaiyat"].includes(slug),
    siteUrl: "https://www.example.com",
    siteName: () => "Grupo Rubaiyat",
    ...changes,
  });
  const api = createApi({
    content: () => aSnapshot({}),
    database,
    log,
    limit: limitsOf(),
    leads: { submit, trustedProxies: 1 },
  });

  async function send(path: string, init: RequestInit) {
    const response = await api.request(`/api${path}`, { method: "POST", ...init });
    const { status, headers } = response;
    return { status, headers, body: JSON.parse(await response.text()) };
  }
  return {
    lines,
    send,
    /** Posts JSON as a visitor behind one trusted proxy. */
    post: (path: string, fields: object, headers: Record<string, string> = {}) =>
      send(path, {
        body: JSON.stringify(fields),
        headers: { "Content-Type": "application/json", ...headers },
      }),
    storedLeads: async () => withDeliveries(database.orm, await database.orm.select().from(leads)),
    async jobs() {
      const { rows } = await database.orm.execute<{ key: string }>(
        sql`select key from rate_limits where starts_with(key, ${JOB})`,
      );
      return rows.map(({ key }) => key.slice(JOB.length));
    },
  };
}
