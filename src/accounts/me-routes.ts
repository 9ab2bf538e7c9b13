import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Orm } from "#database/database.ts";
import {
  deskAccounts,
  deskSessions,
  deskTwoFactors,
  deskVerifications,
} from "#database/schema/desk.ts";
import {
  type AuthenticatorConfirmation,
  type AuthenticatorRequest,
  type MeChange,
  type RecoveryCodes,
  type RecoveryCodesLeft,
  DESK_LANGUAGES,
  MINIMUM_PASSWORD,
} from "./contract.ts";
import { requireSession, storePassword } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import { MAXIMUM_PASSWORD, NAME } from "./auth.ts";
import { isCodeOf, newAuthenticator, recoveryCodesLeft } from "./authenticator-app.ts";
import { authHeaders, authResult, refusalFor, setCookies, startSession } from "./auth-result.ts";
import { DeskProblem } from "./calls/desk-problem.ts";
import { deskRoute, type DeskServices } from "./calls/desk-routes.ts";
import { type Account, type DeskSession, readMe, SESSION_SECONDS } from "./desk-session.ts";
import { finishEnrolment, type NewCredential, replaceAuthenticator } from "./invitations.ts";
import { hashPassword } from "./passwords.ts";

export const nameField = z.string().trim().min(1).max(100);
const newPassword = z.string().min(MINIMUM_PASSWORD).max(MAXIMUM_PASSWORD);
const oldPassword = z.string().min(1).max(MAXIMUM_PASSWORD);

const meChange = z.object({
  name: nameField,
  language: z.enum(DESK_LANGUAGES),
  hasAlarms: z.boolean().optional(),
}) satisfies z.ZodType<MeChange>;
const confirmation = z.object({
  code: z.string().regex(/^\d{6}$/),
}) satisfies z.ZodType<AuthenticatorConfirmation>;

type PendingPassword = Extract<NewCredential, { password: string }>;

/** An unconfirmed factor belongs to its session; the account keeps its old one until confirmed. */
const pendingName = ({ id, isEnrolled }: Pick<DeskSession, "id" | "isEnrolled">) =>
  `${isEnrolled ? "replacement" : "enrolment"}:${id}`;

async function storePending(transaction: Orm, session: DeskSession, pending: PendingPassword) {
  const identifier = pendingName(session);
  await transaction.delete(deskVerifications).where(eq(deskVerifications.identifier, identifier));
  await transaction.insert(deskVerifications).values({
    id: randomUUID(),
    identifier,
    value: JSON.stringify(pending),
    expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
  });
}

async function readPending(orm: Orm, session: DeskSession): Promise<PendingPassword | undefined> {
  const [row] = await orm
    .select({ value: deskVerifications.value })
    .from(deskVerifications)
    .where(eq(deskVerifications.identifier, pendingName(session)));
  return row && (JSON.parse(row.value) as PendingPassword);
}

/** Routes of a user's own account, including the second factor. */
export function meRoutes({ orm, auth, limits, mailReplacement }: DeskServices) {
  const enrolling = { roles: "all", isOpenBeforeEnrolment: true } as const;

  /** Calls the library with the account's password; counts as a guess. */
  async function withPassword(
    context: Context,
    account: Account,
    ask: (headers: Headers) => Promise<Response>,
  ) {
    await limits.guessPassword(account.email);
    if (!account.twoFactorEnabled) throw new DeskProblem("wrong-credentials");
    const result = await authResult(ask(authHeaders(context)));
    if (!result.isOk) throw refusalFor(result);
    await limits.wasRight(context, 1);
    await limits.wasRightPassword(account.email);
    return result;
  }
  const requirePassword = (context: Context, account: Account, password: string) =>
    withPassword(context, account, (headers) =>
      auth.api.verifyPassword({ body: { password }, headers, asResponse: true }),
    );

  return [
    deskRoute("GET", "/me", {
      access: enrolling,
      handler: async ({ context, session }) => context.json(await readMe(orm, session)),
    }),
    deskRoute("PUT", "/me", {
      access: enrolling,
      body: meChange,
      async handler({ context, session, body }) {
        const { id, hasAlarms } = session.account;
        const change = { ...body, hasAlarms: body.hasAlarms ?? hasAlarms };
        await orm
          .update(deskAccounts)
          .set({ ...change, updatedAt: new Date() })
          .where(eq(deskAccounts.id, id));
        await recordAudit(orm, { actor: id, action: "account.profile-changed" });
        const account = { ...session.account, ...change };
        return context.json(await readMe(orm, { ...session, account }));
      },
    }),
    deskRoute("POST", "/me/authenticator", {
      access: enrolling,
      limit: "guess",
      body: z.object({ password: newPassword }) satisfies z.ZodType<AuthenticatorRequest>,
      async handler({ context, session, body: { password } }) {
        // A passkey has no authenticator to lose.
        const { twoFactorEnabled } = session.account;
        if (session.isEnrolled && !twoFactorEnabled) throw new DeskProblem("not-allowed");
        if (session.isEnrolled && !session.isFresh) throw new DeskProblem("sign-in-again");
        if (session.isEnrolled) await requirePassword(context, session.account, password);
        // An enrolled account changes its password elsewhere.
        const hash = session.isEnrolled ? "" : await hashPassword(password);
        const { secret: key } = await auth.$context;
        const { email } = session.account;
        const { shown, stored } = await newAuthenticator(key, { issuer: NAME, email });
        await orm.transaction(async (transaction) => {
          await requireSession(transaction, session);
          await storePending(transaction, session, { password: hash, authenticator: stored });
        });
        return context.json(shown);
      },
    }),
    deskRoute("POST", "/me/authenticator/confirm", {
      access: enrolling,
      limit: "guess",
      body: confirmation,
      async handler({ context, session, body: { code } }) {
        const { id } = session.account;
        const pending = await readPending(orm, session);
        const { secret: key } = await auth.$context;
        if (pending === undefined || !(await isCodeOf(key, pending.authenticator, code))) {
          throw new DeskProblem("wrong-code");
        }
        // Password and code, or this code alone.
        await limits.wasRight(context, session.isEnrolled ? 1 : 2);
        await limits.isFirstUse(id, code);
        if (session.isEnrolled) {
          await replaceAuthenticator(orm, session, pending.authenticator);
          await mailReplacement(session.account);
        } else {
          await finishEnrolment(orm, session.account, pending);
        }
        setCookies(context, (await startSession(auth, context, id)).cookies);
        return context.body(null, 204);
      },
    }),
    deskRoute("GET", "/me/recovery-codes", {
      access: { roles: "all" },
      async handler({ context, session }) {
        const [stored] = await orm
          .select({ backupCodes: deskTwoFactors.backupCodes })
          .from(deskTwoFactors)
          .where(eq(deskTwoFactors.userId, session.account.id));
        const { secret: key } = await auth.$context;
        const left = stored === undefined ? 0 : await recoveryCodesLeft(key, stored);
        return context.json({ left } satisfies RecoveryCodesLeft);
      },
    }),
    deskRoute("POST", "/me/recovery-codes", {
      access: { roles: "all", isFresh: true },
      limit: "guess",
      body: z.object({ password: oldPassword }),
      async handler({ context, session, body }) {
        const { account } = session;
        const result = await withPassword(context, account, (headers) =>
          auth.api.generateBackupCodes({ body, headers, asResponse: true }),
        );
        await recordAudit(orm, { actor: account.id, action: "account.recovery-codes-renewed" });
        return context.json({ recoveryCodes: result.body["backupCodes"] } as RecoveryCodes);
      },
    }),
    deskRoute("POST", "/auth/change-password", {
      access: { roles: "all", isFresh: true },
      limit: "guess",
      body: z.object({
        currentPassword: oldPassword,
        newPassword,
        revokeOtherSessions: z.literal(true),
      }),
      async handler({ context, session, body }) {
        const { id } = session.account;
        await requirePassword(context, session.account, body.currentPassword);
        const hash = await hashPassword(body.newPassword);
        await orm.transaction(async (transaction) => {
          await requireSession(transaction, session);
          await storePassword(transaction, id, hash);
          await transaction.delete(deskSessions).where(eq(deskSessions.userId, id));
          await recordAudit(transaction, { actor: id, action: "account.password-changed" });
        });
        setCookies(context, (await startSession(auth, context, id)).cookies);
        return context.json({});
      },
    }),
  ];
}
