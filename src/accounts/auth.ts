import { randomUUID } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import type { Orm } from "#database/database.ts";
import {
  deskAccounts,
  deskCredentials,
  deskPasskeys,
  deskSessions,
  deskTwoFactors,
  deskVerifications,
} from "#database/schema/desk.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { MINIMUM_PASSWORD } from "./contract.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { FRESH_SECONDS, SESSION_SECONDS } from "./desk-session.ts";

export const NAME = "Rubaiyat";
/** Longer passwords only cost hashing time. */
export const MAXIMUM_PASSWORD = 128;

export type DeskAuth = ReturnType<typeof createAuth>;

/**
 * Creates the library for password hashes, second factors, passkeys and signed cookies over our
 * tables. Our routes call its functions; its own are not mounted.
 */
export function createAuth(options: {
  readonly orm: Orm;
  /** The public origin: passkeys belong to its host; https makes cookies secure. */
  readonly siteUrl: string;
  readonly secret: string;
  readonly log: Log;
}) {
  const { orm, siteUrl, secret, log } = options;
  const isSecure = siteUrl.startsWith("https:");
  return betterAuth({
    appName: NAME,
    baseURL: siteUrl,
    basePath: "/api/desk/auth",
    trustedOrigins: [siteUrl],
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    onAPIError: {
      onError: (error) => log.error({ reason: redactedError(error) }, "Signing in failed"),
    },
    database: drizzleAdapter(orm, {
      provider: "pg",
      transaction: true,
      schema: {
        user: deskAccounts,
        session: deskSessions,
        account: deskCredentials,
        verification: deskVerifications,
        twoFactor: deskTwoFactors,
        passkey: deskPasskeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MINIMUM_PASSWORD,
      maxPasswordLength: MAXIMUM_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      freshAge: FRESH_SECONDS,
    },
    advanced: {
      // Validation would require columns of unused features.
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // Browsers accept a cookie with this prefix only over TLS from this host.
      cookiePrefix: isSecure ? "__Host-desk" : "desk",
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: "strict", secure: isSecure, httpOnly: true, path: "/" },
    },
    plugins: [
      twoFactor({ issuer: NAME, accountLockout: { maxFailedAttempts: 5, durationSeconds: 900 } }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: NAME,
        origin: siteUrl,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        // The library's default does not verify the user.
        registration: {
          afterVerification: ({ verification }) =>
            requireUser(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireUser(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: "passkey" },
      }),
      ownEndpoints,
    ],
  });
}

function requireUser(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}

/** Endpoints that the library lacks. */
const ownEndpoints = {
  id: "desk",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ accountId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.accountId);
        if (!user) throw new APIError("UNAUTHORIZED");
        const session = await internalAdapter.createSession(user.id, false);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
    /** Returns the cookie's token if its signature is valid. */
    sessionToken: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async (context) => {
        const { name } = context.context.authCookies.sessionToken;
        return (await context.getSignedCookie(name, context.context.secret)) || undefined;
      },
    ),
    /** Returns the account between correct password and second factor. */
    pendingAccount: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async ({ context, getSignedCookie }) => {
        const token = await getSignedCookie(
          context.createAuthCookie("two_factor").name,
          context.secret,
        );
        if (!token) return undefined;
        const pending = await context.internalAdapter.findVerificationValue(token);
        return pending?.value;
      },
    ),
  },
};
