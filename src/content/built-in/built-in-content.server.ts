import { existsSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER, readOrder, readPiece } from "./content-files.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "../kinds/all-kinds.ts";
import type { AnyPiece } from "../kinds/kind.ts";
import { FIXED_ARTICLES } from "../schemas/fixed-articles.ts";

/** The content in `content/`, checked by the build and a test. A kind without a folder is empty. */
export const BUILT_IN_CONTENT = Object.fromEntries(
  CONTENT_KINDS.filter((kind) => existsSync(join(CONTENT_FOLDER, kind))).map((kind) => {
    const slugs = readOrder(CONTENT_FOLDER, kind);
    return [kind, slugs.map((slug) => readPiece(CONTENT_FOLDER, kind, slug))];
  }),
) as Partial<Content>;

export const {
  restaurants: RESTAURANTS = [],
  experiences: EXPERIENCES = [],
  news: NEWS = [],
  menus: MENUS = [],
  pages: PAGES = [],
  faq: FAQ = [],
} = BUILT_IN_CONTENT;
/** The permanent articles (rule 1.9). */
export const FIXED_NEWS = NEWS.filter(({ slug }) => FIXED_ARTICLES.has(slug));
export const BUILT_IN_QUESTIONS = FAQ.flatMap(({ questions }) => questions);

const bySlug = <Piece extends AnyPiece>(pieces: readonly Piece[]) =>
  new Map<string, Piece>(pieces.map((piece) => [piece.slug, piece]));
const RESTAURANT_OF = bySlug(RESTAURANTS);
const PAGE_OF = bySlug(PAGES);

/**
 * Fills fields that are newer than a stored entry with built-in values, by slug (rule 10.59). Empty
 * fields stay.
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
