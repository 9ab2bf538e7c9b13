import { LANGUAGES } from "#language/languages.ts";
import type { Content, ContentKind } from "../kinds/all-kinds.ts";
import type { ArticleContent } from "../kinds/article.ts";

// What is checked of content before it is published, whoever publishes it.

/** A field that may not be published as it is: `address.en`, and why, in English for the log. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

/** The pictures that one piece of each kind shows, as URLs. */
export const PICTURES_OF: {
  readonly [Kind in ContentKind]: (item: Content[Kind][number]) => readonly string[];
} = {
  restaurants: ({ heroImage, images }) => [heroImage, ...images],
  experiences: ({ image }) => [image],
  news: ({ image }) => [image],
  menus: () => [],
  faq: () => [],
  settings: () => [],
};

/**
 * What keeps a text from being published as Markdown, for messages; empty where nothing does. Its parser
 * takes minutes for some texts: it is asked in a thread with a time limit.
 */
export type FindMarkdownProblems = (markdown: string) => Promise<readonly string[]>;

/** The Markdown of a piece, whose shape is right already, that may not be published. Articles alone have some. */
export async function findWrongMarkdown(
  kind: ContentKind,
  item: object,
  findProblems: FindMarkdownProblems,
): Promise<readonly WrongField[]> {
  if (kind !== "news") return [];
  const { content } = item as ArticleContent;
  const wrong: WrongField[] = [];
  for (const language of LANGUAGES) {
    for (const message of await findProblems(content[language])) {
      wrong.push({ field: `content.${language}`, message });
    }
  }
  return wrong;
}

/** A piece that names a restaurant which is not there. */
export interface UnknownRestaurant {
  readonly kind: "experiences" | "menus" | "settings";
  readonly slug: string;
  readonly field: string;
  readonly restaurant: string;
}

/** Experiences, menus and order links name restaurants by their slugs: those of them that do not exist. */
export function findUnknownRestaurants(
  content: Pick<Content, "restaurants"> & Partial<Content>,
): UnknownRestaurant[] {
  const known = new Set(content.restaurants.map(({ slug }) => slug));
  const named = [
    ...(content.experiences ?? []).flatMap(({ slug, restaurants }) =>
      restaurants.map((restaurant) => ({
        kind: "experiences" as const,
        slug,
        field: "restaurants",
        restaurant,
      })),
    ),
    ...(content.menus ?? []).map(({ slug, restaurant }) => ({
      kind: "menus" as const,
      slug,
      field: "restaurant",
      restaurant,
    })),
    ...(content.settings ?? []).flatMap(({ slug, delivery }) =>
      delivery.map(({ restaurant }, index) => ({
        kind: "settings" as const,
        slug,
        field: `delivery.${index}.links`,
        restaurant,
      })),
    ),
  ];
  return named.filter(({ restaurant }) => !known.has(restaurant));
}
