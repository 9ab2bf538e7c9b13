import type { Context } from "hono";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { emailAddress } from "#language/body-fields.server.ts";
import { deskSessions } from "#database/schema/desk.ts";
import {
  AUDIT_READERS,
  DESK_LANGUAGES,
  type InvitationAcceptance,
  type ListedSession,
  type NewInvitation,
  ROLES,
} from "./contract.ts";
import { changeAccount, endSessions, listAccounts, removeAccount } from "./accounts.ts";
import { auditFilter, readAudit, recordAudit } from "./audit.ts";
import { setCookies, startSession } from "./auth-result.ts";
import { DeskProblem } from "./calls/desk-problem.ts";
import { deskRoute, type DeskServices, LIST_BODY, readQuery } from "./calls/desk-routes.ts";
import { findSession, readMe } from "./desk-session.ts";
import {
  acceptInvitation,
  createInvitation,
  invitationLink,
  listInvitations,
  withdrawInvitation,
} from "./invitations.ts";
import { nameField } from "./me-routes.ts";

const acceptance = z.object({
  token: z.string().min(1).max(100),
  name: nameField,
}) satisfies z.ZodType<InvitationAcceptance>;
const roleFields = { role: z.enum(ROLES), restaurants: z.array(z.string().max(120)).max(100) };

/**
 * Routes of users' sessions, and for administrators those of accounts, invitations and the audit
 * log.
 */
export function accountRoutes(services: DeskServices) {
  const { orm, auth, limits, siteUrl, mailInvitation, restaurantSlugs } = services;
  const administrators = { roles: ["administrator"] } as const;
  const freshAdministrators = { ...administrators, isFresh: true } as const;
  const idOf = (context: Context) => context.req.param("id") ?? "";
  const done = (context: Context, isDone: boolean) => {
    if (!isDone) throw new DeskProblem("not-found");
    return context.body(null, 204);
  };

  /** Requires at least one restaurant for the role "restaurant", and that all exist. */
  async function requireRestaurants(body: { role: string; restaurants: readonly string[] }) {
    if (body.role !== "restaurant") return;
    const slugs = new Set(await restaurantSlugs());
    if (body.restaurants.length > 0 && body.restaurants.every((slug) => slugs.has(slug))) return;
    throw new DeskProblem("invalid", { fields: ["restaurants"] });
  }

  return [
    deskRoute("POST", "/invitations/accept", {
      access: "anybody",
      limit: "guess",
      body: acceptance,
      async handler({ context, body }) {
        const id = await acceptInvitation(orm, body);
        await limits.wasRight(context, 1);
        const { token, cookies } = await startSession(auth, context, id);
        await orm
          .update(deskSessions)
          .set({ isEnrolling: true })
          .where(eq(deskSessions.token, token));
        const session = await findSession(orm, token);
        if (session === undefined) throw new DeskProblem("invitation-over");
        setCookies(context, cookies);
        return context.json(await readMe(orm, session));
      },
    }),
    deskRoute("GET", "/sessions", {
      access: { roles: "all" },
      async handler({ context, session }) {
        const rows = await orm
          .select()
          .from(deskSessions)
          .where(
            and(
              eq(deskSessions.userId, session.account.id),
              gt(deskSessions.expiresAt, sql`now()`),
            ),
          )
          .orderBy(desc(deskSessions.createdAt));
        const listed: ListedSession[] = rows.map((row) => ({
          id: row.id,
          createdAt: row.createdAt.toISOString(),
          lastUsedAt: row.updatedAt.toISOString(),
          userAgent: row.userAgent ?? "",
          isCurrent: row.id === session.id,
        }));
        return context.json(listed);
      },
    }),
    deskRoute("DELETE", "/sessions/:id", {
      access: { roles: "all" },
      async handler({ context, session }) {
        const { id: accountId } = session.account;
        const [ended] = await orm
          .delete(deskSessions)
          .where(and(eq(deskSessions.id, idOf(context)), eq(deskSessions.userId, accountId)))
          .returning({ id: deskSessions.id });
        if (ended !== undefined) {
          await recordAudit(orm, { actor: accountId, action: "account.session-ended" });
        }
        return done(context, ended !== undefined);
      },
    }),
    deskRoute("GET", "/invitations", {
      access: administrators,
      handler: async ({ context }) => context.json(await listInvitations(orm)),
    }),
    deskRoute("POST", "/invitations", {
      access: freshAdministrators,
      body: z.object({
        email: emailAddress,
        language: z.enum(DESK_LANGUAGES),
        ...roleFields,
      }),
      maximumBytes: LIST_BODY,
      async handler({ context, session, body }) {
        await requireRestaurants(body);
        const { invitation, token } = await createInvitation(orm, body, session.account.id);
        const link = invitationLink(siteUrl, token);
        // Stored in punycode, as mail servers take it.
        const to = { id: invitation.id, email: body.email.toLowerCase() };
        const isMailed = await mailInvitation(to, link, body.language);
        return context.json({ invitation, link, isMailed } satisfies NewInvitation, 201);
      },
    }),
    deskRoute("DELETE", "/invitations/:id", {
      access: administrators,
      handler: async ({ context, session }) =>
        done(context, await withdrawInvitation(orm, idOf(context), session.account.id)),
    }),
    deskRoute("GET", "/accounts", {
      access: administrators,
      handler: async ({ context }) => context.json(await listAccounts(orm)),
    }),
    deskRoute("PUT", "/accounts/:id", {
      access: freshAdministrators,
      body: z.object(roleFields),
      maximumBytes: LIST_BODY,
      async handler({ context, session, body }) {
        await requireRestaurants(body);
        return done(context, await changeAccount(orm, idOf(context), body, session.account.id));
      },
    }),
    deskRoute("DELETE", "/accounts/:id", {
      access: freshAdministrators,
      handler: async ({ context, session }) =>
        done(context, await removeAccount(orm, idOf(context), session.account.id)),
    }),
    deskRoute("DELETE", "/accounts/:id/sessions", {
      access: administrators,
      async handler({ context, session }) {
        await endSessions(orm, idOf(context), session.account.id);
        return done(context, true);
      },
    }),
    deskRoute("GET", "/audit", {
      access: { roles: AUDIT_READERS },
      async handler({ context, session }) {
        const query = auditFilter.extend({
          before: z.coerce.number().int().positive().optional(),
          limit: z.coerce.number().int().min(1).max(200).default(50),
        });
        return context.json(await readAudit(orm, session.account, readQuery(context, query)));
      },
    }),
  ];
}
