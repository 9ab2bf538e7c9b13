import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";

/** One award in the language of the page. */
export interface AwardLine {
  readonly year: string;
  readonly giver: string;
  readonly text: string;
}

/** The awards of a restaurant in one language. */
export function awardLines(awards: Restaurant["awards"], language: Language): AwardLine[] {
  return (awards ?? []).map(({ year, giver, text }) => ({
    year: year[language],
    giver: giver[language],
    text: text[language],
  }));
}
