import { and, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
  deskSessions,
} from "#database/schema/desk.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { Me } from "./contract.ts";

/** A shift, regardless of use (rule 10.8). */
export const SESSION_SECONDS = 12 * 3600;
/** How long a session counts as fresh for sensitive actions. */
export const FRESH_SECONDS = 600;
/** Minimum seconds between updates of the last use. */
const TOUCH_SECONDS = 60;

export type Account = typeof deskAccounts.$inferSelect;

/** The caller as stored now; roles come from nowhere else. */
export interface DeskSession {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
  readonly isEnrolled: boolean;
  readonly isFresh: boolean;
}

/**
 * Whether an account has a passkey, or a password with a second factor. Columns name their tables,
 * because drizzle omits them in selects from one table.
 */
export const isEnrolled = sql<boolean>`(${deskAccounts}.two_factor_enabled or exists (
  select from ${deskPasskeys} where ${deskPasskeys}.account_id = ${deskAccounts}.id))`;

const isInvited = sql<boolean>`exists (select from ${deskInvitations}
  where ${deskInvitations}.id = ${deskAccounts}.invitation_id
  and ${deskInvitations}.expires_at > now())`;

const isFresh = sql<boolean>`${deskSessions.createdAt} >
  now() - make_interval(secs => ${FRESH_SECONDS})`;

/**
 * Finds a token's session with its account. A session begun by an invitation ends with it; a
 * sign-in starts another.
 */
export async function findSession(orm: Orm, token: string): Promise<DeskSession | undefined> {
  const [row] = await orm
    .select({
      id: deskSessions.id,
      account: getTableColumns(deskAccounts),
      isEnrolled: sql<boolean>`(not ${deskSessions.isEnrolling} and ${isEnrolled})`,
      isInvited: sql<boolean>`(${deskSessions.isEnrolling} and ${isInvited})`,
      isFresh,
      isStale: sql<boolean>`(${deskAccounts.lastUsedAt} is null
        or least(${deskSessions.updatedAt}, ${deskAccounts.lastUsedAt})
          < now() - make_interval(secs => ${TOUCH_SECONDS}))`,
    })
    .from(deskSessions)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskSessions.userId))
    .where(and(eq(deskSessions.token, token), gt(deskSessions.expiresAt, sql`now()`)));
  if (row === undefined || !(row.isEnrolled || row.isInvited)) return undefined;
  if (row.isStale) await touch(orm, row.id, row.account.id);
  return { ...row, token };
}

async function touch(orm: Orm, id: string, accountId: string): Promise<void> {
  const now = sql`now()`;
  await orm.update(deskSessions).set({ updatedAt: now }).where(eq(deskSessions.id, id));
  await orm.update(deskAccounts).set({ lastUsedAt: now }).where(eq(deskAccounts.id, accountId));
}

/** Returns what the browser may know about the signed-in account. */
export async function readMe(orm: Orm, session: DeskSession): Promise<Me> {
  const { account } = session;
  const passkeys = await orm
    .select({
      id: deskPasskeys.id,
      name: deskPasskeys.name,
      createdAt: deskPasskeys.createdAt,
    })
    .from(deskPasskeys)
    .where(eq(deskPasskeys.userId, account.id))
    .orderBy(deskPasskeys.createdAt);
  const hasPassword = await orm.$count(deskCredentials, eq(deskCredentials.userId, account.id));
  return {
    id: account.id,
    email: shownEmail(account.email),
    name: account.name,
    role: account.role,
    restaurants: account.restaurants,
    language: account.language,
    hasAlarms: account.hasAlarms,
    isEnrolled: session.isEnrolled,
    isFresh: session.isFresh,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? "",
      createdAt: createdAt.toISOString(),
    })),
    hasPassword: account.twoFactorEnabled && hasPassword > 0,
  };
}
