import type { WordsOfPages } from "#content/page-words.ts";
import type { PageWords } from "#content/shapes/page-texts.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { type AwardLine, awardLines } from "#site/blocks/awards/award-list.tsx";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";

/** The awards of one restaurant, or of the group where it names none. */
interface PressAwards {
  readonly name: string;
  readonly awards: readonly AwardLine[];
}

/** A plate of the site, by its lasting URL. */
interface PressPlate {
  readonly image: string;
  /** Whose it is: the title of a page of the group, or a restaurant. */
  readonly name: string;
  readonly alt: string;
}

export interface PressPage {
  readonly words: PageWords<"press">;
  /** The group's first, then those of each restaurant that has any, in the order of lists. */
  readonly awards: readonly PressAwards[];
  readonly plates: readonly PressPlate[];
}

/** The group's plates, each with the page that it stands on and that says what it shows. */
const GROUP_PLATES = [
  ["/images/section-group-hub.webp", "group"],
  ["/images/section-who-we-are.webp", "who-we-are"],
  ["/images/section-our-fig-tree.webp", "fig-tree"],
  ["/images/section-foundation.webp", "foundation"],
  ["/images/section-farm.webp", "farm"],
] as const;

export function toPressPage(words: WordsOfPages, content: Snapshot, language: Language): PressPage {
  const { restaurants } = content.known;
  return {
    words: words("press"),
    awards: [
      { name: "", awards: words("press").awards.awards },
      ...restaurants.map(({ name, awards }) => ({ name, awards: awardLines(awards, language) })),
    ].filter(({ awards }) => awards.length > 0),
    plates: [
      ...GROUP_PLATES.map(([image, page]) => {
        const { title, picture } = words(page).top;
        return { image, name: title, alt: picture };
      }),
      ...restaurants.flatMap(({ name, images: { hero } }) => {
        const alt = imageAlt(hero, language);
        // What the staff have uploaded has terms of its own.
        return alt === "" ? [] : [{ image: hero, name, alt }];
      }),
    ],
  };
}
