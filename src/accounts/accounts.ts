import { randomUUID } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskSessions,
} from "#database/schema/desk.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { AccountChange, ListedAccount } from "./contract.ts";
import { recordAudit } from "./audit.ts";
import { DeskProblem } from "./calls/desk-problem.ts";
import { type DeskSession, isEnrolled } from "./desk-session.ts";

/**
 * Returns whether the account is the only administrator who can sign in. Call inside a transaction:
 * locks all administrators, so that concurrent changes are serialised (rule 10.3).
 */
export async function isOnlyAdministrator(transaction: Orm, id: string): Promise<boolean> {
  const administrators = await transaction
    .select({ id: deskAccounts.id, isEnrolled })
    .from(deskAccounts)
    .where(eq(deskAccounts.role, "administrator"))
    .orderBy(asc(deskAccounts.id))
    .for("update");
  const isOne = administrators.some((one) => one.id === id);
  return isOne && !administrators.some((one) => one.id !== id && one.isEnrolled);
}

/** Throws `last-administrator` for the only administrator. */
async function requireOtherAdministrator(transaction: Orm, id: string): Promise<void> {
  if (await isOnlyAdministrator(transaction, id)) throw new DeskProblem("last-administrator");
}

export async function lockAccount(transaction: Orm, id: string): Promise<void> {
  await transaction
    .select({ id: deskAccounts.id })
    .from(deskAccounts)
    .where(eq(deskAccounts.id, id))
    .for("update");
}

/**
 * Locks a session's account; throws `signed-out` if the session has ended, so that a thief cannot
 * add credentials while the owner re-enrols.
 */
export async function requireSession(
  transaction: Orm,
  { id, account }: Pick<DeskSession, "id" | "account">,
): Promise<void> {
  await lockAccount(transaction, account.id);
  const isThere = await transaction.$count(deskSessions, eq(deskSessions.id, id));
  if (isThere === 0) throw new DeskProblem("signed-out");
}

export function storePassword(transaction: Orm, id: string, hash: string) {
  const credential = { id: randomUUID(), userId: id, accountId: id, providerId: "credential" };
  return transaction
    .insert(deskCredentials)
    .values({ ...credential, password: hash })
    .onConflictDoUpdate({
      target: [deskCredentials.userId, deskCredentials.providerId],
      set: { password: hash, updatedAt: new Date() },
    });
}

/** Returns accounts' names by id; all accounts by default. */
export async function namesOf(
  orm: Orm,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskAccounts)
    .where(ids && inArray(deskAccounts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listAccounts(orm: Orm): Promise<ListedAccount[]> {
  const rows = await orm
    .select({
      id: deskAccounts.id,
      email: deskAccounts.email,
      name: deskAccounts.name,
      role: deskAccounts.role,
      restaurants: deskAccounts.restaurants,
      isEnrolled,
      createdAt: deskAccounts.createdAt,
      lastUsedAt: deskAccounts.lastUsedAt,
    })
    .from(deskAccounts)
    .orderBy(asc(deskAccounts.name), asc(deskAccounts.id));
  return rows.map(({ createdAt, lastUsedAt, ...account }) => ({
    ...account,
    email: shownEmail(account.email),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Changes an account's role and ends its sessions. False for an unknown id. */
export function changeAccount(
  orm: Orm,
  id: string,
  { role, restaurants }: AccountChange,
  actor: string,
): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    if (role !== "administrator") await requireOtherAdministrator(transaction, id);
    const values = { role, restaurants: role === "restaurant" ? [...restaurants] : [] };
    const [account] = await transaction
      .update(deskAccounts)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(deskAccounts.id, id))
      .returning({ id: deskAccounts.id });
    if (account === undefined) return false;
    await transaction.delete(deskSessions).where(eq(deskSessions.userId, id));
    const details = { account: id, ...values };
    await recordAudit(transaction, { actor, action: "account.changed", details });
    return true;
  });
}

/** Removes an account with its credentials, sessions and invitation. False for an unknown id. */
export function removeAccount(orm: Orm, id: string, actor: string): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    await requireOtherAdministrator(transaction, id);
    const [account] = await transaction
      .delete(deskAccounts)
      .where(eq(deskAccounts.id, id))
      .returning({ email: deskAccounts.email });
    if (account === undefined) return false;
    await transaction.delete(deskInvitations).where(eq(deskInvitations.email, account.email));
    const details = { account: id };
    await recordAudit(transaction, { actor, action: "account.removed", details });
    return true;
  });
}

export function endSessions(orm: Orm, id: string | undefined, actor: string): Promise<number> {
  return orm.transaction(async (transaction) => {
    const ended = await transaction
      .delete(deskSessions)
      .where(id === undefined ? undefined : eq(deskSessions.userId, id))
      .returning({ id: deskSessions.id });
    const details = { account: id ?? "all", sessions: ended.length };
    await recordAudit(transaction, { actor, action: "account.sessions-ended", details });
    return ended.length;
  });
}
