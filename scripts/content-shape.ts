import { z } from "zod";
import {
  COUNTRY_NAMES,
  CURRENCIES,
  EXPERIENCE_ICONS,
  type ExperienceContent,
} from "#content/experiences/experience-content.ts";
import { type ArticleContent, CATEGORIES } from "#content/news/article-content.ts";
import { FEATURES, type RestaurantContent } from "#content/restaurants/restaurant-content.ts";
import {
  address,
  addressOrNone,
  https,
  httpsOrNone,
  line,
  lines,
  markdowns,
  slug,
  texts,
  textsOrNone,
} from "./content-fields.ts";

/** What `npm run content -- check` asks of a restaurant (rules 4.3, 4.4 and 4.10). */
export const restaurantShape: z.ZodType<RestaurantContent> = z.strictObject({
  slug,
  name: line,
  city: line,
  citySlug: slug,
  country: z.enum(COUNTRY_NAMES),
  address: textsOrNone,
  phone: z
    .string()
    .regex(/^(\+[1-9]\d{6,14})?$/, 'must be an international number such as +551130871399, or ""'),
  email: z.union([z.email(), z.literal("")], 'must be an e-mail address or ""'),
  coordinates: z.strictObject({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  }),
  hours: texts,
  description: texts,
  heroImage: address,
  images: z.array(address),
  menus: z
    .strictObject({
      main: address.exactOptional(),
      bar: address.exactOptional(),
      dessert: address.exactOptional(),
      executive: address.exactOptional(),
      feijoada: address.exactOptional(),
    })
    .nullable(),
  getin: z.discriminatedUnion("enabled", [
    z.strictObject({ enabled: z.literal(true), url: https }),
    z.strictObject({ enabled: z.literal(false), url: httpsOrNone }),
  ]),
  features: z.array(z.enum(FEATURES)),
  rooms: z.array(z.strictObject({ name: lines, capacity: z.int().positive() })),
  mediaKitUrl: addressOrNone,
  isActive: z.boolean(),
});

const price = z
  .union([z.number().nonnegative(), line], "must be an amount or words")
  .exactOptional();

/** What it asks of an experience (rules 4.5 and 3.12). */
export const experienceShape: z.ZodType<ExperienceContent> = z.strictObject({
  slug,
  title: lines,
  description: texts,
  image: address,
  duration: textsOrNone,
  maxPeople: z.int().nonnegative(),
  price: z.strictObject(
    Object.fromEntries(CURRENCIES.map((currency) => [currency, price])) as Record<
      (typeof CURRENCIES)[number],
      typeof price
    >,
  ),
  countries: z.array(z.enum(COUNTRY_NAMES)).nonempty("must name a country"),
  restaurants: z.array(slug),
  icon: z.enum(EXPERIENCE_ICONS),
  isActive: z.boolean(),
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** What it asks of an article (rule 4.6). */
export const articleShape: z.ZodType<ArticleContent> = z.strictObject({
  slug,
  title: lines,
  excerpt: texts,
  content: markdowns,
  image: address,
  author: line,
  category: z.enum(CATEGORIES),
  tags: z.array(line),
  isPublished: z.boolean(),
  publishedAt: z
    .string()
    .refine(
      (value) => INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
      'must be a real moment, written like "2024-06-28T12:00:00Z"',
    )
    .nullable(),
  isActive: z.boolean(),
});
