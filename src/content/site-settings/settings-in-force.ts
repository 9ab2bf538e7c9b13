import type { SettingsContent, SettingsValues } from "../kinds/settings.ts";
import type { Texts } from "#language/languages.ts";
import type { HomeTexts, SiteSettings } from "./site-settings.ts";

const NO_TEXTS: HomeTexts = {
  metaTitle: "",
  metaDescription: "",
  openGraphTitle: "",
  openGraphDescription: "",
};
const HOME_TEXTS = Object.keys(NO_TEXTS) as readonly (keyof HomeTexts)[];

/** Merges the published site settings over the operator's file (rule 10.22). */
export function settingsInForce(
  file: SiteSettings,
  published: SettingsContent | undefined,
): SiteSettings {
  if (published === undefined) return file;
  const values = { ...settingsValues(file), ...withoutNulls(published) };
  const { phone, email, instagram, facebook, youtube, linkedin, tiktok } = values;
  const named = new Set(published.delivery.map(({ restaurant }) => restaurant));
  return {
    ...file,
    seo: { ...file.seo, ...seoInForce(published, values) },
    contact: { phone, email },
    social: { instagram, facebook, youtube, linkedin, tiktok },
    delivery: [
      ...file.delivery.filter(({ restaurant }) => !named.has(restaurant)),
      ...published.delivery.map(({ restaurant, links }) => ({ restaurant, links: [...links] })),
    ],
  };
}

export function settingsValues({ contact, social, delivery, seo }: SiteSettings): SettingsValues {
  const { en = NO_TEXTS, es = NO_TEXTS } = seo.translations ?? {};
  const texts = (field: keyof HomeTexts): Texts => ({
    pt: seo[field],
    en: en[field],
    es: es[field],
  });
  return {
    ...contact,
    ...social,
    metaTitle: texts("metaTitle"),
    metaDescription: texts("metaDescription"),
    openGraphTitle: texts("openGraphTitle"),
    openGraphDescription: texts("openGraphDescription"),
    delivery,
  };
}

/** Returns the texts of home once the staff have published any. */
function seoInForce(
  published: SettingsContent,
  values: SettingsValues,
): Partial<SiteSettings["seo"]> {
  if (HOME_TEXTS.every((field) => published[field] === null)) return {};
  const inLanguage = (language: keyof Texts) =>
    Object.fromEntries(HOME_TEXTS.map((field) => [field, values[field][language]])) as HomeTexts;
  return {
    ...inLanguage("pt"),
    translations: { en: inLanguage("en"), es: inLanguage("es") },
  };
}

function withoutNulls(published: SettingsContent): Partial<SettingsValues> {
  return Object.fromEntries(Object.entries(published).filter(([, value]) => value !== null));
}
