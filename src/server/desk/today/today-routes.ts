import { z } from "zod";
import { kindOf } from "#content/kinds/all-kinds.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import { line, restaurantSlug } from "#content/schemas/content-fields.ts";
import { date } from "#language/body-fields.server.ts";
import { specialDays } from "#content/schemas/opening-hours.ts";
import { endOfSoldOut } from "#content/schemas/sold-out.ts";
import { readItems } from "#content/store/content-entries.ts";
import type { Orm } from "#database/database.ts";
import { readSoldOut, saveSoldOut, saveSpecialDays } from "#content/store/special-days.ts";
import { LEAD_READERS } from "#leads/desk/contract.ts";
import {
  type MenuDishes,
  MOST_DAY_CHANGES,
  type SoldOutChange,
  type SoldOutResult,
  type SpecialDaysChange,
  type Today,
} from "./today-contract.ts";
import { mayPublish } from "#content/desk/content-access.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import {
  CONTENT_BODY,
  deskRoute,
  type DeskRoute,
  type DeskServices,
  readQuery,
} from "#accounts/calls/desk-routes.ts";
import { countDue, unansweredByRestaurant } from "#leads/desk/lead-queries.ts";
import { calendarOf } from "./read-calendar.ts";
import { housesOf, waitingPieces } from "./read-today.ts";

const change = z
  .object({
    restaurant: restaurantSlug,
    from: date,
    to: date,
    days: z.array(specialDays).max(MOST_DAY_CHANGES),
    seen: z.array(specialDays).max(MOST_DAY_CHANGES),
  })
  // A restaurant's days never overlap.
  .refine(
    ({ from, to, days }) =>
      from <= to &&
      days.every(
        (day, index) => from <= day.from && day.to <= to && (days[index - 1]?.to ?? "") < day.from,
      ),
  );
const specialDaysChange = z.object({
  changes: z.array(change).min(1).max(MOST_DAY_CHANGES),
}) satisfies z.ZodType<SpecialDaysChange>;
const calendarQuery = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });
const soldOutChange = z.object({
  name: line,
  isSoldOut: z.boolean(),
}) satisfies z.ZodType<SoldOutChange>;

const restaurant: (call: { req: { param(name: "slug"): string | undefined } }) => string = ({
  req,
}) => req.param("slug") ?? "";

/** Serves the desk's first page and saves what applies at once: special days, sold-out dishes. */
export function todayRoutes({ orm }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/calendar", {
      access: { roles: "all" },
      async handler({ context, session: { account } }) {
        const { month } = readQuery(context, calendarQuery);
        return context.json(await calendarOf(orm, account, month));
      },
    }),
    deskRoute("GET", "/today", {
      access: { roles: "all" },
      async handler({ context, session: { account } }) {
        const isReader = LEAD_READERS.includes(account.role);
        const today: Today = {
          houses: await housesOf(orm, account),
          guests: isReader ? await unansweredByRestaurant(orm, account) : [],
          followUps: isReader ? await countDue(orm, account) : 0,
          ...(await waitingPieces(orm, account)),
        };
        return context.json(today);
      },
    }),
    deskRoute("PUT", "/special-days", {
      access: { roles: kindOf("restaurants").editors },
      body: specialDaysChange,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session: { account }, body: { changes } }) {
        const slugs = new Set(changes.map((one) => one.restaurant));
        for (const slug of slugs) {
          if (!mayPublish(account, { kind: "restaurants", slug })) {
            throw new DeskProblem("not-allowed");
          }
        }
        const known = new Set((await readItems(orm, "restaurants")).map(({ slug }) => slug));
        if ([...slugs].some((slug) => !known.has(slug))) {
          throw new DeskProblem("invalid", { fields: ["restaurant"] });
        }
        const isSaved = await saveSpecialDays(orm, changes, account.id);
        if (!isSaved) throw new DeskProblem("conflict");
        return context.body(null, 204);
      },
    }),
    deskRoute("GET", "/restaurants/:slug/dishes", {
      access: { roles: kindOf("menus").editors, restaurant },
      async handler({ context }) {
        const menus: readonly MenuDishes[] = await dishesOf(orm, restaurant(context));
        return context.json(menus);
      },
    }),
    deskRoute("PUT", "/restaurants/:slug/sold-out", {
      access: { roles: kindOf("menus").editors, restaurant },
      body: soldOutChange,
      async handler({ context, session: { account }, body: { name, isSoldOut } }) {
        const slug = restaurant(context);
        const house = (await housesOf(orm, account)).find((one) => one.slug === slug);
        const menus = await dishesOf(orm, slug);
        const isThere = menus.some(({ dishes }) => dishes.some((dish) => dish.name === name));
        if (house === undefined || !isThere) throw new DeskProblem("conflict");
        const until = isSoldOut ? endOfSoldOut(house, new Date()) : undefined;
        await saveSoldOut(orm, { restaurant: slug, item: name, until }, account.id);
        const result: SoldOutResult = { soldOutUntil: until?.toISOString() ?? null };
        return context.json(result);
      },
    }),
  ];
}

/** Lists dishes of visible menus; a wine list is too long to choose from. */
async function dishesOf(orm: Orm, slug: string): Promise<readonly MenuDishes[]> {
  const soldOut = (await readSoldOut(orm, slug)).get(slug);
  const menus = (await readItems(orm, "menus")).filter(
    (menu) => menu.restaurant === slug && menu.isActive && menu.kind !== "wine",
  );
  return menus.map(({ kind, language, sections }) => ({
    kind,
    language,
    dishes: shownNames(sections).map((name) => ({ name, isSoldOut: soldOut?.has(name) ?? false })),
  }));
}

function shownNames(sections: MenuContent["sections"]): readonly string[] {
  const items = sections.flatMap((section) => section.items);
  return [...new Set(items.filter((dish) => dish.isHidden !== true).map((dish) => dish.name))];
}
