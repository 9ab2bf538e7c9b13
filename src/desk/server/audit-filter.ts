import { and, eq, gte, inArray, like, lt, notLike, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { date } from "#content/shapes/content-fields.ts";
import type { Orm } from "#database/connect.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { leads } from "#database/schema/leads.ts";
import { pictures } from "#database/schema/pictures.ts";
import { AUDIT_SUBJECTS, type AuditSubject } from "../contract.ts";
import type { Account } from "./desk-session.ts";
import { startOfDay } from "./group-days.ts";

/** Which lines are looked for; days are the group's own, both included. */
export const auditFilter = z.object({
  /** An account's id, or the name of a tool. */
  actor: z.string().max(100).optional(),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  /** Lines about this restaurant: itself, its menus, its leads, its pictures. */
  restaurant: z.string().max(120).optional(),
  since: date.optional(),
  until: date.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

const ACTIONS: Readonly<Record<AuditSubject, readonly string[]>> = {
  leads: ["lead.%", "leads.%"],
  content: ["content.%", "links.%", "listings.%"],
  pictures: ["picture.%"],
  accounts: ["account.%"],
};

/** The condition of a filter, within what the account may read: who has which account is administrators'. */
export function auditCondition(
  orm: Orm,
  account: Pick<Account, "role">,
  { actor, subject, restaurant, since, until }: AuditFilter,
): SQL | undefined {
  const { action, at } = auditLog;
  return and(
    account.role === "administrator" ? undefined : notLike(action, "account.%"),
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    subject && or(...ACTIONS[subject].map((pattern) => like(action, pattern))),
    restaurant === undefined ? undefined : isAbout(orm, restaurant),
    since === undefined ? undefined : gte(at, startOfDay(since)),
    until === undefined ? undefined : lt(at, startOfDay(until, 1)),
  );
}

/** What was erased, deleted or renamed since is not found by its restaurant any more. */
function isAbout(orm: Orm, restaurant: string): SQL | undefined {
  const detail = (name: string) => sql`${auditLog.details} ->> ${name}`;
  const menus = orm
    .select({ slug: contentEntries.slug })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, "menus"), eq(contentEntries.restaurant, restaurant)));
  const ofRestaurant = (id: typeof leads.id | typeof pictures.id) =>
    orm
      .select({ id: sql<string>`${id}::text` })
      .from(id.table)
      .where(sql`${id.table}.restaurant = ${restaurant}`);
  const published = (kind: string, slugs: SQL) =>
    sql`exists (select from jsonb_each(case jsonb_typeof(${auditLog.details} -> ${kind})
        when 'object' then ${auditLog.details} -> ${kind} else '{}' end) as list (name, slugs)
      where jsonb_typeof(slugs) = 'array' and slugs ?| ${slugs})`;
  return or(
    inArray(detail("lead"), ofRestaurant(leads.id)),
    inArray(detail("picture"), ofRestaurant(pictures.id)),
    eq(detail("restaurant"), restaurant),
    and(eq(detail("kind"), "restaurants"), eq(detail("slug"), restaurant)),
    and(eq(detail("kind"), "menus"), inArray(detail("slug"), menus)),
    published("restaurants", sql`array[${restaurant}::text]`),
    published("menus", sql`array(${menus})`),
  );
}
