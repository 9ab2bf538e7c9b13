import { EXPERIENCES } from "./experiences/all-experiences.ts";
import { FAQ } from "./faq/all-faq.ts";
import type { Content, ContentKind } from "./kinds/all-kinds.ts";
import type { AnyPiece } from "./kinds/kind.ts";
import { MENUS } from "./menus/all-menus.ts";
import { NEWS } from "./news/all-news.ts";
import { PAGES } from "./pages/all-pages.ts";
import { RESTAURANTS } from "./restaurants/all-restaurants.ts";
import { TEMPLATES } from "./templates/all-templates.ts";

/** A kind without built-in content begins empty. */
export const BUILT_IN_CONTENT: Partial<Content> = {
  restaurants: RESTAURANTS,
  experiences: EXPERIENCES,
  news: NEWS,
  menus: MENUS,
  pages: PAGES,
  faq: FAQ,
  templates: TEMPLATES,
};

const bySlug = <Piece extends AnyPiece>(pieces: readonly Piece[]) =>
  new Map<string, Piece>(pieces.map((piece) => [piece.slug, piece]));
const RESTAURANT_OF = bySlug(RESTAURANTS);
const PAGE_OF = bySlug(PAGES);

/**
 * A piece with the fields that it lacks because they are younger than it: they are as they are built in, under
 * its slug (rule 10.59). What somebody has emptied is not lacking.
 */
export function withYoungerFields<Piece extends object>(kind: ContentKind, piece: Piece): Piece {
  const slug = String(Reflect.get(piece, "slug"));
  if (kind === "restaurants") {
    const { awards = null, figures = null } = RESTAURANT_OF.get(slug) ?? {};
    return { awards, figures, ...piece };
  }
  const builtIn = kind === "pages" ? PAGE_OF.get(slug)?.parts : undefined;
  const stored: unknown = Reflect.get(piece, "parts");
  if (builtIn === undefined || !isObject(stored)) return piece;
  const parts = Object.entries(builtIn).map(([part, fields]) => {
    const own: unknown = Reflect.get(stored, part);
    return [part, isObject(own) ? { ...fields, ...own } : (own ?? fields)];
  });
  return { ...piece, parts: Object.fromEntries(parts) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
