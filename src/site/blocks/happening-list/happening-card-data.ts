import { serviceDay } from "#content/shapes/menu-dates.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { comingHappenings } from "#content/shapes/happening-dates.ts";
import { dayAfter } from "#content/shapes/opening-status.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import type { ShownDate } from "../article-facts/format-date.ts";
import { dateText } from "./happening-words.ts";

/** What lists show of a happening, in one language. */
export interface HappeningCardData {
  readonly slug: string;
  readonly title: LocalText;
  /** The next one. */
  readonly date: ShownDate;
  /** The names of its restaurants, in one line. */
  readonly places: string;
}

interface Which {
  readonly most: number;
  /** The slug of a restaurant, for its own alone. */
  readonly restaurant?: string;
  /** Those that are so near. */
  readonly days?: number;
  /** The slug of one that is shown already. */
  readonly but?: string;
}

/** What comes next, `most` of it at most; a page without any has no list (rule 3.30). */
export function happeningsAhead(
  content: Snapshot,
  language: Language,
  { most, restaurant, days, but }: Which,
): { readonly happenings?: readonly HappeningCardData[] } {
  const today = serviceDay(new Date());
  const coming = comingHappenings(content.happenings, today).filter(
    ({ happening: { slug, restaurants }, next }) =>
      slug !== but &&
      (days === undefined || next.day <= dayAfter(today, days)) &&
      (restaurant === undefined || restaurants.includes(restaurant)),
  );
  const happenings = coming.slice(0, most).map(({ happening, next }) => ({
    slug: happening.slug,
    title: pickText(happening.title, language),
    date: dateText(next, language),
    places: happening.restaurants
      .flatMap((slug) => content.findRestaurant(slug)?.name || [])
      .join(" · "),
  }));
  return happenings.length === 0 ? {} : { happenings };
}
