import type { ExperienceIcon } from "#content/kinds/experience.ts";
import { type Experience } from "#content/snapshot.ts";
import type { Restaurant } from "#content/snapshot.ts";
import type { Currency } from "#language/currencies.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { type PriceText, priceText } from "#site/blocks/price-text/price-text.ts";

/** What a card shows of an experience, in one language; prices for every country's currency. */
export interface ExperienceCardData {
  readonly id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly image: string;
  readonly imageAlt: string;
  readonly icon: ExperienceIcon;
  /** Its text is empty when unknown. */
  readonly duration: LocalText;
  /** 0 means unknown. */
  readonly maxPeople: number;
  readonly prices: Readonly<Partial<Record<Currency, PriceText>>>;
  readonly countries: readonly string[];
  /** Names of the restaurants that offer it. */
  readonly restaurants: readonly string[];
  /** The slug of the restaurant when there is exactly one, to preset it where one books. */
  readonly onlyRestaurant: string | undefined;
}

export function toExperienceCard(
  experience: Experience,
  restaurants: readonly Restaurant[],
  language: Language,
): ExperienceCardData {
  const { id, image, icon, maxPeople, price, countries } = experience;
  const offeredAt = experience.restaurants.flatMap(
    (slug) => restaurants.find((restaurant) => restaurant.slug === slug) ?? [],
  );
  return {
    id,
    title: pickText(experience.title, language),
    description: pickText(experience.description, language),
    image,
    imageAlt: imageAlt(image, language, { uploaded: experience.pictureTexts }),
    icon,
    duration: pickText(experience.duration, language),
    maxPeople,
    prices: Object.fromEntries(
      (Object.entries(price) as [Currency, number | string][]).map(([currency, value]) => [
        currency,
        priceText(value, currency, language),
      ]),
    ),
    countries,
    restaurants: offeredAt.map(({ name }) => name).filter((name) => name !== ""),
    onlyRestaurant: experience.restaurants.length === 1 ? offeredAt[0]?.slug : undefined,
  };
}
