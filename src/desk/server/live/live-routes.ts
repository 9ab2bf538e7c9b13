import { z } from "zod";
import { LEAD_DECIDERS, LEAD_READERS } from "#desk/leads-contract.ts";
import { DeskProblem } from "../desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "../desk-routes.ts";
import { ownLead } from "../leads/read-lead.ts";

/** The stream of events, and the calls of users who are writing an answer (rule 10.90). */
export function liveRoutes({ live, orm }: DeskServices): readonly DeskRoute[] {
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
