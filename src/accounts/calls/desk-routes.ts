import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { postSender } from "#runtime/http/post-sender.ts";
import { problem } from "#runtime/http/problem.ts";
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES, type Role } from "../contract.ts";
import type { Orm } from "#database/database.ts";
import type { DeskAuth } from "../auth.ts";
import { DeskProblem } from "./desk-problem.ts";
import type { DeskSession } from "../desk-session.ts";
import type { CallLimit, GuessLimits } from "./guess-limits.ts";
import type { MailInvitation, MailReplacement } from "../invitation-mail.ts";
import { requireReadable, requireReadableUrl } from "./readable-text.ts";

export interface DeskServices {
  readonly orm: Orm;
  readonly auth: DeskAuth;
  readonly limits: GuessLimits;
  /** Public origin. */
  readonly siteUrl: string;
  readonly isMailOn: boolean;
  /** False if mail is off, or the mail server did not accept in time. */
  readonly mailInvitation: MailInvitation;
  /** Notifies an account's owner of a replaced authenticator. */
  readonly mailReplacement: MailReplacement;
  readonly restaurantSlugs: () => Promise<readonly string[]>;
  readonly log: Log;
}

/** Permitted callers: all, or accounts with these roles. */
export type Access =
  | "anybody"
  | {
      readonly roles: readonly Role[] | "all";
      /** The call's restaurant; the role "restaurant" has only its own. */
      readonly restaurant?: (context: Context) => string;
      /** Signed in within the last ten minutes. */
      readonly isFresh?: true;
      readonly isOpenBeforeEnrolment?: true;
    };

type Signed<A extends Access> = A extends "anybody" ? undefined : DeskSession;

export interface Call<A extends Access = Access, Body = unknown> {
  readonly context: Context;
  readonly session: Signed<A>;
  readonly body: Body;
}

/** A desk call. Does not compile without access. */
export interface DeskRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  readonly access: Access;
  /** The limit counted before its body is read. */
  readonly limit?: CallLimit;
  /** The schema of its JSON; "file": an upload. */
  readonly body: z.ZodType | "file" | undefined;
  readonly maximumBytes: number;
  readonly handler: (call: Call<never>) => Promise<Response>;
}

/**
 * Maximum body sizes: a few short fields, a new passkey, a list of names, content in three
 * languages.
 */
const SHORT_BODY = 4 * 1024;
export const PASSKEY_BODY = 16 * 1024;
export const LIST_BODY = 32 * 1024;
export const CONTENT_BODY = 1024 * 1024;

/** Calls without a session are limited per network. */
type Limited<A extends Access> = A extends "anybody"
  ? { readonly limit: CallLimit }
  : { readonly limit?: CallLimit };

/**
 * Declares a route with its access; the handler gets the caller and the parsed body, by default a
 * few short fields. An open route without a limit does not compile.
 */
export function deskRoute<const A extends Access, Body = undefined>(
  method: DeskRoute["method"],
  path: DeskRoute["path"],
  route: {
    readonly access: A;
    readonly body?: z.ZodType<Body>;
    readonly maximumBytes?: number;
    readonly handler: (call: Call<A, Body>) => Promise<Response>;
  } & Limited<A>,
): DeskRoute {
  const common = { method, path, body: undefined, maximumBytes: SHORT_BODY };
  return { ...common, ...route } as unknown as DeskRoute;
}

/** Declares a route whose body is a picture file. */
export function uploadRoute<const A extends Exclude<Access, "anybody">>(
  path: DeskRoute["path"],
  route: { readonly access: A; readonly handler: (call: Call<A, Uint8Array>) => Promise<Response> },
): DeskRoute {
  const file = { body: "file", limit: "upload", maximumBytes: MAXIMUM_PICTURE_BYTES };
  return { method: "POST", path, ...file, ...route } as unknown as DeskRoute;
}

interface Options {
  readonly routes: readonly DeskRoute[];
  readonly limits: Pick<GuessLimits, "count">;
  readonly siteUrl: string;
  readonly findSession: (context: Context) => Promise<DeskSession | undefined>;
  readonly log: Log;
}

/**
 * Creates the calls under `/api/desk`. Without a session everything but open routes is a 401, even
 * unknown or invalid calls (rule 10.2).
 */
export function deskApi({ routes, limits, siteUrl, findSession, log }: Options): Hono {
  const api = new Hono<{ Variables: { session: DeskSession } }>().basePath("/api/desk");
  const admit = ({ access, body, limit }: DeskRoute): MiddlewareHandler => {
    return async (context, next) => {
      requireOwnBody(context, siteUrl, body === "file");
      const session = context.get("session") as DeskSession | undefined;
      if (access !== "anybody") requireAccess(access, session, context);
      requireReadableUrl(context);
      if (limit !== undefined) await limits.count(limit, context, session?.account.id);
      await next();
    };
  };
  const add = (route: DeskRoute) =>
    api.on(
      route.method,
      [route.path],
      admit(route),
      bodyLimit({
        maxSize: route.maximumBytes,
        onError: (context) => new DeskProblem("too-large").respond(context),
      }),
      async (context) => {
        const body = await readBody(context, route.body);
        return route.handler({ context, session: context.get("session") as never, body });
      },
    );

  api.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  for (const route of routes) if (route.access === "anybody") add(route);
  api.use(async (context, next) => {
    const session = await findSession(context);
    if (session === undefined) throw new DeskProblem("signed-out");
    context.set("session", session);
    await next();
  });
  for (const route of routes) if (route.access !== "anybody") add(route);
  api.all("*", () => {
    throw new DeskProblem("not-found");
  });
  api.onError((error, context) => {
    if (error instanceof DeskProblem) return error.respond(context);
    log.error({ reason: redactedError(error), path: context.req.path }, "Desk request failed");
    return problem(context, 503, "Service unavailable", "Please try again in a moment.");
  });
  return api as unknown as Hono;
}

/**
 * Requires headers of our own page and a type that forms cannot send, because a call carries an
 * account's rights.
 */
function requireOwnBody({ req }: Context, siteUrl: string, isFile: boolean): void {
  if (req.method === "GET" || req.method === "HEAD") return;
  if (postSender(req.raw.headers, siteUrl) !== "ours") throw new DeskProblem("foreign-origin");
  if (req.method === "DELETE") return;
  const types: readonly string[] = isFile ? PICTURE_TYPES : ["application/json"];
  const [mediaType = ""] = (req.header("Content-Type") ?? "").split(";");
  if (types.includes(mediaType.trim().toLowerCase())) return;
  throw new DeskProblem(isFile ? "not-a-picture" : "not-json");
}

function requireAccess(
  access: Exclude<Access, "anybody">,
  session: DeskSession | undefined,
  context: Context,
): void {
  if (session === undefined) throw new DeskProblem("signed-out");
  if (!session.isEnrolled && access.isOpenBeforeEnrolment !== true) {
    throw new DeskProblem("enrolment-unfinished");
  }
  const { role, restaurants } = session.account;
  const isElsewhere =
    role === "restaurant" &&
    access.restaurant !== undefined &&
    !restaurants.includes(access.restaurant(context));
  const isRight = access.roles === "all" || access.roles.includes(role);
  if (!isRight || isElsewhere) throw new DeskProblem("not-allowed");
  if (access.isFresh && !session.isFresh) throw new DeskProblem("sign-in-again");
}

async function readBody(context: Context, schema: DeskRoute["body"]): Promise<unknown> {
  if (schema === undefined) return undefined;
  if (schema === "file") return new Uint8Array(await context.req.arrayBuffer());
  const body: unknown = await context.req.json().catch(() => undefined);
  requireReadable(body);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? "")));
  throw new DeskProblem("invalid", { fields: [...fields].filter((field) => field !== "") });
}

/**
 * Parses the query by a schema, treating empty values as missing; throws a problem with the wrong
 * fields.
 */
export function readQuery<T>(context: Context, schema: z.ZodType<T>): T {
  const given = Object.entries(context.req.query()).filter(([, value]) => value !== "");
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new DeskProblem("invalid", {
    fields: parsed.error.issues.map(({ path }) => path.join(".")),
  });
}
