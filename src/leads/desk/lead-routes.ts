import { and, ne, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import { date } from "#language/body-fields.server.ts";
import { eraseLeads } from "#leads/delete-leads.ts";
import { redeliver, settle } from "#leads/deliver/staff-decisions.ts";
import { ANSWER_CHANNELS, handleLeads, type LeadStep, type SeenLead } from "#leads/handle-lead.ts";
import { LEAD_OUTCOMES, leads } from "#database/schema/leads.ts";
import {
  type ErasedLeads,
  type HandledLeads,
  LEAD_DECIDERS,
  LEAD_ERASERS,
  LEAD_READERS,
  type LeadProgress,
  type LeadsStepRequest,
  type LeadStepRequest,
  MAXIMUM_NOTE,
  MOST_HANDLED,
  type Settlement,
} from "./contract.ts";
import { recordAudit } from "#accounts/audit.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import {
  deskRoute,
  type DeskRoute,
  LIST_BODY,
  PASSKEY_BODY,
  readQuery,
} from "#accounts/calls/desk-routes.ts";
import type { LeadServices } from "./lead-services.ts";
import { namesOf } from "#accounts/accounts.ts";
import type { Account, DeskSession } from "#accounts/desk-session.ts";
import { groupToday } from "#database/group-days.ts";
import { exportLeads, exportQuery } from "./lead-export.ts";
import { colleague } from "./lead-people.ts";
import { ownLeads } from "./own-leads.ts";
import { findLead, ownLead } from "./read-lead.ts";
import { leadFilter, readLeadCounts, readLeadPage, readPlace } from "./lead-queries.ts";

const settlement = z.object({
  decision: z.enum(["delivered", "resend"]),
}) satisfies z.ZodType<Settlement>;
const seen = z.int().positive().nullable();
const steps = [
  z.object({ action: z.enum(["take", "release", "reopen", "undo"]) }),
  z.object({ action: z.literal("assign"), owner: z.string().min(1).max(100) }),
  z.object({ action: z.literal("close"), outcome: z.enum(LEAD_OUTCOMES) }),
  z.object({
    action: z.literal("follow-up"),
    on: date.refine((day) => day > groupToday()).or(z.literal("")),
  }),
] as const;
const stepRequest = z
  .discriminatedUnion("action", [
    ...steps,
    z.object({ action: z.literal("answer"), channel: z.enum(ANSWER_CHANNELS) }),
    z.object({ action: z.literal("note"), note: z.string().trim().min(1).max(MAXIMUM_NOTE) }),
  ])
  .and(z.object({ seen })) satisfies z.ZodType<LeadStepRequest>;
const stepsRequest = z.object({
  leads: z
    .array(z.object({ id: z.uuid(), seen }))
    .min(1)
    .max(MOST_HANDLED),
  step: z.discriminatedUnion("action", steps),
}) satisfies z.ZodType<LeadsStepRequest>;
const listQuery = leadFilter.extend({
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Routes to read, decide about, export and erase leads. Reading is audited. */
export function leadRoutes(services: LeadServices): readonly DeskRoute[] {
  const { orm } = services;

  const find = (context: Context, session: DeskSession) => findLead(services, context, session);

  /** Returns the condition of leads that a step may change: a new owner must see them. */
  async function changeable(account: Account, step: LeadStep): Promise<SQL | undefined> {
    const own = and(ownLeads(account), ne(leads.form, "newsletter_form"));
    if (step.action !== "assign") return own;
    const owner = await colleague(orm, step.owner);
    if (owner === undefined) throw new DeskProblem("invalid", { fields: ["owner"] });
    return and(own, ownLeads(owner));
  }

  /** Changes leads, with an audit line for each, in one transaction. */
  async function handle(account: Account, given: readonly SeenLead[], step: LeadStep) {
    const { id: actor } = account;
    const condition = await changeable(account, step);
    return orm.transaction(async (transaction) => {
      const done = await handleLeads(transaction, given, { step, actor, condition });
      // Typed text stays with the lead.
      const { action, ...others } = step;
      const more = action === "note" ? {} : others;
      for (const { id: lead } of done)
        await recordAudit(transaction, {
          actor,
          action: `lead.${action}`,
          details: { lead, ...more },
        });
      return done;
    });
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
        const accounts = services.live.answering(lead.id, session.account.id);
        const answering = [...(await namesOf(orm, accounts)).values()];
        return context.json({ version: atDesk.version, answering } satisfies LeadProgress);
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
        const { account } = session;
        const { id } = await ownLead(orm, context, account);
        const done = await handle(account, [{ id, seen: lastSeen }], step);
        if (done.length === 0) throw new DeskProblem("conflict");
        return context.json((await find(context, session)).atDesk);
      },
    }),
    deskRoute("POST", "/leads/actions", {
      access: { roles: LEAD_DECIDERS },
      body: stepsRequest,
      maximumBytes: LIST_BODY,
      async handler({ context, session: { account }, body: { leads: given, step } }) {
        const done = await handle(account, given, step);
        return context.json({ done } satisfies HandledLeads);
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
