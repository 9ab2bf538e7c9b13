import { type SQL, sql } from "drizzle-orm";
import type { Lead } from "./lead-transition.ts";

/** Rule 6.12: what failed, by the lead's form. Why it failed is the lead's reason. */
export const FORM_FAILURES: Readonly<Record<Lead["form"], string>> = {
  contact_form: "Falha ao enviar formulário de contato",
  event_form: "Falha ao enviar formulário de eventos",
  newsletter_form: "Falha ao enviar formulário de newsletter",
};

/** The same within a statement that has the column `form`. */
export const formFailure: SQL = sql`case form
  when 'contact_form' then ${FORM_FAILURES.contact_form}::text
  when 'event_form' then ${FORM_FAILURES.event_form}::text
  else ${FORM_FAILURES.newsletter_form}::text end`;
