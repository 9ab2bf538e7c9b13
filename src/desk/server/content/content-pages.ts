import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { Orm } from "#database/connect.server.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { StoredItem } from "#database/schema/content-entries.ts";
import { readPiece } from "#database/publish-piece.ts";
import { type Language, LANGUAGES, type Texts } from "#language/languages.ts";
import { menuPagePath, pathTo, restaurantPath } from "#language/path-to.ts";

type PathIn = (language: Language) => string;

/** Whether visitors see a piece, as lists of the desk and its messages say (rule 4.7). */
export function isShown(content: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(content));
  const questions = fields.get("questions");
  // Without a question there is no section.
  if (Array.isArray(questions)) return questions.length > 0;
  return fields.get("isActive") !== false && fields.get("isPublished") !== false;
}

/** The paths at which visitors see a published piece, by language; null where they do not. */
export async function pagesOf(
  orm: Orm,
  kind: ContentKind,
  content: StoredItem | undefined,
): Promise<Texts | null> {
  if (content === undefined || !isShown(content)) return null;
  const pathIn = await PATHS[kind](content, orm);
  if (pathIn === undefined) return null;
  return Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(language)])) as Texts;
}

type FindPath = (content: StoredItem, orm: Orm) => PathIn | undefined | Promise<PathIn | undefined>;

const home: PathIn = (language) => pathTo(language, "home");

const PATHS: { readonly [Kind in ContentKind]: FindPath } = {
  restaurants: (content) => (language) => restaurantPath(language, content as RestaurantContent),
  async menus(content, orm) {
    const { restaurant, kind } = content as MenuContent;
    const { content: its } = await readPiece(orm, { kind: "restaurants", slug: restaurant });
    if (its === undefined || !isShown(its)) return undefined;
    return (language) => menuPagePath(language, its as RestaurantContent, kind);
  },
  experiences: () => (language) => pathTo(language, "experiences"),
  news:
    ({ slug }) =>
    (language) =>
      pathTo(language, "newsArticle", { slug }),
  faq: () => home,
  settings: () => home,
};
