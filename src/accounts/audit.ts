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
import { date } from "#language/body-fields.server.ts";
import type { Orm } from "#database/database.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { deskAccounts, deskInvitations } from "#database/schema/desk.ts";
import { type LEAD_ACTIONS, leads } from "#database/schema/leads.ts";
import { pictures } from "#database/schema/pictures.ts";
import { AUDIT_SUBJECTS, type AuditEntry, type AuditPage, type AuditSubject } from "./contract.ts";
import type { Account } from "./desk-session.ts";
import { startOfDay } from "#database/group-days.ts";

export type LeadAction =
  | "lead.read"
  | "lead.redeliver"
  | "lead.good"
  | "lead.settle"
  | `lead.${(typeof LEAD_ACTIONS)[number]}`
  | "lead.answer-settled"
  | "leads.export-begun"
  | "leads.exported"
  | "leads.export-broken"
  | "leads.erased";

/** Actions on content that do not change it. */
export type ContentAction =
  | "content.translation-holds"
  | "content.translation-outdated"
  | "links.checked";

export type PictureAction =
  | "picture.uploaded"
  | "picture.changed"
  | "picture.replaced"
  | "picture.restored"
  | "picture.deleted"
  | "picture.previous-deleted";

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

/** Writes an audit line: ids and fixed words, never typed text. */
export async function recordAudit(
  orm: Orm,
  line: {
    /** An account's id, or a tool's name. */
    readonly actor: string;
    readonly action: AccountAction | LeadAction | PictureAction | ContentAction;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await orm.insert(auditLog).values({ details: {}, ...line });
}

/** The filter of audit lines; days are São Paulo's, both inclusive. */
export const auditFilter = z.object({
  /** An account's id, or a tool's name. */
  actor: z.string().max(100).optional(),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  /** Lines about this restaurant, its menus, leads and pictures. */
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

/** Builds a filter's condition, limited to what the account may read. */
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

/** Erased, deleted or renamed objects no longer match their restaurant. */
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

/** The account that was changed. */
const subject = alias(deskAccounts, "subject");

/**
 * Returns matching audit lines that an account may read, newest first, before `before` if given,
 * with the names of existing accounts.
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
