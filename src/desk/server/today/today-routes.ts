import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { kindOf } from "#content/kinds/all-kinds.ts";
import { date as dateField, line, slug as slugField } from "#content/shapes/content-fields.ts";
import { specialDay, type SpecialDay } from "#content/shapes/opening-hours.ts";
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
import type { Account } from "../desk-session.ts";
import { publishBesideDraft } from "../content/publish-beside-draft.ts";
import type { Publications } from "../content/publish-draft.ts";
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
      async handler({ context, session: { account }, body }) {
        const found = slugField.safeParse(context.req.param("slug"));
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

/**
 * Publishes beside a draft that waits that a dish of a menu is sold out until its restaurant closes today, or that it is
 * not. Undefined where no dish of the published menu has that name.
 */
async function publishSoldOut(
  publications: Publications,
  change: {
    readonly slug: string;
    readonly name: string;
    readonly isSoldOut: boolean;
    readonly account: Account;
  },
): Promise<SoldOutResult | undefined> {
  const { slug, name, account } = change;
  const now = new Date();
  let until: string | undefined;
  const result = await publishBesideDraft(publications, {
    piece: { kind: "menus", slug },
    account,
    async change(menu, transaction) {
      if (menu === undefined) return undefined;
      const of = { kind: "restaurants", slug: menu.restaurant } as const;
      const { content: restaurant } = await readPiece(transaction, of);
      const { openingHours = null } = (restaurant ?? {}) as Partial<RestaurantContent>;
      until = change.isSoldOut ? endOfSoldOut({ openingHours }, now) : undefined;
      const sections = withSoldOut(menu.sections, name, { until, now });
      return sections && { ...menu, sections };
    },
  });
  return result && { ...result, soldOutUntil: until ?? null };
}

/**
 * Publishes what holds on one date at a restaurant beside a draft that waits. Undefined where that date is not as it was
 * `seen` any more. Throws a {@link WrongContentError}, also where the hours of the restaurant are not known.
 */
function publishSpecialDay(
  publications: Publications,
  change: {
    readonly slug: string;
    readonly date: string;
    readonly day: SpecialDay | null;
    readonly seen: SpecialDay | null;
    readonly account: Account;
  },
): Promise<SpecialDayResult | undefined> {
  const { slug, date, day, seen, account } = change;
  return publishBesideDraft(publications, {
    piece: { kind: "restaurants", slug },
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
  });
}
