import { z } from "zod";
import { kindOf } from "#content/kinds/all-kinds.ts";
import { date, slug } from "#content/shapes/content-fields.ts";
import { specialDay } from "#content/shapes/opening-hours.ts";
import type { SpecialDayChange, Today } from "#desk/today-contract.ts";
import { conflictOf, asProblem } from "../content/piece-problems.ts";
import { publishSpecialDay } from "../content/special-day.ts";
import { DeskProblem } from "../desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices, LIST_BODY } from "../desk-routes.ts";
import { unansweredByRestaurant } from "../leads/lead-queries.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { housesOf, waitingPieces } from "./read-today.ts";

const specialDayChange = z.object({
  day: specialDay.nullable(),
  seen: specialDay.nullable(),
}) satisfies z.ZodType<SpecialDayChange>;
const place = z.object({ slug, date });

/** What the desk's first page shows, and the hours of one day. */
export function todayRoutes(services: DeskServices): readonly DeskRoute[] {
  const { orm } = services;
  return [
    deskRoute({
      method: "GET",
      path: "/today",
      access: { roles: "all" },
      async handler({ context, session: { account } }) {
        const isReader = LEAD_READERS.includes(account.role);
        const today: Today = {
          houses: await housesOf(orm, account),
          guests: isReader ? await unansweredByRestaurant(orm, account) : [],
          ...(await waitingPieces(orm, account)),
        };
        return context.json(today);
      },
    }),
    deskRoute({
      method: "PUT",
      path: "/restaurants/:slug/days/:date",
      access: {
        roles: kindOf("restaurants").editors,
        restaurant: (context) => context.req.param("slug") ?? "",
      },
      body: specialDayChange,
      maximumBytes: LIST_BODY,
      async handler({ context, session: { account }, body: { day, seen } }) {
        const found = place.safeParse(context.req.param());
        if (!found.success) throw new DeskProblem("not-found");
        const piece = { kind: "restaurants", slug: found.data.slug } as const;
        if (day !== null && day.date !== found.data.date) {
          throw new DeskProblem("invalid", { fields: ["day"] });
        }
        const result = await asProblem(orm, piece, () =>
          publishSpecialDay(services, { ...found.data, day, seen, account }),
        );
        if (result === undefined) throw await conflictOf(orm, piece);
        return context.json(result);
      },
    }),
  ];
}
