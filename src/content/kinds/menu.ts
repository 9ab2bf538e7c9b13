import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";
import { menuPagePath } from "#language/path-to.ts";
import { MOST, mostDishes } from "../schemas/content-maxima.ts";
import { date } from "#language/body-fields.server.ts";
import {
  atMost,
  clockTime,
  currency,
  line,
  listFrom,
  listOf,
  lines,
  picture,
  restaurantSlug,
  slug,
  texts,
} from "../schemas/content-fields.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import {
  ALLERGENS,
  ALLERGEN_STATEMENTS,
  contradictions,
  DIETS,
} from "../schemas/dish-statements.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import { CUTS } from "../schemas/cuts.ts";
import { isCounted, isSameSize, SIZE_NAMES } from "../schemas/dish-sizes.ts";
import { WINE_COUNTRIES } from "../schemas/wine-countries.ts";
import type { Kind } from "./kind.ts";
import { MENU_KINDS } from "./restaurant.ts";

/** BCP 47, as far as names of dishes need it: "it", "pt-BR". */
const languageTag = atMost(6).regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language such as "it"');

const someTexts = z
  .strictObject({
    pt: line.exactOptional(),
    en: line.exactOptional(),
    es: line.exactOptional(),
  } satisfies Record<(typeof LANGUAGES)[number], unknown>)
  .readonly();

/** In whole units of the currency, with at most two decimals. */
const amounts = z.partialRecord(currency, z.number().nonnegative().multipleOf(0.01)).readonly();

/** A wine's facts beside its name (rule 4.19); its region is its section. */
const wineFacts = z
  .strictObject({
    producer: line.exactOptional(),
    country: z.enum(WINE_COUNTRIES).exactOptional(),
    grape: line.exactOptional(),
    /** A year; missing if none or unknown. */
    vintage: atMost(4)
      .regex(/^(1[89]|20)\d\d$/, 'must be a year such as "2019"')
      .exactOptional(),
    /** The price of a glass; the dish's price is the bottle's. */
    glass: amounts.exactOptional(),
  })
  .readonly();

/** Another size of the dish at its own price (rule 4.20). */
const dishSize = z
  .strictObject({
    size: z.enum(SIZE_NAMES),
    /** Millilitres, grams, pieces or people. */
    amount: z.int().min(1).max(10_000).exactOptional(),
    price: amounts.refine((price) => Object.keys(price).length > 0, "must have a price"),
  })
  .refine((size) => !isCounted(size) || (size.amount ?? 1) > 1, {
    path: ["amount"],
    message: "must say how many, two or more",
  })
  .readonly();

export const menuItem = z
  .strictObject({
    /** The name as the restaurant writes it, in any interface language. */
    name: line,
    /** The name's language, if not the menu's. */
    language: languageTag.exactOptional(),
    /** The cut of beef, if the name or the restaurant states it. */
    cut: z.enum(CUTS).exactOptional(),
    /** An explanation in the languages in which guests need one. */
    explanation: someTexts.exactOptional(),
    /** Missing: no price. */
    price: amounts.exactOptional(),
    sizes: listOf(dishSize, MOST.sizesOfDish, 1)
      .refine(
        (sizes) => sizes.every((one, at) => sizes.findIndex((its) => isSameSize(its, one)) === at),
        "must not name a size twice",
      )
      .readonly()
      .exactOptional(),
    wine: wineFacts.exactOptional(),
    image: picture.exactOptional(),
    /** Such as "400 g" or "for two". */
    portion: lines.exactOptional(),
    diets: listFrom(DIETS).readonly().exactOptional(),
    allergens: z
      .partialRecord(z.enum(ALLERGENS), z.enum(ALLERGEN_STATEMENTS))
      .readonly()
      .exactOptional(),
    /** Hides it from visitors. */
    isHidden: z.boolean().exactOptional(),
    /** The moment (UTC) from which the dish is available again. */
    soldOutUntil: z.iso.datetime("must be a moment in UTC").max(30).exactOptional(),
  })
  .refine(
    (dish) => contradictions(dish).length === 0,
    "must not have a mark that its allergens contradict",
  )
  .readonly();

const menuSection = z
  .strictObject({
    title: lines,
    items: listOf(menuItem, MOST.dishesOfSection, 1).readonly(),
  })
  .readonly();

/** When a menu is served: days, and hours in the restaurant's time zone if known. */
const service = z
  .strictObject({
    days: listFrom(WEEKDAYS, 1).readonly(),
    opens: clockTime.exactOptional(),
    closes: clockTime.exactOptional(),
  })
  .refine(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    "must have both hours or none",
  )
  .readonly();

/** A menu of a restaurant (rule 4.13); unknown facts of a dish are missing. */
export const menuContent = z
  .strictObject({
    /** `{restaurant}-{kind}`, like its PDF. */
    slug,
    restaurant: restaurantSlug,
    kind: z.enum(MENU_KINDS),
    /** The language of the dishes' names. */
    language: languageTag,
    /** False for a selection of today's menu. */
    isComplete: z.boolean(),
    validFrom: date.nullable(),
    validThrough: date.nullable(),
    service: listOf(service, MOST.services).readonly(),
    /** How it is served, one sentence without a full stop. */
    note: texts.nullable(),
    sections: listOf(menuSection, MOST.sections, 1)
      .refine(
        (sections) => sections.some(({ items }) => items.some((dish) => dish.isHidden !== true)),
        "must not hide every dish",
      )
      .readonly(),
    isActive: z.boolean(),
  })
  .refine(({ kind, sections }) => dishesOf(sections) <= mostDishes(kind), {
    path: ["sections"],
    message: `must not have more than ${MOST.dishesOfMenu} dishes, or ${MOST.winesOfMenu} wines`,
  })
  .refine(({ slug: own, restaurant, kind }) => own === `${restaurant}-${kind}`, {
    path: ["slug"],
    message: "must be the restaurant's slug and the kind",
  })
  .refine(
    ({ validFrom, validThrough }) =>
      validFrom === null || validThrough === null || validFrom <= validThrough,
    { path: ["validThrough"], message: "must not be before validFrom" },
  )
  .readonly();

const dishesOf = (sections: readonly { readonly items: readonly unknown[] }[]) =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

export type MenuContent = z.infer<typeof menuContent>;
export type MenuSection = MenuContent["sections"][number];
export type MenuItem = MenuSection["items"][number];

const KIND_IN_SLUG = new RegExp(`-(${MENU_KINDS.join("|")})$`);

export const menuKind: Kind<MenuContent> = {
  shape: menuContent,
  editors: [...EDITORS, "restaurant"],
  facts: [{ what: "whole-menu", field: "isComplete", isMissing: ({ isComplete }) => !isComplete }],
  restaurantOf: (own) => own.replace(KIND_IN_SLUG, ""),
  pathTo: (language, { kind }, restaurant) => menuPagePath(language, restaurant, kind),
};
