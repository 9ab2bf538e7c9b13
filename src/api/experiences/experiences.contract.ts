import { z } from "zod";
import type {
  CountryName,
  Currency,
  ExperienceIcon,
} from "#content/experiences/experience-content.ts";
import type { Texts } from "../restaurants/restaurants.contract.ts";

export { CURRENCIES } from "#content/experiences/experience-content.ts";
export type { CountryName, Currency, ExperienceIcon };

/**
 * An experience as the product API sends it (rule 4.5): title, description, price, countries
 * and restaurants are JSON carried as text. `duration` is a plain text, or JSON text per
 * language where its words need translating ("2 horas").
 */
export const experienceRecord = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  duration: z.string(),
  maxPeople: z.number(),
  price: z.string(),
  countries: z.string(),
  restaurants: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  order: z.number(),
});

export type ExperienceRecord = z.infer<typeof experienceRecord>;

/** An experience as the screens use it (rule 4.5). */
export interface Experience {
  readonly id: string;
  readonly title: Texts;
  readonly description: Texts;
  readonly image: string;
  /** Empty in every language when unknown. */
  readonly duration: Texts;
  /** 0 means unknown. */
  readonly maxPeople: number;
  /** An amount in whole units of the currency, or words such as "Sob consulta". */
  readonly price: Readonly<Partial<Record<Currency, number | string>>>;
  readonly countries: readonly CountryName[];
  /** Slugs of the restaurants that offer it. */
  readonly restaurants: readonly string[];
  readonly icon: ExperienceIcon;
  readonly order: number;
}
