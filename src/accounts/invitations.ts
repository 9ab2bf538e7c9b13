import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
  deskSessions,
  deskTwoFactors,
} from "#database/schema/desk.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { InvitationRequest, ListedInvitation } from "./contract.ts";
import { isOnlyAdministrator, lockAccount, requireSession, storePassword } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import type { StoredAuthenticator } from "./authenticator-app.ts";
import type { Account, DeskSession } from "./desk-session.ts";
import { DeskProblem } from "./calls/desk-problem.ts";

const HOURS = 48;

/** Servers and logs never see the part after #. */
export function invitationLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/invitation#${token}`;
}

/** Replaces an e-mail's invitation. Returns the link's token, of which only a hash is stored. */
export function createInvitation(
  orm: Orm,
  { email: typed, role, restaurants, language }: InvitationRequest,
  actor: string,
): Promise<{ readonly invitation: ListedInvitation; readonly token: string }> {
  const email = typed.toLowerCase();
  const token = randomBytes(32).toString("base64url");
  const values = {
    id: randomUUID(),
    tokenHash: hashOf(token),
    role,
    restaurants: role === "restaurant" ? [...restaurants] : [],
    language,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
  };
  return orm.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: deskAccounts.id })
      .from(deskAccounts)
      .where(eq(deskAccounts.email, email));
    await transaction
      .insert(deskInvitations)
      .values({ ...values, email })
      .onConflictDoUpdate({ target: deskInvitations.email, set: values });
    const details = {
      invitation: values.id,
      role,
      restaurants: values.restaurants,
      account: account?.id,
    };
    await recordAudit(transaction, { actor, action: "account.invited", details });
    const [invitation] = await listInvitations(transaction, values.id);
    if (invitation === undefined) throw new Error("No invitation");
    return { invitation, token };
  });
}

/** Lists open invitations, oldest first, or the one of an id. */
export async function listInvitations(orm: Orm, id?: string): Promise<ListedInvitation[]> {
  const { tokenHash: _, language: __, ...columns } = getTableColumns(deskInvitations);
  const rows = await orm
    .select({ ...columns, account: deskAccounts.id })
    .from(deskInvitations)
    .leftJoin(deskAccounts, eq(deskAccounts.email, deskInvitations.email))
    .where(
      and(
        gt(deskInvitations.expiresAt, sql`now()`),
        id === undefined ? undefined : eq(deskInvitations.id, id),
      ),
    )
    .orderBy(asc(deskInvitations.createdAt), asc(deskInvitations.id));
  return rows.map(({ account, createdAt, expiresAt, ...invitation }) => ({
    ...invitation,
    email: shownEmail(invitation.email),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isForAccount: account !== null,
  }));
}

/** Withdraws an invitation and ends the sessions of its enrolment. False for an unknown id. */
export function withdrawInvitation(orm: Orm, id: string, actor: string): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const [invitation] = await transaction
      .delete(deskInvitations)
      .where(eq(deskInvitations.id, id))
      .returning({ id: deskInvitations.id });
    if (invitation === undefined) return false;
    const details = { invitation: id };
    await recordAudit(transaction, { actor, action: "account.invitation-withdrawn", details });
    return true;
  });
}

/**
 * Creates the invited account, or ends an existing one's sessions and removes its credentials,
 * except the only administrator's, which stay until re-enrolled (rule 10.3). Returns its id. The
 * invitation stays open until then (rule 10.4).
 */
export function acceptInvitation(
  orm: Orm,
  { token, name }: { readonly token: string; readonly name: string },
): Promise<string> {
  return orm.transaction(async (transaction) => {
    const [invitation] = await transaction
      .select()
      .from(deskInvitations)
      .where(
        and(
          eq(deskInvitations.tokenHash, hashOf(token)),
          gt(deskInvitations.expiresAt, sql`now()`),
        ),
      )
      .for("update");
    if (invitation === undefined) throw new DeskProblem("invitation-over");
    const { email, role, restaurants, language } = invitation;
    const [known] = await transaction
      .select({ id: deskAccounts.id })
      .from(deskAccounts)
      .where(eq(deskAccounts.email, email));
    const id = known?.id ?? randomUUID();
    if (known === undefined) {
      await transaction
        .insert(deskAccounts)
        .values({ id, email, name, role, restaurants, language, invitationId: invitation.id });
    } else {
      const isOnly = await isOnlyAdministrator(transaction, id);
      if (isOnly && role !== "administrator") throw new DeskProblem("last-administrator");
      await endSessionsOf(transaction, id);
      if (!isOnly) await removeCredentials(transaction, id);
      await transaction
        .update(deskAccounts)
        .set({ name, role, restaurants, invitationId: invitation.id })
        .where(eq(deskAccounts.id, id));
    }
    const details = { invitation: invitation.id, role };
    await recordAudit(transaction, { actor: id, action: "account.invitation-accepted", details });
    return id;
  });
}

/** The result of an enrolment: a stored passkey, or a password with its second factor. */
export type NewCredential =
  | { readonly passkey: string }
  | { readonly password: string; readonly authenticator: StoredAuthenticator };

/**
 * Ends an enrolled account's invitation, and all earlier credentials and sessions. Throws
 * `invitation-over` without changes if it was withdrawn, replaced or used meanwhile.
 */
export async function finishEnrolment(
  orm: Orm,
  { id, invitationId }: Pick<Account, "id" | "invitationId">,
  credential: NewCredential,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    // Locked first, as when accepting, to avoid a deadlock.
    const [invitation] = await transaction
      .delete(deskInvitations)
      .where(
        and(eq(deskInvitations.id, invitationId ?? ""), gt(deskInvitations.expiresAt, sql`now()`)),
      )
      .returning({ id: deskInvitations.id });
    // Serialises concurrent enrolments of the account.
    const [account] = await transaction
      .update(deskAccounts)
      .set({ invitationId: null })
      .where(and(eq(deskAccounts.id, id), eq(deskAccounts.invitationId, invitationId ?? "")))
      .returning({ id: deskAccounts.id });
    if (invitation === undefined || account === undefined) throw new DeskProblem("invitation-over");
    await endSessionsOf(transaction, id);
    const isPasskey = "passkey" in credential;
    await removeCredentials(transaction, id, isPasskey ? credential.passkey : undefined);
    if (!isPasskey) {
      await storePassword(transaction, id, credential.password);
      const row = { id: randomUUID(), userId: id, ...credential.authenticator, verified: true };
      await transaction.insert(deskTwoFactors).values(row);
      await setTwoFactor(transaction, id, true);
    }
    const details = { invitation: invitation.id, method: isPasskey ? "passkey" : "totp" };
    await recordAudit(transaction, { actor: id, action: "account.enrolled", details });
  });
}

/**
 * Replaces a lost second factor and its recovery codes, and ends all sessions. Throws `signed-out`
 * if the session has ended meanwhile.
 */
export async function replaceAuthenticator(
  orm: Orm,
  session: Pick<DeskSession, "id" | "account">,
  authenticator: StoredAuthenticator,
): Promise<void> {
  const { id } = session.account;
  await orm.transaction(async (transaction) => {
    await requireSession(transaction, session);
    await transaction.delete(deskTwoFactors).where(eq(deskTwoFactors.userId, id));
    const row = { id: randomUUID(), userId: id, ...authenticator, verified: true };
    await transaction.insert(deskTwoFactors).values(row);
    await transaction.delete(deskSessions).where(eq(deskSessions.userId, id));
    await recordAudit(transaction, { actor: id, action: "account.authenticator-replaced" });
  });
}

async function endSessionsOf(transaction: Orm, id: string): Promise<void> {
  await lockAccount(transaction, id);
  await transaction.delete(deskSessions).where(eq(deskSessions.userId, id));
}

async function removeCredentials(transaction: Orm, id: string, passkey = ""): Promise<void> {
  for (const table of [deskCredentials, deskTwoFactors]) {
    await transaction.delete(table).where(eq(table.userId, id));
  }
  const others = and(eq(deskPasskeys.userId, id), ne(deskPasskeys.id, passkey));
  await transaction.delete(deskPasskeys).where(others);
  await setTwoFactor(transaction, id, false);
}

async function setTwoFactor(transaction: Orm, id: string, twoFactorEnabled: boolean) {
  await transaction
    .update(deskAccounts)
    .set({ twoFactorEnabled, updatedAt: sql`now()` })
    .where(eq(deskAccounts.id, id));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
