import type { Restaurant } from "#content/snapshot.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";

/** The gift cards of one country, in the order of lists. */
export type GiftCardCountry = ReturnType<typeof toGiftCards>[number];

/** Every restaurant that sells gift cards under its country, both in the order in which they first appear. */
export function toGiftCards(restaurants: readonly Restaurant[]) {
  const cards = restaurants.flatMap((one) =>
    one.giftCardUrl === null ? [] : [{ ...toSummary(one), url: one.giftCardUrl }],
  );
  const countries = Map.groupBy(cards, ({ country }) => country);
  return [...countries].map(([country, ofOne]) => ({ country, cards: ofOne }));
}
