import { and, inArray, ne, or, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import type { OwnDataChange } from "#database/schema/data-requests.ts";
import { leads } from "#database/schema/leads.ts";
import type { Language } from "#language/languages.ts";
import { IS_BEING_SENT } from "../lead-deliveries.ts";
import { type Erased, eraseLeads } from "../delete-leads.ts";
import { requestDataMail } from "./mail-own-data.ts";
import { IS_NEWSLETTER, isOf } from "./own-data.ts";

/** The audit log's name for a guest with a mailed link. */
const GUEST = "guest";

export interface Person {
  readonly email: string;
  readonly language: Language;
}

/**
 * Deletes all leads of a guest (rule 6.19), with an audit log line and a mail that tells the group
 * what remains elsewhere, in one transaction.
 */
export function eraseOwnData(orm: Orm, person: Person): Promise<Erased> {
  return orm.transaction(async (transaction) => {
    const erased = await eraseLeads({ orm: transaction }, person.email);
    await note(transaction, person, { action: "leads.erased", kind: "erased", change: erased });
    return erased;
  });
}

/** Withdraws consent to the newsletter: deletes the sign-ups, undelivered ones too. */
export function leaveNewsletter(orm: Orm, person: Person): Promise<Erased> {
  return orm.transaction(async (transaction) => {
    const change = await eraseLeads({ orm: transaction }, person.email, IS_NEWSLETTER);
    const about = { action: "leads.newsletter-left", kind: "unsubscribed", change } as const;
    if (change.deleted > 0) await note(transaction, person, about);
    return change;
  });
}

/**
 * Corrects the name of a guest's sign-ups; mails the group if the platform may have the old one.
 */
export function renameSubscriber(orm: Orm, person: Person, name: string): Promise<void> {
  return orm.transaction(async (transaction) => {
    const renamed = await transaction
      .update(leads)
      .set({ name, updatedAt: sql`clock_timestamp()` })
      .where(and(isOf(person.email), IS_NEWSLETTER, ne(leads.name, name)))
      .returning({ id: leads.id });
    if (renamed.length === 0) return;
    const elsewhere = await transaction.$count(
      leads,
      and(
        inArray(
          leads.id,
          renamed.map(({ id }) => id),
        ),
        or(inArray(leads.state, ["delivered", "unknown"]), IS_BEING_SENT),
      ),
    );
    const action = "leads.newsletter-corrected";
    const about = { action, kind: "renamed", change: { name } } as const;
    await note(transaction, person, elsewhere === 0 ? { action } : about);
  });
}

async function note(
  transaction: Orm,
  { email, language }: Person,
  about: {
    readonly action: string;
    readonly kind?: "erased" | "unsubscribed" | "renamed";
    readonly change?: OwnDataChange;
  },
): Promise<void> {
  const { action, kind, change = {} } = about;
  // The log contains no personal data.
  const { deleted } = change;
  const details = deleted === undefined ? {} : { deleted };
  await transaction.insert(auditLog).values({ actor: GUEST, action, details });
  if (kind) await requestDataMail(transaction, { kind, email, language, change });
}
