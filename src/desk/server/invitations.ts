import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
  deskSessions,
  deskTwoFactors,
} from "#database/schema/desk.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { InvitationRequest, ListedInvitation } from "../contract.ts";
import { isOnlyAdministrator, lockAccount, requireSession, storePassword } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import type { StoredAuthenticator } from "./authenticator-app.ts";
import type { Account, DeskSession } from "./desk-session.ts";
import { DeskProblem } from "./desk-problem.ts";

const HOURS = 48;

/** Beside the path of the page: a server and its log never see what follows #. */
export function invitationLink(siteUrl: string, token: string): string {
  return `${siteUrl}/desk/invitation#${token}`;
}

/**
 * Invites somebody, in place of an older invitation of the same e-mail. Returns what its link must
 * contain, which nobody can find out again: only its hash is stored.
 */
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

/** The open invitations, the oldest first; or the one of that id. */
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

/** Ends an invitation, and with it the sessions of an enrolment that it began. False where there is none of that id. */
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
 * Makes the account that an invitation is for, or ends the sessions of the one that there is and takes its
 * credentials: but for the only administrator's, who has a way in until the enrolment has finished (rule 10.3).
 * Returns its id. The invitation stays open until then (rule 10.4).
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

/** What an enrolment ends with: a passkey that is stored already, or a password with its second factor. */
export type NewCredential =
  | { readonly passkey: string }
  | { readonly password: string; readonly authenticator: StoredAuthenticator };

/**
 * Ends the invitation of an account that has enrolled, and every credential and session of the time before. Throws
 * `invitation-over` and changes nothing where it was withdrawn, replaced or used meanwhile.
 */
export async function finishEnrolment(
  orm: Orm,
  { id, invitationId }: Pick<Account, "id" | "invitationId">,
  credential: NewCredential,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    // First, as accepting does: two transactions that lock in different orders wait for each other.
    const [invitation] = await transaction
      .delete(deskInvitations)
      .where(
        and(eq(deskInvitations.id, invitationId ?? ""), gt(deskInvitations.expiresAt, sql`now()`)),
      )
      .returning({ id: deskInvitations.id });
    // Locks the account: two ways of enrolling at once come one after the other.
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
 * Puts another second factor in the place of the one that its owner has lost, with its own recovery codes, and ends
 * all sessions. Throws `signed-out` where the session has ended meanwhile.
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

/** All credentials of an account, but for one passkey. */
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
