import type { Texts } from "../restaurants/restaurant-content.ts";

/** The currencies (rule 4.9), one for each country of the group but Spain's shared one. */
export const CURRENCIES = ["BRL", "EUR", "CLP", "ARS"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The countries (rule 4.9), by the names that data and addresses use. */
export const COUNTRY_NAMES = ["Brasil", "Argentina", "Chile", "Espanha"] as const;
export type CountryName = (typeof COUNTRY_NAMES)[number];

export const EXPERIENCE_ICONS = ["Wine", "CalendarDays", "Clock", "Users"] as const;
export type ExperienceIcon = (typeof EXPERIENCE_ICONS)[number];

/**
 * One built-in experience (rule 4.5). What is not known is empty: "" for the duration in each
 * language, 0 for the number of people, no entry for a price.
 */
export interface ExperienceContent {
  /** Names the file and the stored row; the API does not send it. */
  readonly slug: string;
  readonly title: Texts;
  readonly description: Texts;
  readonly image: string;
  readonly duration: Texts;
  readonly maxPeople: number;
  /** An amount in whole units of the currency, or words such as "Sob consulta". */
  readonly price: Readonly<Partial<Record<Currency, number | string>>>;
  readonly countries: readonly CountryName[];
  /** Slugs of the restaurants that offer it. */
  readonly restaurants: readonly string[];
  readonly icon: ExperienceIcon;
  readonly isActive: boolean;
}
