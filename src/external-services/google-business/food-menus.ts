import { z } from "zod";

// https://developers.google.com/my-business/reference/rest/v4/FoodMenus

/** Of a text, as Google takes it; longer ones are refused. */
const MOST_OF_NAME = 140;
const MOST_OF_DESCRIPTION = 1000;
const MOST_MENUS = 50;

const label = (displayName: string, languageCode: string, description = "") => ({
  displayName: displayName.slice(0, MOST_OF_NAME),
  ...(description !== "" && { description: description.slice(0, MOST_OF_DESCRIPTION) }),
  languageCode,
});

/** Of Google's lists what is stated here. */
export type FoodAllergen = "DAIRY" | "EGG" | "FISH" | "PEANUT" | "SHELLFISH" | "SOY" | "TREE_NUT";
export type FoodDiet = "VEGAN" | "VEGETARIAN";

/** A menu that Google is to have: all its dishes, each with its price. */
export interface FoodMenu {
  readonly title: string;
  readonly language: string;
  /** Its page, by which it is found again at Google. */
  readonly url: string;
  readonly sections: readonly {
    readonly title: string;
    readonly dishes: readonly {
      readonly name: string;
      readonly language: string;
      readonly description: string;
      readonly price: number;
      /** ISO 4217. */
      readonly currency: string;
      readonly allergens: readonly FoodAllergen[];
      readonly diets: readonly FoodDiet[];
    }[];
  }[];
}

/** A menu as Google has it: its page, its dishes, and itself as it came. */
export interface ReadFoodMenu {
  readonly url: string;
  readonly dishes: readonly { readonly name: string; readonly price: number | undefined }[];
  readonly raw: unknown;
}

const money = z
  // An int64 is text in JSON.
  .object({
    units: z.coerce.number().catch(0).default(0),
    nanos: z.number().catch(0).default(0),
  })
  .transform(({ units, nanos }) => Math.round(units * 100 + nanos / 1e7) / 100)
  .optional()
  .catch(undefined);

const readMenu = z.object({
  sourceUrl: z.string().catch(""),
  sections: z
    .array(
      z.object({
        items: z
          .array(
            z.object({
              labels: z.array(z.object({ displayName: z.string() })).min(1),
              attributes: z.object({ price: money }).catch({ price: undefined }),
            }),
          )
          .catch([]),
      }),
    )
    .catch([]),
});

/** The menus of a location; one that cannot be read has no page and no dishes, and stays whole. */
export const foodMenus = z
  .object({ menus: z.array(z.unknown()).max(MOST_MENUS).default([]) })
  .transform(({ menus }) =>
    menus.map((raw): ReadFoodMenu => {
      const { data } = readMenu.safeParse(raw);
      const items = data?.sections.flatMap((section) => section.items) ?? [];
      const dishes = items.map(({ labels, attributes }) => ({
        name: labels[0]?.displayName ?? "",
        price: attributes.price,
      }));
      return { url: data?.sourceUrl ?? "", dishes, raw };
    }),
  );

/** A menu in Google's form. */
export function toFoodMenu({ title, language, url, sections }: FoodMenu) {
  return {
    labels: [label(title, language)],
    sourceUrl: url,
    sections: sections.map(({ title: name, dishes }) => ({
      labels: [label(name, language)],
      items: dishes.map((dish) => ({
        labels: [label(dish.name, dish.language, dish.description)],
        attributes: {
          price: toMoney(dish.price, dish.currency),
          ...(dish.allergens.length > 0 && { allergen: dish.allergens }),
          ...(dish.diets.length > 0 && { dietaryRestriction: dish.diets }),
        },
      })),
    })),
  };
}

function toMoney(amount: number, currencyCode: string) {
  const cents = Math.round(amount * 100);
  return {
    currencyCode,
    units: String(Math.floor(cents / 100)),
    ...(cents % 100 !== 0 && { nanos: (cents % 100) * 1e7 }),
  };
}
