import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import { MOST } from "../schemas/content-maxima.ts";
import {
  country,
  currency,
  line,
  lines,
  listOf,
  picture,
  restaurantSlug,
  slug,
  texts,
  textsOrEmpty,
} from "../schemas/content-fields.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import { COUNTRIES } from "#language/currencies.ts";
import type { Kind } from "./kind.ts";

export const EXPERIENCE_ICONS = ["Wine", "CalendarDays", "Clock", "Users"] as const;
export type ExperienceIcon = (typeof EXPERIENCE_ICONS)[number];

/** An amount in whole units of the currency, or a text such as "Sob consulta". */
const price = z.union([z.number().nonnegative(), line], "must be an amount or words");
/** Prices by currency; unknown ones are missing. */
export const prices = z.partialRecord(currency, price).readonly();

/** An experience (rules 4.5 and 3.12). Unknown: "" for the duration, 0 people, no entry for a price. */
const experienceContent = z
  .strictObject({
    /** Names file and row; the API does not send it. */
    slug,
    title: lines,
    description: texts,
    image: picture,
    duration: textsOrEmpty,
    maxPeople: z.int().nonnegative(),
    price: prices,
    countries: listOf(country, COUNTRIES.length, 1).readonly(),
    restaurants: listOf(restaurantSlug, MOST.restaurantsOfExperience).readonly(),
    icon: z.enum(EXPERIENCE_ICONS),
    isActive: z.boolean(),
  })
  .readonly();

export type ExperienceContent = z.infer<typeof experienceContent>;

export const experienceKind: Kind<ExperienceContent> = {
  shape: experienceContent,
  editors: EDITORS,
  isOrdered: true,
  isDeletable: () => true,
  pathTo: (language) => pathTo(language, "experiences"),
};
