import { z } from "zod";
import { FEATURES, type RestaurantContent } from "../src/content/restaurants/restaurant-content.ts";
import type { Language } from "../src/language/languages.ts";

/** Slugs are parts of addresses and names of files. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === "https:";
const isOwnPath = (value: string) => /^\/[^/\\]/.test(value);

const slug = z.string().regex(SLUG, "must be lower-case letters, digits and single hyphens");
const text = z.string().refine((value) => value.trim() !== "", "must not be empty");
const https = z.string().refine(isHttps, "must be an https address");
const httpsOrNone = z
  .string()
  .refine((v) => v === "" || isHttps(v), 'must be an https address or ""');
const address = z
  .string()
  .refine((v) => isOwnPath(v) || isHttps(v), "must be an https address or a path starting with /");

const texts = z.strictObject({ pt: text, en: text, es: text } satisfies Record<Language, unknown>);
const textsOrNone = z
  .strictObject({ pt: z.string(), en: z.string(), es: z.string() })
  .refine((value) => new Set(Object.values(value).map((one) => one.trim() === "")).size === 1, {
    message: "must be given in every language, or be empty in every language",
  });

/** What `npm run content -- check` asks of a restaurant (section 3, readings 15, 17 and 18). */
export const restaurantShape: z.ZodType<RestaurantContent> = z.strictObject({
  slug,
  name: text,
  city: text,
  citySlug: slug,
  country: z.enum(["Brasil", "Espanha", "Chile", "Argentina"]),
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
  rooms: z.array(z.strictObject({ name: texts, capacity: z.int().positive() })),
  mediaKitUrl: httpsOrNone,
  isActive: z.boolean(),
});
