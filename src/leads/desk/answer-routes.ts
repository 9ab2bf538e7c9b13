import type { Context } from "hono";
import { z } from "zod";
import { clockTime, currency } from "#content/schemas/content-fields.ts";
import { date } from "#language/body-fields.server.ts";
import { readItems } from "#content/store/content-entries.ts";
import { queueAnswer, settleAnswer, UnseenAnswersError } from "#leads/mail/answers.ts";
import { faultsInAnswer } from "./check-answer.ts";
import {
  type AnswerRequest,
  type AnswerSettlement,
  type GivenAnswer,
  LEAD_DECIDERS,
  MAXIMUM_ANSWER,
  MAXIMUM_QUOTE_LINES,
} from "./contract.ts";
import { recordAudit } from "#accounts/audit.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "#accounts/calls/desk-routes.ts";
import type { DeskSession } from "#accounts/desk-session.ts";
import { namesOf } from "#accounts/accounts.ts";
import { ownLeads } from "./own-leads.ts";
import { fillTemplate } from "./fill-template.ts";
import type { Lead } from "#leads/find-leads.ts";
import { findLead, restaurantOf } from "./read-lead.ts";

/** Fits the longest texts. */
const ANSWER_BODY = 96 * 1024;
/** In hundredths: Chilean and Argentine pesos need many digits. */
const MOST_HUNDREDTHS = 1e13;

const typed = (maximum: number) => z.string().max(maximum).normalize("NFC").trim();
const line = typed(200).min(1);
const quote = z.object({
  date,
  begins: clockTime.or(z.literal("")),
  ends: clockTime.or(z.literal("")),
  guests: z.int().min(1).max(100_000),
  rooms: z.array(line).max(30),
  currency,
  lines: z
    .array(
      z.object({
        what: line,
        quantity: z.int().min(1).max(100_000),
        unitPrice: z.int().min(0).max(MOST_HUNDREDTHS),
      }),
    )
    .min(1)
    .max(MAXIMUM_QUOTE_LINES),
  conditions: typed(4000),
  validUntil: date.or(z.literal("")),
});
const answerRequest = z.object({
  subject: line,
  text: typed(MAXIMUM_ANSWER).min(1),
  quote: quote.nullable(),
  seen: z.array(z.string().max(100)).max(1000).default([]),
}) satisfies z.ZodType<AnswerRequest>;
const settlement = z.object({
  decision: z.enum(["sent", "resend"]),
}) satisfies z.ZodType<AnswerSettlement>;

/** Routes of answers to guests by mail (rules 10.34 and 10.35). */
export function answerRoutes(services: DeskServices): readonly DeskRoute[] {
  const { orm, siteUrl } = services;

  /** Finds the call's lead and answer id. */
  async function find(context: Context, session: DeskSession) {
    const { lead, atDesk } = await findLead(services, context, session);
    const id = z.uuid().safeParse(context.req.param("answer"));
    if (!id.success) throw new DeskProblem("not-found");
    return { lead, atDesk, id: id.data };
  }

  async function templatesFor(lead: Lead) {
    const restaurant = await restaurantOf(orm, lead);
    const templates = await readItems(orm, "templates");
    return templates.map((template) => fillTemplate(template, lead, { restaurant, siteUrl }));
  }

  /** Returns the conflict with the answers given meanwhile and their authors. */
  async function unseenProblem({ answers }: UnseenAnswersError): Promise<DeskProblem> {
    const actors = answers.map(({ actor }) => actor);
    const names = await namesOf(orm, actors);
    return new DeskProblem("conflict", {
      answers: answers.map(({ leadId, at, actor, channel, ...answer }) => ({
        ...answer,
        lead: leadId,
        at: at.toISOString(),
        actor: names.get(actor) ?? actor,
        channel: channel as GivenAnswer["channel"],
      })),
    });
  }

  return [
    deskRoute("GET", "/leads/:id/templates", {
      access: { roles: LEAD_DECIDERS },
      async handler({ context, session }) {
        const { lead } = await findLead(services, context, session);
        return context.json(await templatesFor(lead));
      },
    }),
    deskRoute("PUT", "/leads/:id/answers/:answer", {
      access: { roles: LEAD_DECIDERS },
      body: answerRequest,
      maximumBytes: ANSWER_BODY,
      async handler({ context, session, body }) {
        const { lead, id, atDesk } = await find(context, session);
        // Sign-ups need no answer, and an offer needs a restaurant.
        const isWrong = lead.form === "newsletter_form" || !services.isMailOn;
        if (isWrong) throw new DeskProblem("conflict");
        if (body.quote !== null && (await restaurantOf(orm, lead)) === undefined) {
          throw new DeskProblem("invalid", { fields: ["quote"] });
        }
        const gaps = (await templatesFor(lead)).flatMap((template) => template.gaps);
        const faults = faultsInAnswer(body, { today: atDesk.today, gaps });
        if (faults.size > 0) throw new DeskProblem("invalid", { fields: [...faults.keys()] });
        const { id: actor } = session.account;
        const { seen, ...written } = body;
        const shown = { seen, visible: ownLeads(session.account) };
        const answer = { id, leadId: lead.id, actor, ...written };
        const isQueued = await queueAnswer(orm, answer, shown).catch(async (error: unknown) => {
          throw error instanceof UnseenAnswersError ? await unseenProblem(error) : error;
        });
        if (!isQueued) throw new DeskProblem("conflict");
        const details = { lead: lead.id, answer: id };
        await recordAudit(orm, { actor, action: "lead.answer", details });
        return context.json((await findLead(services, context, session)).atDesk);
      },
    }),
    deskRoute("POST", "/leads/:id/answers/:answer/settle", {
      access: { roles: LEAD_DECIDERS },
      body: settlement,
      async handler({ context, session, body: { decision } }) {
        const { lead, id } = await find(context, session);
        const answer = { id, leadId: lead.id };
        if (!(await settleAnswer(orm, answer, decision))) throw new DeskProblem("conflict");
        const { id: actor } = session.account;
        const details = { lead: lead.id, answer: id, decision };
        await recordAudit(orm, { actor, action: "lead.answer-settled", details });
        return context.json((await findLead(services, context, session)).atDesk);
      },
    }),
  ];
}
