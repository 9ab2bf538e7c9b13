import type { Context } from "hono";
import { z } from "zod";
import { eraseLeads } from "#leads/delete-leads.ts";
import { redeliver, settle } from "#leads/deliver/staff-decisions.ts";
import { ANSWER_CHANNELS, handleLead, type LeadStep } from "#leads/handle-lead.ts";
import { LEAD_OUTCOMES } from "#database/schema/leads.ts";
import {
  type ErasedLeads,
  LEAD_DECIDERS,
  LEAD_ERASERS,
  LEAD_READERS,
  type LeadProgress,
  type LeadStepRequest,
  MAXIMUM_NOTE,
  type Settlement,
} from "#desk/leads-contract.ts";
import { recordAudit } from "../audit.ts";
import { DeskProblem } from "../desk-problem.ts";
import {
  deskRoute,
  type DeskRoute,
  type DeskServices,
  PASSKEY_BODY,
  readQuery,
} from "../desk-routes.ts";
import type { DeskSession } from "../desk-session.ts";
import { exportLeads, exportQuery } from "./lead-export.ts";
import { colleaguesFor } from "./lead-people.ts";
import { findLead } from "./read-lead.ts";
import { leadFilter, readLeadCounts, readLeadPage, readPlace } from "./lead-queries.ts";

const settlement = z.object({
  decision: z.enum(["delivered", "resend"]),
}) satisfies z.ZodType<Settlement>;
const seen = z.int().positive().nullable();
const stepRequest = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["take", "release", "reopen"]), seen }),
  z.object({ action: z.literal("assign"), owner: z.string().min(1).max(100), seen }),
  z.object({ action: z.literal("answer"), channel: z.enum(ANSWER_CHANNELS), seen }),
  z.object({ action: z.literal("close"), outcome: z.enum(LEAD_OUTCOMES), seen }),
  z.object({
    action: z.literal("note"),
    note: z.string().trim().min(1).max(MAXIMUM_NOTE),
    seen,
  }),
]) satisfies z.ZodType<LeadStepRequest>;
const listQuery = leadFilter.extend({
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Routes to read, decide about, export and erase leads. Reading is audited. */
export function leadRoutes(services: DeskServices): readonly DeskRoute[] {
  const { orm } = services;

  const find = (context: Context, session: DeskSession) => findLead(services, context, session);

  async function requireColleague(step: LeadStep, restaurant: string): Promise<void> {
    if (step.action !== "assign") return;
    const colleagues = await colleaguesFor(orm, restaurant);
    if (colleagues.some(({ id }) => id === step.owner)) return;
    throw new DeskProblem("invalid", { fields: ["owner"] });
  }

  /** Declares a route that changes a lead's state, with a conflict if the state has changed. */
  function decision<Body>(
    name: "redeliver" | "settle" | "good",
    body: z.ZodType<Body>,
    decide: (id: string, body: Body, state: string) => Promise<boolean>,
  ): DeskRoute {
    return deskRoute("POST", `/leads/:id/${name}`, {
      access: { roles: LEAD_DECIDERS },
      body,
      async handler({ context, session, body: given }) {
        const { lead } = await find(context, session);
        if (!(await decide(lead.id, given, lead.state))) throw new DeskProblem("conflict");
        const details = { lead: lead.id, ...Object(given) };
        const { id: actor } = session.account;
        await recordAudit(orm, { actor, action: `lead.${name}`, details });
        return context.json((await find(context, session)).atDesk);
      },
    });
  }

  return [
    deskRoute("GET", "/leads", {
      access: { roles: LEAD_READERS },
      async handler({ context, session: { account } }) {
        const { after, limit, ...filter } = readQuery(context, listQuery);
        const place = after === undefined ? undefined : readPlace(after);
        if (after !== undefined && place === undefined) {
          throw new DeskProblem("invalid", { fields: ["after"] });
        }
        return context.json(await readLeadPage(orm, account, { filter, after: place, limit }));
      },
    }),
    deskRoute("GET", "/leads.csv", {
      access: { roles: LEAD_READERS, isFresh: true },
      async handler({ context, session: { account } }) {
        return exportLeads(context, services, account, readQuery(context, exportQuery));
      },
    }),
    deskRoute("GET", "/leads/:id", {
      access: { roles: LEAD_READERS },
      async handler({ context, session }) {
        const { lead, atDesk } = await find(context, session);
        const details = { lead: lead.id };
        await recordAudit(orm, { actor: session.account.id, action: "lead.read", details });
        return context.json(atDesk);
      },
    }),
    deskRoute("GET", "/leads/:id/progress", {
      access: { roles: LEAD_READERS },
      async handler({ context, session }) {
        const { lead, atDesk } = await find(context, session);
        const answers = atDesk.answers.map(({ id, state }) => ({ id, state }));
        return context.json({ handling: lead.handling, answers } satisfies LeadProgress);
      },
    }),
    decision("redeliver", z.object({}), async (id, _, state) => {
      // Good spam is released by a call of its own.
      if (state === "quarantined") return false;
      return (await redeliver({ orm }, [id])).length > 0;
    }),
    decision("good", z.object({}), async (id, _, state) => {
      if (state !== "quarantined") return false;
      return (await redeliver({ orm }, [id])).length > 0;
    }),
    decision("settle", settlement, (id, body) => settle({ orm }, id, body.decision)),
    deskRoute("POST", "/leads/:id/actions", {
      access: { roles: LEAD_DECIDERS },
      body: stepRequest,
      maximumBytes: PASSKEY_BODY,
      async handler({ context, session, body: { seen: lastSeen, ...step } }) {
        const { lead } = await find(context, session);
        // Sign-ups need no answer.
        if (lead.form === "newsletter_form") throw new DeskProblem("conflict");
        await requireColleague(step, lead.restaurant);
        const { id: actor } = session.account;
        const isDone = await handleLead(orm, lead.id, { step, actor, seen: lastSeen });
        if (!isDone) throw new DeskProblem("conflict");
        // Typed text stays with the lead.
        const { action, ...others } = step;
        const details = { lead: lead.id, ...(action === "note" ? {} : others) };
        await recordAudit(orm, { actor, action: `lead.${action}`, details });
        return context.json((await find(context, session)).atDesk);
      },
    }),
    deskRoute("POST", "/leads/:id/erase", {
      access: { roles: LEAD_ERASERS, isFresh: true },
      body: z.object({}),
      async handler({ context, session }) {
        const { lead } = await find(context, session);
        const erased: ErasedLeads = await eraseLeads({ orm }, lead.email);
        const details = { lead: lead.id, deleted: erased.deleted };
        await recordAudit(orm, { actor: session.account.id, action: "leads.erased", details });
        return context.json(erased);
      },
    }),
    deskRoute("GET", "/counts", {
      access: { roles: LEAD_READERS },
      async handler({ context, session: { account } }) {
        return context.json(await readLeadCounts(orm, account, readQuery(context, leadFilter)));
      },
    }),
  ];
}
