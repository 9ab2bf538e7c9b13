import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Orm } from "#database/connect.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { deskAccounts, deskInvitations } from "#database/schema/desk.ts";
import type { LeadActionName } from "#leads/handle-lead.ts";
import type { AuditEntry, AuditPage } from "../contract.ts";
import { auditCondition, type AuditFilter } from "./audit-filter.ts";
import type { Account } from "./desk-session.ts";

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
  | "links.checked"
  | "listings.written";

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
