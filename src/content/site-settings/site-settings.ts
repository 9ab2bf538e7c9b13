import { z } from "zod";
import { isHttps } from "#language/link-urls.ts";

const text = z.string().trim();
const link = text.refine((value) => value === "" || isHttps(value), {
  message: "must be empty or an https URL",
});

/** What home says for search engines and social cards, in one language. */
const homeTexts = z.object({
  metaTitle: text.default(""),
  metaDescription: text.default(""),
  openGraphTitle: text.default(""),
  openGraphDescription: text.default(""),
});

export type HomeTexts = z.infer<typeof homeTexts>;

/** The texts are Portuguese; those of the other languages are there once somebody has written them. */
const seo = homeTexts.extend({
  openGraphImage: text.default("/images/news-figueira-25-anos.webp"),
  translations: z.object({ en: homeTexts, es: homeTexts }).partial().optional(),
});

const email = z.object({
  enabled: z.boolean().default(false),
  fromEmail: text.default(""),
  fromName: text.default("Grupo Rubaiyat"),
});

const integrations = z.object({ rdStationEnabled: z.boolean().default(true) });

const analytics = z.object({
  googleAnalyticsId: text.default(""),
  facebookPixelId: text.default(""),
  googleAnalyticsEnabled: z.boolean().default(false),
  facebookPixelEnabled: z.boolean().default(false),
});

/** Rule 7.2: the group's central line (E.164) and corporate e-mail; empty where unknown. */
const contact = z.object({ phone: text.default(""), email: text.default("") });

/** Rule 2.5: always five icons; an empty link makes an inert mark. */
const social = z.object({
  instagram: link.default(""),
  facebook: link.default(""),
  youtube: link.default(""),
  linkedin: link.default(""),
  tiktok: link.default(""),
});

/** Where a restaurant's dishes can be ordered online; a restaurant without an entry takes no orders there. */
const deliveryEntry = z.object({
  /** The restaurant's slug. */
  restaurant: text.min(1),
  /** The services that take its orders, in the order in which they are shown. */
  links: z
    .array(z.object({ name: text.min(1), url: text.refine(isHttps, "must be an https URL") }))
    .default([]),
});

/** Who at a restaurant is mailed its contact and event leads, beside the group. */
const restaurantMailbox = z.object({
  /** The restaurant's slug. */
  restaurant: text.min(1),
  email: z.email(),
});

/** How long a guest may wait for an answer, in minutes of opening hours. */
const answerMinutes = z.int().min(5).max(10_080);

const leads = z.object({
  houses: z.array(restaurantMailbox).default([]),
  answerMinutes: answerMinutes.default(120),
  /** Of restaurants that have their own. */
  answerMinutesOf: z
    .array(z.object({ restaurant: text.min(1), minutes: answerMinutes }))
    .default([]),
});

/** The site settings file (rule 7.1); every part that is missing takes its built-in default. */
export const siteSettings = z.object({
  siteName: text.default("Grupo Rubaiyat"),
  siteDescription: text.default(""),
  keywords: z.union([text, z.array(text)]).default(""),
  seo: seo.prefault({}),
  email: email.prefault({}),
  integrations: integrations.prefault({}),
  analytics: analytics.prefault({}),
  contact: contact.prefault({}),
  social: social.prefault({}),
  delivery: z.array(deliveryEntry).default([]),
  leads: leads.prefault({}),
  lastUpdated: text.default(""),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** The public part: the staff's mailboxes are not in it. */
export const servedSiteSettings = siteSettings.omit({ leads: true });

/** The settings that hold until the file has loaded, and when it cannot be (rule 7.1). */
export const DEFAULT_SITE_SETTINGS: SiteSettings = siteSettings.parse({});
