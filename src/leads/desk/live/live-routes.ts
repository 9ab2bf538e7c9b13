import { z } from "zod";
import { LEAD_DECIDERS, LEAD_READERS } from "#leads/desk/contract.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { deskRoute, type DeskRoute } from "#accounts/calls/desk-routes.ts";
import type { LeadServices } from "../lead-services.ts";
import { ownLead } from "../read-lead.ts";

/** The stream of events, and the calls of users who are writing an answer (rule 10.90). */
export function liveRoutes({ live, orm }: LeadServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/live", {
      access: { roles: LEAD_READERS },
      async handler({ context, session }) {
        const stream = live.open(session);
        if (stream === undefined) throw new DeskProblem("too-many-attempts");
        return context.body(stream, 200, {
          "Content-Type": "text/event-stream",
          // Keeps proxies from storing, compressing or buffering it.
          "Cache-Control": "no-store, no-transform",
          "X-Accel-Buffering": "no",
        });
      },
    }),
    deskRoute("POST", "/leads/:id/answering", {
      access: { roles: LEAD_DECIDERS },
      body: z.object({ isAnswering: z.boolean() }),
      async handler({ context, session: { account }, body: { isAnswering } }) {
        const { id } = await ownLead(orm, context, account);
        await live.setAnswering(id, account.id, isAnswering);
        return context.body(null, 204);
      },
    }),
  ];
}
