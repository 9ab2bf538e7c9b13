import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";

export type Lead = typeof leads.$inferSelect;
export type LeadForm = Lead["form"];

export async function readLead(orm: Orm, id: string | null): Promise<Lead | undefined> {
  if (id === null) return undefined;
  const [lead] = await orm.select().from(leads).where(eq(leads.id, id));
  return lead;
}

/** Rule 6.12: failure message per form; the lead's reason has the cause. */
export const FORM_FAILURES: Readonly<Record<Lead["form"], string>> = {
  contact_form: "Falha ao enviar formulário de contato",
  event_form: "Falha ao enviar formulário de eventos",
  newsletter_form: "Falha ao enviar formulário de newsletter",
};

const FORM_FAILURE: SQL = sql`case form
  when 'contact_form' then ${FORM_FAILURES.contact_form}::text
  when 'event_form' then ${FORM_FAILURES.event_form}::text
  else ${FORM_FAILURES.newsletter_form}::text end`;

/** End of the time to confirm, from now. */
export const CONFIRMATION_END = sql`clock_timestamp() + interval '48 hours'`;

/** Columns that a statement on leads must return for {@link writeTransitions}. */
export const CHANGED = {
  id: leads.id,
  form: leads.form,
  state: leads.state,
  reason: leads.reason,
} as const;

/**
 * Runs an insert or update of leads that returns {@link CHANGED}, and writes a transition per row
 * in the same statement, so that each change is logged. `note` replaces the lead's reason,
 * `isFailure` adds the message of rule 6.12. Returns the leads' ids.
 */
export async function writeTransitions(
  orm: Orm,
  change: SQLWrapper,
  { note, isFailure = false }: { readonly note?: string; readonly isFailure?: boolean } = {},
): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with changed as ${change}
    insert into ${leadTransitions} (lead_id, state, reason, failure)
    select id, state, ${note === undefined ? sql`reason` : sql`${note}::text`},
      ${isFailure ? FORM_FAILURE : sql`''`}
    from changed
    returning lead_id as id
  `);
  return rows.map(({ id }) => id);
}
