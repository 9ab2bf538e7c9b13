import { z } from "zod";
import {
  emailOrEmpty,
  https,
  httpsOrEmpty,
  line,
  linesOrEmpty,
  listOf,
  phoneOrEmpty,
  slug,
} from "../shapes/content-fields.ts";
import { MOST } from "../shapes/content-maxima.ts";

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
          restaurant: slug,
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
