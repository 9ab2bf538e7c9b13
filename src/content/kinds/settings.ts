import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import {
  emailOrEmpty,
  https,
  httpsOrEmpty,
  line,
  linesOrEmpty,
  listOf,
  phoneOrEmpty,
  restaurantSlug,
} from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { MANAGERS } from "../schemas/content-roles.ts";
import type { Kind } from "./kind.ts";

/**
 * The published site settings, one entry (rule 10.22). Null, or a restaurant missing from `delivery`, means the operator's
 * file decides; empty means none.
 */
export const settingsContent = z
  .strictObject({
    slug: z.literal("site"),
    phone: phoneOrEmpty.nullable(),
    email: emailOrEmpty.nullable(),
    instagram: httpsOrEmpty.nullable(),
    facebook: httpsOrEmpty.nullable(),
    youtube: httpsOrEmpty.nullable(),
    linkedin: httpsOrEmpty.nullable(),
    tiktok: httpsOrEmpty.nullable(),
    /** Home's title and description for search engines; empty: the site's own texts. */
    metaTitle: linesOrEmpty.nullable(),
    metaDescription: linesOrEmpty.nullable(),
    /** Home's social card; empty: its title and description. */
    openGraphTitle: linesOrEmpty.nullable(),
    openGraphDescription: linesOrEmpty.nullable(),
    /** Each restaurant's ordering services, in display order. */
    delivery: listOf(
      z
        .strictObject({
          restaurant: restaurantSlug,
          links: listOf(
            z.strictObject({ name: line, url: https }).readonly(),
            MOST.orderLinks,
          ).readonly(),
        })
        .readonly(),
      MOST.restaurantsWithOrders,
    ).readonly(),
  })
  .readonly();

export type SettingsContent = z.infer<typeof settingsContent>;

/** The same fields without null. */
export type SettingsValues = {
  readonly [Field in Exclude<keyof SettingsContent, "slug">]: NonNullable<SettingsContent[Field]>;
};

export const settingsKind: Kind<SettingsContent> = {
  shape: settingsContent,
  // A wrong phone or order link would be on every page (decision 0043).
  editors: MANAGERS,
  only: "site",
  pathTo: (language) => pathTo(language, "home"),
  // The desk lists entries under their restaurant's name.
  fieldOfRestaurant: ([list, index]) => `${list}.${index}.links`,
  nameLink([field = "", index, , link], { delivery }) {
    const order = delivery[Number(index)];
    if (order === undefined) return { kind: field };
    const { restaurant, links } = order;
    const name = links[Number(link)]?.name ?? "";
    return { kind: `order ${name}`, owner: restaurant, field: `delivery.${restaurant}` };
  },
};
