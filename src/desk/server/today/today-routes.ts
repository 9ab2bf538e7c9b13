import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { kindOf } from "#content/kinds/all-kinds.ts";
import { date as dateField, line, slug as slugField } from "#content/shapes/content-fields.ts";
import { specialDay } from "#content/shapes/opening-hours.ts";
import type {
  SoldOutChange,
  SpecialDayChange,
  Today,
  SoldOutResult,
  SpecialDayResult,
} from "#desk/today-contract.ts";
import { conflictOf, asProblem } from "../content/piece-problems.ts";
import { DeskProblem } from "../desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices, LIST_BODY } from "../desk-routes.ts";
import { unansweredByRestaurant } from "../leads/lead-queries.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { housesOf, waitingPieces } from "./read-today.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { endOfSoldOut, withSoldOut } from "#content/shapes/sold-out.ts";
import { readPiece } from "#database/publish-piece.ts";
import { publishBesideDraft } from "../content/publish-beside-draft.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import { WrongContentError } from "../content/check-content.ts";

const specialDayChange = z.object({
  day: specialDay.nullable(),
  seen: specialDay.nullable(),
}) satisfies z.ZodType<SpecialDayChange>;
const place = z.object({ slug: slugField, date: dateField });
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
        const { slug, date } = found.data;
        const piece = { kind: "restaurants", slug } as const;
        if (day !== null && day.date !== date) {
          throw new DeskProblem("invalid", { fields: ["day"] });
        }
        const result: SpecialDayResult | undefined = await asProblem(orm, piece, () =>
          publishBesideDraft(services, {
            piece,
            account,
            async change(restaurant) {
              const hours = restaurant?.openingHours ?? null;
              if (restaurant === undefined || hours === null) {
                throw new WrongContentError([{ field: "openingHours", message: "is not known" }]);
              }
              const standing = hours.exceptions.find((one) => one.date === date) ?? null;
              if (!isDeepStrictEqual(standing, seen)) return undefined;
              return { ...restaurant, openingHours: withSpecialDay(hours, date, day) };
            },
          }),
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
      async handler({ context, session: { account }, body: { name, isSoldOut } }) {
        const found = slugField.safeParse(context.req.param("slug"));
        if (!found.success) throw new DeskProblem("not-found");
        const piece = { kind: "menus", slug: found.data } as const;
        const now = new Date();
        let until: string | undefined;
        const published = await asProblem(orm, piece, () =>
          publishBesideDraft(services, {
            piece,
            account,
            // Until its restaurant closes today.
            async change(menu, transaction) {
              if (menu === undefined) return undefined;
              const of = { kind: "restaurants", slug: menu.restaurant } as const;
              const { content: restaurant } = await readPiece(transaction, of);
              const { openingHours = null } = (restaurant ?? {}) as Partial<RestaurantContent>;
              until = isSoldOut ? endOfSoldOut({ openingHours }, now) : undefined;
              const sections = withSoldOut(menu.sections, name, { until, now });
              return sections && { ...menu, sections };
            },
          }),
        );
        if (published === undefined) throw await conflictOf(orm, piece);
        const result: SoldOutResult = { ...published, soldOutUntil: until ?? null };
        return context.json(result);
      },
    }),
  ];
}
