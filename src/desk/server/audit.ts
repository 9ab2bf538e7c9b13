import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  like,
  lt,
  notLike,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { date } from "#content/shapes/content-fields.ts";
import type { Orm } from "#database/connect.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { deskAccounts, deskInvitations } from "#database/schema/desk.ts";
import { leads } from "#database/schema/leads.ts";
import { pictures } from "#database/schema/pictures.ts";
import type { LeadActionName } from "#leads/handle-lead.ts";
import { AUDIT_SUBJECTS, type AuditEntry, type AuditPage, type AuditSubject } from "../contract.ts";
import type { Account } from "./desk-session.ts";
import { startOfDay } from "./group-days.ts";

/** What happens to leads, and who reads them. */
export type LeadAction =
  | "lead.read"
  | "lead.redeliver"
  | "lead.good"
  | "lead.settle"
  | `lead.${LeadActionName}`
  | "lead.answer-settled"
  | "leads.export-begun"
  | "leads.exported"
  | "leads.export-broken"
  | "leads.erased";

/** What is said of content, which changes nothing of it. */
export type ContentAction =
  | "content.translation-holds"
  | "content.translation-outdated"
  | "links.checked";

/** What happens to pictures. */
export type PictureAction =
  | "picture.uploaded"
  | "picture.changed"
  | "picture.replaced"
  | "picture.restored"
  | "picture.deleted"
  | "picture.previous-deleted";

/** What happens to accounts. */
export type AccountAction =
  | "account.sign-in"
  | "account.sign-in-failed"
  | "account.sign-out"
  | "account.invited"
  | "account.invitation-withdrawn"
  | "account.invitation-accepted"
  | "account.enrolled"
  | "account.passkey-added"
  | "account.passkey-renamed"
  | "account.passkey-removed"
  | "account.password-changed"
  | "account.authenticator-replaced"
  | "account.recovery-codes-renewed"
  | "account.recovery-code-used"
  | "account.profile-changed"
  | "account.session-ended"
  | "account.changed"
  | "account.removed"
  | "account.sessions-ended";

/** Writes a line of the audit log: ids and plain words, nothing that somebody typed. */
export async function recordAudit(
  orm: Orm,
  line: {
    /** An account's id, or the name of a tool. */
    readonly actor: string;
    readonly action: AccountAction | LeadAction | PictureAction | ContentAction;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await orm.insert(auditLog).values({ details: {}, ...line });
}

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
type AuditFilter = z.infer<typeof auditFilter>;

const ACTIONS: Readonly<Record<AuditSubject, readonly string[]>> = {
  leads: ["lead.%", "leads.%"],
  content: ["content.%", "links.%", "days.%", "dish.%"],
  pictures: ["picture.%"],
  accounts: ["account.%"],
};

/** The condition of a filter, within what the account may read: who has which account is administrators'. */
function auditCondition(
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

const MOST_PEOPLE = 500;

/** Whom something was done to. */
const subject = alias(deskAccounts, "subject");

/**
 * Lines of the audit log that an account may read and that fit a filter, the newest first, older than `before` where that is given; with the names of
 * accounts that are there, which the log itself does not hold.
 */
export async function readAudit(
  orm: Orm,
  account: Pick<Account, "role">,
  {
    before,
    limit,
    ...filter
  }: AuditFilter & { readonly before?: number | undefined; readonly limit: number },
): Promise<AuditPage> {
  const rows = await orm
    .select({
      ...getTableColumns(auditLog),
      by: deskAccounts.name,
      name: subject.name,
      email: deskInvitations.email,
    })
    .from(auditLog)
    .leftJoin(deskAccounts, eq(deskAccounts.id, auditLog.actor))
    .leftJoin(subject, eq(subject.id, sql`${auditLog.details} ->> 'account'`))
    .leftJoin(deskInvitations, eq(deskInvitations.id, sql`${auditLog.details} ->> 'invitation'`))
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.id, before),
        auditCondition(orm, account, filter),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit).map(({ at, by, name, email, ...row }): AuditEntry => {
    const details = { ...row.details, ...(name && { name }), ...(email && { email }) };
    return { ...row, at: at.toISOString(), actor: by ?? row.actor, details };
  });
  const people = await orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskAccounts)
    .orderBy(deskAccounts.name)
    .limit(MOST_PEOPLE);
  return {
    people,
    entries: shown,
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
