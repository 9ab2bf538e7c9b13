import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import { date } from "#language/body-fields.server.ts";
import {
  clockTime,
  httpsOrEmpty,
  inItsLanguages,
  languages,
  listFrom,
  listOf,
  picture,
  restaurantSlug,
  slug,
  someLines,
  someTexts,
} from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import { prices } from "./experience.ts";
import type { Kind } from "./kind.ts";

/** Days in each restaurant's time zone: one day, a range of days, or weekdays from a day on with an optional end. */
export const happeningTime = z
  .strictObject({
    from: date,
    through: date.nullable(),
    weekdays: listFrom(WEEKDAYS).readonly(),
    begins: clockTime.nullable(),
    /** On the next day if not after `begins`. */
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

/** A special date for guests, such as a dinner (rule 4.16). */
const happeningContent = inItsLanguages(
  z.strictObject({
    slug,
    title: someLines,
    description: someTexts,
    languages,
    image: picture,
    restaurants: listOf(restaurantSlug, MOST.restaurantsOfHappening, 1).readonly(),
    times: listOf(happeningTime, MOST.timesOfHappening, 1).readonly(),
    price: prices,
    /** The booking link; "" for an ordinary table request. */
    bookingUrl: httpsOrEmpty,
    isActive: z.boolean(),
  }),
  ["title", "description"],
).readonly();

export type HappeningContent = z.infer<typeof happeningContent>;

export const happeningKind: Kind<HappeningContent> = {
  shape: happeningContent,
  editors: EDITORS,
  isDeletable: () => true,
  pathTo: (language, { slug: own }) => pathTo(language, "happening", { slug: own }),
};
