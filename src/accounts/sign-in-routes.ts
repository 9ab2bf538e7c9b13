import type { Context } from "hono";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { deskAccounts, deskPasskeys, deskSessions } from "#database/schema/desk.ts";
import { type DeskAuth, MAXIMUM_PASSWORD } from "./auth.ts";
import { emailAddress } from "#language/body-fields.server.ts";
import { recordAudit } from "./audit.ts";
import {
  authHeaders,
  authResult,
  type AuthResult,
  refusalFor,
  setCookies,
  signInHeaders,
} from "./auth-result.ts";
import { DeskProblem } from "./calls/desk-problem.ts";
import { deskRoute, type DeskServices } from "./calls/desk-routes.ts";

const credentials = z.object({
  email: emailAddress,
  password: z.string().min(1).max(MAXIMUM_PASSWORD),
});
const codeBody = z.object({ code: z.string().min(1).max(20) });
/** A browser's response to a passkey challenge; the library checks the rest. */
const passkeyBody = z.object({ response: z.custom<PasskeyResponse>(isPasskeyResponse) });
type PasskeyResponse = NonNullable<
  Parameters<DeskAuth["api"]["verifyPasskeyAuthentication"]>[0]
>["body"]["response"];
function isPasskeyResponse(value: unknown): boolean {
  return typeof Object(value).id === "string";
}

/** A hash without a password: accounts without one take as long as unknown e-mails. */
const NOBODY = "nobody@example.invalid";

const userOf = ({ body }: AuthResult) =>
  Object(body["user"]) as { readonly id?: string; readonly email?: string };
/** Empty when sign-in failed. */
const idOf = (result: AuthResult) => userOf(result).id ?? "";

/** Public routes of signing in: password and second factor, or a passkey. */
export function signInRoutes(services: DeskServices) {
  const { orm, auth, limits } = services;
  const guess = { access: "anybody", limit: "guess" } as const;

  async function recordFailure(method: string, account: string | undefined): Promise<void> {
    if (!(await limits.isWorthALine(account ?? "unknown"))) return;
    const details = { method, ...(account === undefined ? {} : { account }) };
    await recordAudit(orm, { actor: "unknown", action: "account.sign-in-failed", details });
  }

  /** Verifies the second factor after a correct password. */
  async function verifyCode(
    context: Context,
    code: string,
    verify: (headers: Headers) => Promise<Response>,
  ) {
    const headers = signInHeaders(context);
    const account = await auth.api.pendingAccount({ headers });
    const result = await authResult(verify(headers));
    const id = idOf(result);
    if (!result.isOk || id === "") {
      await recordFailure("code", account);
      throw refusalFor(result);
    }
    if (!(await limits.isFirstUse(id, code))) {
      await deleteSession(String(result.body["token"]));
      await recordFailure("code", id);
      throw new DeskProblem("wrong-code");
    }
    // The password and this code.
    await limits.wasRight(context, 2);
    await limits.wasRightPassword(userOf(result).email ?? "");
    return result;
  }

  /** Ends the browser's earlier session, even another account's. */
  async function signedIn(context: Context, result: AuthResult, method: string) {
    const older = await auth.api.sessionToken({ headers: authHeaders(context) });
    if (older !== undefined) await deleteSession(older);
    await recordAudit(orm, { actor: idOf(result), action: "account.sign-in", details: { method } });
    setCookies(context, result.cookies);
    return context.json({});
  }

  async function deleteSession(token: string): Promise<void> {
    await orm.delete(deskSessions).where(eq(deskSessions.token, token));
  }

  return [
    deskRoute("POST", "/auth/sign-in/email", {
      ...guess,
      body: credentials,
      async handler({ context, body: { email: typed, password } }) {
        const email = typed.toLowerCase();
        await limits.guessPassword(email);
        const [account] = await orm
          .select({ id: deskAccounts.id, hasCode: deskAccounts.twoFactorEnabled })
          .from(deskAccounts)
          .where(eq(deskAccounts.email, email));
        const body = { email: account?.hasCode ? email : NOBODY, password };
        const result = await authResult(
          auth.api.signInEmail({ body, headers: signInHeaders(context), asResponse: true }),
        );
        if (result.body["twoFactorRedirect"] !== true) {
          await recordFailure("password", account?.id);
          // A password alone opens nothing, whatever the library says.
          if (typeof result.body["token"] === "string") await deleteSession(result.body["token"]);
          throw new DeskProblem("wrong-credentials");
        }
        setCookies(context, result.cookies);
        return context.json({ twoFactorRedirect: true });
      },
    }),
    deskRoute("POST", "/auth/two-factor/verify-totp", {
      ...guess,
      body: codeBody,
      async handler({ context, body }) {
        const code = body.code.replaceAll(/\s/g, "");
        const result = await verifyCode(context, code, (headers) =>
          auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }),
        );
        return signedIn(context, result, "password");
      },
    }),
    deskRoute("POST", "/auth/two-factor/verify-backup-code", {
      ...guess,
      body: codeBody,
      async handler({ context, body }) {
        const code = body.code.trim();
        const result = await verifyCode(context, code, (headers) =>
          auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
        );
        const actor = idOf(result);
        await recordAudit(orm, { actor, action: "account.recovery-code-used" });
        return signedIn(context, result, "recovery code");
      },
    }),
    deskRoute("GET", "/auth/passkey/generate-authenticate-options", {
      access: "anybody",
      limit: "challenge",
      async handler({ context }) {
        const headers = signInHeaders(context);
        const result = await authResult(
          auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
        );
        setCookies(context, result.cookies);
        // The library's options request less than its checks require.
        return context.json({ ...result.body, userVerification: "required" });
      },
    }),
    deskRoute("POST", "/auth/passkey/verify-authentication", {
      ...guess,
      body: passkeyBody,
      async handler({ context, body }) {
        const headers = signInHeaders(context);
        const result = await authResult(
          auth.api.verifyPasskeyAuthentication({ body, headers, asResponse: true }),
        );
        if (!result.isOk || idOf(result) === "") {
          const [passkey] = await orm
            .select({ account: deskPasskeys.userId })
            .from(deskPasskeys)
            .where(eq(deskPasskeys.credentialID, body.response.id));
          await recordFailure("passkey", passkey?.account);
          throw refusalFor(result);
        }
        await limits.wasRight(context, 1);
        return signedIn(context, result, "passkey");
      },
    }),
    deskRoute("POST", "/auth/sign-out", {
      access: { roles: "all", isOpenBeforeEnrolment: true },
      body: z.object({}),
      async handler({ context, session }) {
        const headers = authHeaders(context);
        const result = await authResult(auth.api.signOut({ headers, asResponse: true }));
        await orm.delete(deskSessions).where(eq(deskSessions.id, session.id));
        await recordAudit(orm, { actor: session.account.id, action: "account.sign-out" });
        setCookies(context, result.cookies);
        return context.json({});
      },
    }),
  ];
}
