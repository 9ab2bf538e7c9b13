import type { Award } from "#content/awards/award-content.ts";
import { RESTAURANT_AWARDS } from "#content/awards/awards.ts";
import type { Language } from "#language/languages.ts";

/** One award in the language of the page. */
export interface AwardLine {
  readonly year: string;
  readonly giver: string;
  readonly text: string;
}

/** The awards in one language. For loaders: the texts know three and are not for the browser. */
export function awardLines(awards: readonly Award[], language: Language): AwardLine[] {
  return awards.map(({ year, giver, text }) => ({
    year: year[language],
    giver: giver[language],
    text: text[language],
  }));
}

/** Those of a restaurant, by its slug; none for one that came into the database without any. */
export function restaurantAwardLines(slug: string, language: Language): AwardLine[] {
  return awardLines(RESTAURANT_AWARDS.get(slug) ?? [], language);
}
