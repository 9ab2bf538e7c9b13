import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { deskAccounts, deskPasskeys } from "#database/schema/desk.ts";
import { requireSession } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import { authHeaders, authResult, refusalFor, setCookies, startSession } from "./auth-result.ts";
import { DeskProblem } from "./calls/desk-problem.ts";
import { deskRoute, type DeskServices, PASSKEY_BODY } from "./calls/desk-routes.ts";
import { finishEnrolment } from "./invitations.ts";

const passkeyName = z.string().trim().min(1).max(100);
const passkeyId = z.string().max(100);

/** Routes to add, name and remove a user's passkeys; the first completes the enrolment. */
export function passkeyRoutes({ orm, auth }: DeskServices) {
  const registering = { roles: "all", isFresh: true, isOpenBeforeEnrolment: true } as const;

  return [
    deskRoute("GET", "/auth/passkey/generate-register-options", {
      access: registering,
      limit: "challenge",
      async handler({ context }) {
        const headers = authHeaders(context);
        const result = await authResult(
          auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true }),
        );
        if (!result.isOk) throw refusalFor(result);
        setCookies(context, result.cookies);
        return context.json(result.body);
      },
    }),
    deskRoute("POST", "/auth/passkey/verify-registration", {
      access: registering,
      body: z.object({ response: z.record(z.string(), z.unknown()), name: passkeyName }),
      maximumBytes: PASSKEY_BODY,
      async handler({ context, session, body }) {
        const { account, isEnrolled } = session;
        const headers = authHeaders(context);
        const result = await authResult(
          auth.api.verifyPasskeyRegistration({ body, headers, asResponse: true }),
        );
        if (!result.isOk) throw refusalFor(result);
        const passkey = String(result.body["id"]);
        const accepting = isEnrolled
          ? orm.transaction((transaction) => requireSession(transaction, session))
          : finishEnrolment(orm, account, { passkey });
        await accepting.catch(async (error: unknown) => {
          await orm.delete(deskPasskeys).where(eq(deskPasskeys.id, passkey));
          throw error;
        });
        if (!isEnrolled) {
          setCookies(context, (await startSession(auth, context, account.id)).cookies);
        }
        const action = "account.passkey-added";
        await recordAudit(orm, { actor: account.id, action, details: { passkey } });
        return context.json({ id: passkey });
      },
    }),
    deskRoute("POST", "/auth/passkey/update-passkey", {
      access: { roles: "all" },
      body: z.object({ id: passkeyId, name: passkeyName }),
      async handler({ context, session, body: { id, name } }) {
        const [passkey] = await orm
          .update(deskPasskeys)
          .set({ name })
          .where(and(eq(deskPasskeys.id, id), eq(deskPasskeys.userId, session.account.id)))
          .returning({ id: deskPasskeys.id });
        if (passkey === undefined) throw new DeskProblem("not-found");
        const action = "account.passkey-renamed";
        await recordAudit(orm, { actor: session.account.id, action, details: { passkey: id } });
        return context.json({});
      },
    }),
    deskRoute("POST", "/auth/passkey/delete-passkey", {
      access: { roles: "all", isFresh: true },
      body: z.object({ id: passkeyId }),
      async handler({ context, session: { account }, body: { id } }) {
        await orm.transaction(async (transaction) => {
          // Serialises concurrent removals.
          const [locked] = await transaction
            .select({ hasPassword: deskAccounts.twoFactorEnabled })
            .from(deskAccounts)
            .where(eq(deskAccounts.id, account.id))
            .for("update");
          const passkeys = await transaction
            .select({ id: deskPasskeys.id })
            .from(deskPasskeys)
            .where(eq(deskPasskeys.userId, account.id));
          if (!passkeys.some((passkey) => passkey.id === id)) throw new DeskProblem("not-found");
          if (passkeys.length === 1 && locked?.hasPassword !== true) {
            throw new DeskProblem("last-credential");
          }
          await transaction.delete(deskPasskeys).where(eq(deskPasskeys.id, id));
          const action = "account.passkey-removed";
          await recordAudit(transaction, { actor: account.id, action, details: { passkey: id } });
        });
        return context.json({});
      },
    }),
  ];
}
