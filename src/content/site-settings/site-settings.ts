import { z } from "zod";
import { isHttps } from "#language/link-urls.ts";

const text = z.string().trim();
const link = text.refine((value) => value === "" || isHttps(value), {
  message: "must be empty or an https URL",
});

/** Home's texts for search engines and social cards, in one language. */
const homeTexts = z.object({
  metaTitle: text.default(""),
  metaDescription: text.default(""),
  openGraphTitle: text.default(""),
  openGraphDescription: text.default(""),
});

export type HomeTexts = z.infer<typeof homeTexts>;

/** Portuguese, with optional translations. */
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

/** Rule 7.2: the group's central line (E.164) and corporate e-mail; empty if unknown. */
const contact = z.object({ phone: text.default(""), email: text.default("") });

/** Rule 2.5: always five icons; an empty link makes an inert mark. */
const social = z.object({
  instagram: link.default(""),
  facebook: link.default(""),
  youtube: link.default(""),
  linkedin: link.default(""),
  tiktok: link.default(""),
});

const deliveryEntry = z.object({
  restaurant: text.min(1),
  /** Its ordering services, in display order. */
  links: z
    .array(z.object({ name: text.min(1), url: text.refine(isHttps, "must be an https URL") }))
    .default([]),
});

const restaurantMailbox = z.object({
  restaurant: text.min(1),
  email: z.email(),
});

/** The maximum waiting time of a guest, in minutes of opening hours. */
const answerMinutes = z.int().min(5).max(10_080);

const leads = z.object({
  houses: z.array(restaurantMailbox).default([]),
  answerMinutes: answerMinutes.default(120),
  /** Restaurants with another limit. */
  answerMinutesOf: z
    .array(z.object({ restaurant: text.min(1), minutes: answerMinutes }))
    .default([]),
});

/** The site settings file (rule 7.1); missing parts take built-in defaults. */
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

/** The public part, without the staff's mailboxes. */
export const servedSiteSettings = siteSettings.omit({ leads: true });

/** The settings while the file is missing or not yet read (rule 7.1). */
export const DEFAULT_SITE_SETTINGS: SiteSettings = siteSettings.parse({});
