import type { Context } from "hono";
import type { DeskAuth } from "./auth.ts";
import { DeskProblem } from "./calls/desk-problem.ts";

/** The result of a function of the sign-in library. */
export interface AuthResult {
  readonly isOk: boolean;
  /** The library's error code. */
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

export async function authResult(pending: Promise<Response>): Promise<AuthResult> {
  const response = await pending;
  // A server failure must not look like a wrong password.
  if (response.status >= 500) throw new Error("The sign-in library failed");
  const body = Object(await response.json().catch(() => ({}))) as Record<string, unknown>;
  return {
    isOk: response.ok,
    code: String(body["code"] ?? ""),
    body,
    cookies: response.headers.getSetCookie(),
  };
}

/** Passes the library's cookies on to the browser. */
export function setCookies(context: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
}

/** Returns the headers that the library needs: cookies and user agent. */
export function authHeaders(context: Context): Headers {
  const headers = new Headers({
    "User-Agent": (context.req.header("User-Agent") ?? "").slice(0, 300),
  });
  const cookie = context.req.header("Cookie");
  if (cookie !== undefined) headers.set("Cookie", cookie);
  return headers;
}

/** Returns the same for a sign-in, without the earlier session. */
export function signInHeaders(context: Context): Headers {
  const headers = authHeaders(context);
  const cookies = (headers.get("Cookie") ?? "").split(/; */);
  const others = cookies.filter((cookie) => !/desk\.session_token=/.test(cookie));
  headers.set("Cookie", others.join("; "));
  return headers;
}

/** Translates the library's refusal. */
export function refusalFor({ code }: Pick<AuthResult, "code">): DeskProblem {
  switch (code) {
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return new DeskProblem("wrong-code");
    case "ACCOUNT_TEMPORARILY_LOCKED":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return new DeskProblem("too-many-attempts", { retryAfterSeconds: 900 });
    case "INVALID_TWO_FACTOR_COOKIE":
    case "CHALLENGE_NOT_FOUND":
      return new DeskProblem("signed-out");
    case "SESSION_NOT_FRESH":
      return new DeskProblem("sign-in-again");
    case "PASSWORD_TOO_SHORT":
    case "PASSWORD_TOO_LONG":
      return new DeskProblem("invalid", { fields: ["password"] });
    default:
      return new DeskProblem("wrong-credentials");
  }
}

/** Starts an account's session; cookies pass it to the browser. */
export async function startSession(auth: DeskAuth, context: Context, accountId: string) {
  const headers = signInHeaders(context);
  const { body, cookies } = await authResult(
    auth.api.startSession({ body: { accountId }, headers, asResponse: true }),
  );
  return { token: String(body["token"]), cookies };
}
