import type { WordsOfPages } from "#content/page-words.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { awardLines } from "#site/blocks/awards/award-list.tsx";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";

export type PressPage = ReturnType<typeof toPressPage>;

/** The group's plates, each with the page that it stands on and that says what it shows. */
const GROUP_PLATES = [
  ["/images/section-group-hub.webp", "group"],
  ["/images/section-who-we-are.webp", "who-we-are"],
  ["/images/section-our-fig-tree.webp", "fig-tree"],
  ["/images/section-foundation.webp", "foundation"],
  ["/images/section-farm.webp", "farm"],
] as const;

export function toPressPage(words: WordsOfPages, content: Snapshot, language: Language) {
  const { restaurants } = content.known;
  return {
    words: words("press"),
    /** The group's first, without a name, then those of each restaurant that has any, in the order of lists. */
    awards: [
      { name: "", awards: words("press").awards.awards },
      ...restaurants.map(({ name, awards }) => ({ name, awards: awardLines(awards, language) })),
    ].filter(({ awards }) => awards.length > 0),
    /** By their lasting URLs, with the title of a page of the group or the name of a restaurant. */
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
