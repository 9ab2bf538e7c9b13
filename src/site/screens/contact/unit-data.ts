import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";

/** What the contact page shows of a restaurant, in one language. */
export interface UnitData {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly citySlug: string;
  readonly country: string;
  readonly address: LocalText;
  readonly phone: string;
  readonly email: string;
}

export function toUnitData(restaurant: Restaurant, language: Language): UnitData {
  const { slug, name, city, citySlug, country, address, phone, email } = restaurant;
  return {
    slug,
    name,
    city,
    citySlug,
    country,
    address: pickText(address, language),
    phone,
    email,
  };
}

/** The units under their countries, both in the order in which they first appear. */
export function groupByCountry(
  units: readonly UnitData[],
): readonly (readonly [country: string, units: readonly UnitData[]])[] {
  const groups = new Map<string, UnitData[]>();
  for (const unit of units) {
    const group = groups.get(unit.country);
    if (group) group.push(unit);
    else groups.set(unit.country, [unit]);
  }
  return [...groups];
}
