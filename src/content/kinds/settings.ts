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
} from "../shapes/content-fields.ts";
import { MOST } from "../shapes/content-maxima.ts";
import { MANAGERS } from "../shapes/content-roles.ts";
import type { Kind } from "./kind.ts";

/**
 * The site settings as the staff publish them, one piece (rule 10.22). What is null is as the operator's
 * file has it, and so are the order links of a restaurant that is not named. What is empty is none at
 * all, whatever that file says.
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
    /** Home's title and description for search engines; empty, home has the site's own words. */
    metaTitle: linesOrEmpty.nullable(),
    metaDescription: linesOrEmpty.nullable(),
    /** What home's card says in social networks; empty, its title and description. */
    openGraphTitle: linesOrEmpty.nullable(),
    openGraphDescription: linesOrEmpty.nullable(),
    /** The services that take a restaurant's orders, in the order in which they are shown. */
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

/** The same fields with nothing left to the file. */
export type SettingsValues = {
  readonly [Field in Exclude<keyof SettingsContent, "slug">]: NonNullable<SettingsContent[Field]>;
};

export const settingsKind: Kind<SettingsContent> = {
  shape: settingsContent,
  // A phone or an order link that somebody has exchanged is on every page (decision 0043).
  editors: MANAGERS,
  only: "site",
  pathTo: (language) => pathTo(language, "home"),
  // The desk has each entry under the name of its restaurant.
  fieldOfRestaurant: ([list, index]) => `${list}.${index}.links`,
  nameLink([field = "", index, , link], { delivery }) {
    const order = delivery[Number(index)];
    if (order === undefined) return { kind: field };
    const { restaurant, links } = order;
    const name = links[Number(link)]?.name ?? "";
    return { kind: `order ${name}`, owner: restaurant, field: `delivery.${restaurant}` };
  },
};
