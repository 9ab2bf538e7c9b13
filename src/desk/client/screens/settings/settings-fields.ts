import type { SettingsContent, SettingsValues } from "#content/kinds/settings.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";
import { SETTINGS_AS_IN_FILE } from "#desk/content-contract.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { Edited } from "#desk/client/pieces/piece-editor.tsx";
import type { PieceField, PieceFields } from "#desk/client/pieces/piece-fields.ts";

/** The settings, how to change them, and what the operator's file says of them. */
export interface EditedSettings extends Edited<SettingsContent> {
  readonly file: SettingsValues;
}

/** The piece's name in its URL and in its calls. */
export const SITE = SETTINGS_AS_IN_FILE.slug;

/** Any content of the settings with all its fields. */
export const completeSettings = (content: object): SettingsContent => ({
  ...SETTINGS_AS_IN_FILE,
  ...content,
});

/** The networks with their names, in the order of the footer. */
export const SOCIAL_NETWORKS = [
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["youtube", "YouTube"],
  ["linkedin", "LinkedIn"],
  ["tiktok", "TikTok"],
] as const;

/** Home's texts for those who do not see it, with their labels. */
export const HOME_TEXTS = [
  ["metaTitle", m.settings_search_title],
  ["metaDescription", m.settings_search_description],
  ["openGraphTitle", m.settings_card_title],
  ["openGraphDescription", m.settings_card_description],
] as const;

const lineWords = (value: string | null) =>
  value === null ? m.settings_as_in_file() : value || m.value_empty();

function textsWords(texts: Texts | null): string {
  if (texts === null) return m.settings_as_in_file();
  return LANGUAGES.map((language) => texts[language] || m.value_empty()).join(" · ");
}

const network = (label: string): PieceField<string | null> => ({
  label: () => label,
  expected: m.expected_https_or_empty,
  words: lineWords,
});
const homeText = (label: () => string): PieceField<Texts | null> => ({
  label,
  expected: m.expected_all_or_none,
  words: textsWords,
});

/** The fields of the settings as differences, conflicts and errors name them. */
export const SETTINGS_FIELDS: PieceFields<SettingsContent> = {
  slug: { label: m.nav_settings },
  phone: { label: m.settings_phone, expected: m.expected_phone, words: lineWords },
  email: { label: m.settings_email, expected: m.expected_email, words: lineWords },
  instagram: network("Instagram"),
  facebook: network("Facebook"),
  youtube: network("YouTube"),
  linkedin: network("LinkedIn"),
  tiktok: network("TikTok"),
  delivery: {
    label: m.settings_delivery,
    words: (delivery) =>
      delivery
        .map(({ restaurant, links }) => {
          const shown = links.map(({ name, url }) => `${name} ${url}`).join(", ");
          return `${restaurant}: ${shown || m.value_empty()}`;
        })
        .join(" · "),
    partOf: (path) => ({
      label: m.settings_delivery,
      expected: EXPECTED_OF_LINKS.get(path.at(-1) ?? "") ?? m.field_wrong,
    }),
  },
  metaTitle: homeText(m.settings_search_title),
  metaDescription: homeText(m.settings_search_description),
  openGraphTitle: homeText(m.settings_card_title),
  openGraphDescription: homeText(m.settings_card_description),
};

const EXPECTED_OF_LINKS = new Map([
  ["name", m.expected_line],
  ["url", m.expected_https],
  ["links", m.expected_known_restaurant],
]);
