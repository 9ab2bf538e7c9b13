import { type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import type { Orm } from "#database/database.ts";
import { readPiece } from "#content/store/publish-piece.ts";
import type { Language, Texts } from "#language/languages.ts";

/** Returns whether visitors see an entry, or would see a draft (rule 4.7). */
export function isShown(kind: ContentKind, content: Draft): boolean {
  const { isActive, isPublished } = content;
  if (isActive === false || isPublished === false) return false;
  return kindOf(kind).isShown?.(content) ?? true;
}

/** Returns the desk's name for an entry or incomplete draft: name, title, else slug. */
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

/** Returns a published entry's public paths by language; null if visitors do not see it. */
export async function pagesOf(
  orm: Orm,
  kind: ContentKind,
  content: AnyPiece | undefined,
): Promise<Partial<Texts> | null> {
  if (content === undefined || !isShown(kind, content)) return null;
  const { restaurantOf, pathTo } = kindOf(kind);
  if (pathTo === undefined) return null;
  const slug = restaurantOf?.(content.slug) ?? content.slug;
  // Entries without a restaurant stand alone.
  const restaurant =
    slug === content.slug ? content : (await readPiece(orm, { kind: "restaurants", slug })).content;
  if (restaurant === undefined || !isShown("restaurants", restaurant)) return null;
  return Object.fromEntries(
    languagesOf(content).map((language) => [language, pathTo(language, content, restaurant)]),
  );
}
