import type { Restaurant } from "#content/snapshot.ts";
import { GROUP_AWARDS } from "#content/awards/awards.ts";
import type { Language } from "#language/languages.ts";
import {
  type AwardLine,
  awardLines,
  restaurantAwardLines,
} from "#site/blocks/awards/award-lines.ts";

/** The awards of one restaurant, or of the group where it names none. */
export interface PressAwards {
  readonly name: string;
  readonly awards: readonly AwardLine[];
}

/** The group's awards first, then those of each restaurant that has any, in the order of lists. */
export function pressAwards(restaurants: readonly Restaurant[], language: Language): PressAwards[] {
  return [
    { name: "", awards: awardLines(GROUP_AWARDS, language) },
    ...restaurants.map(({ slug, name }) => ({
      name,
      awards: restaurantAwardLines(slug, language),
    })),
  ].filter(({ awards }) => awards.length > 0);
}
