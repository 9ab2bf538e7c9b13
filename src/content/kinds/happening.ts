import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import {
  clockTime,
  date,
  httpsOrEmpty,
  lines,
  listFrom,
  listOf,
  picture,
  restaurantSlug,
  slug,
  texts,
} from "../shapes/content-fields.ts";
import { MOST } from "../shapes/content-maxima.ts";
import { EDITORS } from "../shapes/content-roles.ts";
import { prices } from "./experience.ts";
import type { Kind } from "./kind.ts";

/**
 * Days on which it is held, by the clock of each restaurant: one day, every day from one to another, or the
 * chosen weekdays from a day on, with a last one or without.
 */
export const happeningTime = z
  .strictObject({
    from: date,
    through: date.nullable(),
    weekdays: listFrom(WEEKDAYS).readonly(),
    begins: clockTime.nullable(),
    /** Not after `begins`: on the day after. */
    ends: clockTime.nullable(),
  })
  .refine(({ from, through }) => through === null || from <= through, {
    path: ["through"],
    message: "must not be before the first day",
  })
  .refine(({ begins, ends }) => begins !== null || ends === null, {
    path: ["begins"],
    message: "must be given where the end is",
  })
  .readonly();

export type HappeningTime = z.infer<typeof happeningTime>;

/** Something on certain days that guests come to, such as a special dinner (rule 4.16). */
const happeningContent = z
  .strictObject({
    slug,
    title: lines,
    description: texts,
    image: picture,
    restaurants: listOf(restaurantSlug, MOST.restaurantsOfHappening, 1).readonly(),
    times: listOf(happeningTime, MOST.timesOfHappening, 1).readonly(),
    price: prices,
    /** Where it is booked; "" where a table is asked for as on other days. */
    bookingUrl: httpsOrEmpty,
    isActive: z.boolean(),
  })
  .readonly();

export type HappeningContent = z.infer<typeof happeningContent>;

export const happeningKind: Kind<HappeningContent> = {
  shape: happeningContent,
  editors: EDITORS,
  isDeletable: () => true,
  pathTo: (language, { slug: own }) => pathTo(language, "happening", { slug: own }),
};
