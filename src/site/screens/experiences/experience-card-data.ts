import type { Experience } from "#content/snapshot.ts";
import type { Restaurant } from "#content/snapshot.ts";
import type { Currency } from "#language/currencies.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { type PriceText, priceText } from "#site/blocks/price-text/price-text.ts";

export type ExperienceCardData = ReturnType<typeof toExperienceCard>;

/** What a card shows of an experience, in one language; prices for every country's currency. */
export function toExperienceCard(
  experience: Experience,
  restaurants: readonly Restaurant[],
  language: Language,
) {
  const { id, image, icon, maxPeople, price, countries } = experience;
  const offeredAt = experience.restaurants.flatMap(
    (slug) => restaurants.find((restaurant) => restaurant.slug === slug) ?? [],
  );
  const prices: Readonly<Partial<Record<Currency, PriceText>>> = Object.fromEntries(
    (Object.entries(price) as [Currency, number | string][]).map(([currency, value]) => [
      currency,
      priceText(value, currency, language),
    ]),
  );
  return {
    id,
    title: pickText(experience.title, language),
    description: pickText(experience.description, language),
    image,
    imageAlt: imageAlt(image, language, { uploaded: experience.pictureTexts }),
    imageCredit: experience.pictureCredits?.get(image),
    icon,
    duration: pickText(experience.duration, language),
    maxPeople,
    prices,
    countries,
    restaurants: offeredAt.map(({ name }) => name).filter((name) => name !== ""),
    // To preset it where one books.
    onlyRestaurant: experience.restaurants.length === 1 ? offeredAt[0]?.slug : undefined,
  };
}
