import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Orm } from "#database/connect.server.ts";
import { deskAccounts, deskCredentials, deskSessions } from "#database/schema/desk.ts";
import type {
  AuthenticatorConfirmation,
  AuthenticatorRequest,
  AuthenticatorSecret,
  MeChange,
  RecoveryCodes,
} from "../contract.ts";
import { DESK_LANGUAGES, MINIMUM_PASSWORD } from "../contract.ts";
import { requireSession } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import { MAXIMUM_PASSWORD } from "./auth.ts";
import { authHeaders, authResult, refusalFor, setCookies, startSession } from "./auth-result.ts";
import { DeskProblem } from "./desk-problem.ts";
import { deskRoute, type DeskServices, SHORT_BODY } from "./desk-routes.ts";
import { readMe } from "./desk-session.ts";
import { finishEnrolment } from "./invitations.ts";
import { hashPassword } from "./passwords.ts";

export const nameField = z.string().trim().min(1).max(100);
const newPassword = z.string().min(MINIMUM_PASSWORD).max(MAXIMUM_PASSWORD);
const oldPassword = z.string().min(1).max(MAXIMUM_PASSWORD);

const meChange = z.object({
  name: nameField,
  language: z.enum(DESK_LANGUAGES),
}) satisfies z.ZodType<MeChange>;
const confirmation = z.object({
  code: z.string().regex(/^\d{6}$/),
}) satisfies z.ZodType<AuthenticatorConfirmation>;

function storePassword(transaction: Orm, id: string, hash: string) {
  const credential = { id: randomUUID(), userId: id, accountId: id, providerId: "credential" };
  return transaction
    .insert(deskCredentials)
    .values({ ...credential, password: hash })
    .onConflictDoUpdate({
      target: [deskCredentials.userId, deskCredentials.providerId],
      set: { password: hash, updatedAt: new Date() },
    });
}

/** What everybody may know and change of their own account, the second factor included. */
export function meRoutes({ orm, auth, limits }: DeskServices) {
  const enrolling = { roles: "all", isOpenBeforeEnrolment: true } as const;

  return [
    deskRoute({
      method: "GET",
      path: "/me",
      access: enrolling,
      handler: async ({ context, session }) => context.json(await readMe(orm, session)),
    }),
    deskRoute({
      method: "PUT",
      path: "/me",
      access: enrolling,
      body: meChange,
      maximumBytes: SHORT_BODY,
      async handler({ context, session, body }) {
        const { id } = session.account;
        await orm
          .update(deskAccounts)
          .set({ ...body, updatedAt: new Date() })
          .where(eq(deskAccounts.id, id));
        await recordAudit(orm, { actor: id, action: "account.profile-changed" });
        const account = { ...session.account, ...body };
        return context.json(await readMe(orm, { ...session, account }));
      },
    }),
    deskRoute({
      method: "POST",
      path: "/me/authenticator",
      access: enrolling,
      limit: "guess",
      body: z.object({ password: newPassword }) satisfies z.ZodType<AuthenticatorRequest>,
      maximumBytes: SHORT_BODY,
      async handler({ context, session, body: { password } }) {
        // Whoever has enrolled changes the password instead.
        if (session.isEnrolled) throw new DeskProblem("not-allowed");
        const { id } = session.account;
        const hash = await hashPassword(password);
        await orm.transaction(async (transaction) => {
          await requireSession(transaction, session);
          await storePassword(transaction, id, hash);
        });
        const result = await authResult(
          auth.api.enableTwoFactor({
            body: { password },
            headers: authHeaders(context),
            asResponse: true,
          }),
        );
        if (!result.isOk) throw refusalFor(result);
        const { totpURI, backupCodes } = result.body;
        const secret = { totpUri: totpURI, recoveryCodes: backupCodes } as AuthenticatorSecret;
        return context.json(secret);
      },
    }),
    deskRoute({
      method: "POST",
      path: "/me/authenticator/confirm",
      access: enrolling,
      limit: "guess",
      body: confirmation,
      maximumBytes: SHORT_BODY,
      async handler({ context, session, body }) {
        if (session.isEnrolled) throw new DeskProblem("not-allowed");
        const headers = authHeaders(context);
        const result = await authResult(auth.api.verifyTOTP({ body, headers, asResponse: true }));
        if (!result.isOk) throw refusalFor(result);
        // The password that was set, and this code.
        await limits.wasRight(context, 2);
        await limits.isFirstUse(session.account.id, body.code);
        await finishEnrolment(orm, session.account, "totp");
        setCookies(context, (await startSession(auth, context, session.account.id)).cookies);
        return context.body(null, 204);
      },
    }),
    deskRoute({
      method: "POST",
      path: "/me/recovery-codes",
      access: { roles: "all", isFresh: true },
      limit: "guess",
      body: z.object({ password: oldPassword }),
      maximumBytes: SHORT_BODY,
      async handler({ context, session, body }) {
        await limits.guessPassword(session.account.email);
        const headers = authHeaders(context);
        const result = await authResult(
          auth.api.generateBackupCodes({ body, headers, asResponse: true }),
        );
        if (!result.isOk) throw refusalFor(result);
        await limits.wasRight(context, 1);
        await limits.wasRightPassword(session.account.email);
        await recordAudit(orm, {
          actor: session.account.id,
          action: "account.recovery-codes-renewed",
        });
        const codes = { recoveryCodes: result.body["backupCodes"] } as RecoveryCodes;
        return context.json(codes);
      },
    }),
    deskRoute({
      method: "POST",
      path: "/auth/change-password",
      access: { roles: "all", isFresh: true },
      limit: "guess",
      body: z.object({
        currentPassword: oldPassword,
        newPassword,
        revokeOtherSessions: z.literal(true),
      }),
      maximumBytes: SHORT_BODY,
      async handler({ context, session, body }) {
        await limits.guessPassword(session.account.email);
        const { id, twoFactorEnabled } = session.account;
        if (!twoFactorEnabled) throw new DeskProblem("wrong-credentials");
        const password = { body: { password: body.currentPassword }, asResponse: true } as const;
        const result = await authResult(
          auth.api.verifyPassword({ ...password, headers: authHeaders(context) }),
        );
        if (!result.isOk) throw refusalFor(result);
        await limits.wasRight(context, 1);
        await limits.wasRightPassword(session.account.email);
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
