import { type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { languagesOf } from "#content/shapes/exists-in.ts";
import type { Orm } from "#database/connect.server.ts";
import { readPiece } from "#database/publish-piece.ts";
import type { Language, Texts } from "#language/languages.ts";

/** Whether visitors see a piece, or would see a draft, as lists of the desk and its messages say (rule 4.7). */
export function isShown(kind: ContentKind, content: Draft): boolean {
  const { isActive, isPublished } = content;
  if (isActive === false || isPublished === false) return false;
  return kindOf(kind).isShown?.(content) ?? true;
}

/** What lists of the desk call a piece, or a draft, which may lack anything: its name, its title, else its slug. */
export function pieceName({ name, title, slug }: Draft, language: Language): string {
  const names = [name, title?.[language], title?.pt, ...Object.values(title ?? {})];
  return names.find((one) => typeof one === "string" && one !== "") ?? slug;
}

interface Draft extends AnyPiece {
  readonly isActive?: unknown;
  readonly isPublished?: unknown;
  readonly name?: string;
  readonly title?: Partial<Texts> | null;
}

/** The paths at which visitors see a published piece, by its languages; null where they do not. */
export async function pagesOf(
  orm: Orm,
  kind: ContentKind,
  content: AnyPiece | undefined,
): Promise<Partial<Texts> | null> {
  if (content === undefined || !isShown(kind, content)) return null;
  const { restaurantOf, pathTo } = kindOf(kind);
  if (pathTo === undefined) return null;
  const slug = restaurantOf?.(content.slug) ?? content.slug;
  // Restaurants, and what belongs to none, stand for themselves.
  const restaurant =
    slug === content.slug ? content : (await readPiece(orm, { kind: "restaurants", slug })).content;
  if (restaurant === undefined || !isShown("restaurants", restaurant)) return null;
  return Object.fromEntries(
    languagesOf(content).map((language) => [language, pathTo(language, content, restaurant)]),
  );
}
