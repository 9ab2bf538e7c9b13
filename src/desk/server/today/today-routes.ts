import { z } from "zod";
import { kindOf } from "#content/kinds/all-kinds.ts";
import { date, line, slug } from "#content/shapes/content-fields.ts";
import { specialDay } from "#content/shapes/opening-hours.ts";
import type { SoldOutChange, SpecialDayChange, Today } from "#desk/today-contract.ts";
import { conflictOf, asProblem } from "../content/piece-problems.ts";
import { publishSoldOut } from "../content/sold-out.ts";
import { publishSpecialDay } from "../content/special-day.ts";
import { DeskProblem } from "../desk-problem.ts";
import {
  deskRoute,
  type DeskRoute,
  type DeskServices,
  LIST_BODY,
  SHORT_BODY,
} from "../desk-routes.ts";
import { unansweredByRestaurant } from "../leads/lead-queries.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { housesOf, waitingPieces } from "./read-today.ts";

const specialDayChange = z.object({
  day: specialDay.nullable(),
  seen: specialDay.nullable(),
}) satisfies z.ZodType<SpecialDayChange>;
const place = z.object({ slug, date });
const soldOutChange = z.object({
  name: line,
  isSoldOut: z.boolean(),
}) satisfies z.ZodType<SoldOutChange>;
const menus = kindOf("menus");

/** What the desk's first page shows, and what is published alone: the hours of one day, a dish that is sold out. */
export function todayRoutes(services: DeskServices): readonly DeskRoute[] {
  const { orm } = services;
  return [
    deskRoute("GET", "/today", {
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
    deskRoute("PUT", "/restaurants/:slug/days/:date", {
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
    deskRoute("PUT", "/menus/:slug/sold-out", {
      access: {
        roles: menus.editors,
        restaurant: (context) => menus.restaurantOf?.(context.req.param("slug") ?? "") ?? "",
      },
      body: soldOutChange,
      maximumBytes: SHORT_BODY,
      async handler({ context, session: { account }, body }) {
        const found = slug.safeParse(context.req.param("slug"));
        if (!found.success) throw new DeskProblem("not-found");
        const piece = { kind: "menus", slug: found.data } as const;
        const result = await asProblem(orm, piece, () =>
          publishSoldOut(services, { ...body, slug: piece.slug, account }),
        );
        if (result === undefined) throw await conflictOf(orm, piece);
        return context.json(result);
      },
    }),
  ];
}
