import { z } from "zod";

// https://developers.google.com/my-business/reference/rest/v4/FoodMenus

const MOST_MENUS = 50;

export interface FoodMenu {
  readonly url: string;
  readonly dishes: readonly { readonly name: string; readonly price: number | undefined }[];
}

const money = z
  // JSON writes an int64 as text.
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

/** A location's menus; an unreadable menu becomes empty. */
export const foodMenus = z
  .object({ menus: z.array(z.unknown()).max(MOST_MENUS).default([]) })
  .transform(({ menus }) =>
    menus.map((raw): FoodMenu => {
      const { data } = readMenu.safeParse(raw);
      const items = data?.sections.flatMap((section) => section.items) ?? [];
      const dishes = items.map(({ labels, attributes }) => ({
        name: labels[0]?.displayName ?? "",
        price: attributes.price,
      }));
      return { url: data?.sourceUrl ?? "", dishes };
    }),
  );
