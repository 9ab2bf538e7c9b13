import { and, inArray, like, ne, sql } from "drizzle-orm";
import { type Content, kindOf } from "#content/kinds/all-kinds.ts";
import {
  findWrongMarkdown,
  type NamedRestaurant,
  namedRestaurants,
  type WrongField,
} from "#content/kinds/check-pieces.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findFields } from "#content/schemas/field-sorts.ts";
import type { Orm } from "#database/database.ts";
import { referencedPictures } from "#content/store/pictures.ts";
import { pictures } from "#database/schema/pictures.ts";
import { LANGUAGES, type Texts } from "#language/languages.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import type { Piece } from "../store/content-entries.ts";
import { existsIn } from "#content/schemas/exists-in.ts";
import { normalPath } from "#content/kinds/redirects.ts";
import { readItems } from "#content/store/content-entries.ts";
import { matchPath } from "#language/match-path.ts";
import { plainPath } from "#language/plain-path.ts";
import { readPiece } from "#content/store/publish-piece.ts";
import { isShown } from "./content-pages.ts";
import { readDraft } from "./drafts.ts";

/** Content refused before publication; nothing was changed. */
export class WrongContentError extends Error {
  override name = "WrongContentError";
  readonly fields: readonly WrongField[];
  constructor(fields: readonly WrongField[]) {
    super(fields.map(({ field, message }) => `${field} ${message}`).join("; "));
    this.fields = fields;
  }
}

/** Returns whether this site has a picture at a URL (`/images/…`). */
export type HasPicture = (url: string) => boolean;

/** Returns an entry in its stored form. Throws a {@link WrongContentError}. */
export function checkPiece(
  { kind, slug }: Piece,
  content: unknown,
  hasPicture: HasPicture,
): AnyPiece {
  const parsed = kindOf(kind).shape.safeParse(content);
  if (!parsed.success) {
    throw new WrongContentError(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
    );
  }
  const wrong = [...findWrongMarkdown(kind, parsed.data)];
  if (parsed.data.slug !== slug) wrong.push({ field: "slug", message: "must not change" });
  for (const { path, value } of findFields("picture", kindOf(kind).shape, parsed.data)) {
    if (value.startsWith("/images/") && !hasPicture(value)) {
      wrong.push({ field: path.join("."), message: `there is no file for ${value}` });
    }
  }
  if (wrong.length > 0) throw new WrongContentError(wrong);
  return parsed.data;
}

/**
 * Returns whether the site serves something other than a page at a plain path, so that no redirect
 * applies.
 */
export type IsReserved = (path: string) => boolean;

/** Throws a {@link WrongContentError} for a redirect from a path that cannot be a page's. */
export function checkRedirects({ kind }: Piece, content: AnyPiece, isReserved: IsReserved): void {
  if (kind !== "redirects") return;
  const { redirects } = content as Content["redirects"][number];
  const wrong = redirects.flatMap(({ from }, index) => {
    const { pathname } = new URL(from, "http://site.invalid");
    const isFree = !isReserved(plainPath(pathname) ?? pathname);
    return isFree
      ? []
      : [{ field: `redirects.${index}.from`, message: "is not the path of a page" }];
  });
  if (wrong.length > 0) throw new WrongContentError(wrong);
}

/**
 * Throws a {@link WrongContentError} for a slug that the kind cannot have, or a menu's without a
 * restaurant.
 */
export async function checkSlug(orm: Orm, { kind, slug }: Piece): Promise<void> {
  const { shape, restaurantOf } = kindOf(kind);
  const issues = shape.safeParse({ slug }).error?.issues ?? [];
  const issue = issues.find(({ path }) => path[0] === "slug");
  if (issue !== undefined) throw new WrongContentError([{ field: "slug", message: issue.message }]);
  if (kind !== "menus") return;
  const restaurant = restaurantOf?.(slug) ?? "";
  const owner = { kind: "restaurants", slug: restaurant } as const;
  const isThere =
    (await readPiece(orm, owner)).content !== undefined ||
    (await readDraft(orm, owner)) !== undefined;
  if (restaurant !== slug && isThere) return;
  throw new WrongContentError([{ field: "slug", message: "must name a restaurant and a menu" }]);
}

/**
 * Requires an entry's references: restaurants, and uploaded pictures with texts in all languages; a
 * removed restaurant (undefined) must not be named. Valid until the transaction ends if content is
 * locked. Throws a {@link WrongContentError}.
 */
export async function checkReferences(
  orm: Orm,
  { kind, slug }: Piece,
  content: AnyPiece | undefined,
): Promise<void> {
  const wrong =
    content !== undefined
      ? [
          ...(await findWrongNames(orm, { kind, slug }, content)),
          ...(kind === "redirects"
            ? await findWrongRedirects(orm, content as Content["redirects"][number])
            : []),
        ]
      : kind === "restaurants"
        ? await findNamesOf(orm, slug)
        : [];
  if (wrong.length > 0) throw new WrongContentError(wrong);
}

async function findWrongNames(
  orm: Orm,
  piece: Piece,
  content: AnyPiece,
): Promise<readonly WrongField[]> {
  const named = namedRestaurants(piece.kind, content);
  const images = referencedPictures(content);
  if (named.length === 0 && images.length === 0) return [];
  const slugs = named.map(({ restaurant }) => restaurant);
  const ids = images.map(({ id }) => id);
  // One statement for both, because publications wait for it.
  const { rows } = await orm.execute<{ name: string; texts: Texts | null }>(sql`
    select slug as name, null::jsonb as texts from ${contentEntries}
    where kind = 'restaurants' and ${inArray(contentEntries.slug, slugs)}
    union all select id, texts from ${pictures} where ${inArray(pictures.id, ids)}`);
  const known = new Set(rows.flatMap(({ name, texts }) => (texts === null ? [name] : [])));
  const textsOf = new Map(rows.map(({ name, texts }) => [name, texts]));
  return [
    ...images.flatMap(({ field, id }) => {
      const texts = textsOf.get(id);
      if (!texts) return [{ field, message: `there is no picture ${id}` }];
      const isWhole = LANGUAGES.every((language) => texts[language] !== "");
      return isWhole ? [] : [{ field, message: `the picture ${id} lacks a text` }];
    }),
    ...named.filter(({ restaurant }) => !known.has(restaurant)).map(notThere(piece)),
  ];
}

async function findNamesOf(orm: Orm, slug: string): Promise<readonly WrongField[]> {
  const { kind, slug: own, content } = contentEntries;
  const rows = await orm
    .select({ kind, slug: own, content })
    .from(contentEntries)
    .where(and(ne(kind, "restaurants"), like(sql`${content}::text`, `%"${slug}"%`)));
  return rows.flatMap(({ content: its, ...piece }) =>
    namedRestaurants(piece.kind, its)
      .filter(({ restaurant }) => restaurant === slug)
      .map(notThere(piece)),
  );
}

function notThere({ kind, slug }: Piece) {
  return ({ field, restaurant }: NamedRestaurant): WrongField => ({
    field,
    message: `${kind}/${slug} names "${restaurant}", which is not there`,
  });
}

/** Finds old paths of visible restaurants or articles, and targets that visitors do not see. */
async function findWrongRedirects(
  orm: Orm,
  { redirects }: Content["redirects"][number],
): Promise<readonly WrongField[]> {
  const restaurants = await readItems(orm, "restaurants");
  const news = await readItems(orm, "news");
  const shown = new Map<string, Parameters<typeof existsIn>[0]>(
    [
      ...restaurants.filter((one) => isShown("restaurants", one)),
      ...news.filter((one) => isShown("news", one)),
    ].map((one) => [one.slug, one]),
  );
  /** Undefined if the path is neither a restaurant's nor an article's. */
  function isThere(path: string): boolean | undefined {
    const page = matchPath(normalPath(path));
    if (page === undefined || !("slug" in page.params)) return undefined;
    const found = shown.get(page.params.slug);
    return found !== undefined && existsIn(found, page.language);
  }
  return redirects.flatMap(({ from, to }, index) => [
    ...(isThere(from) === true
      ? [{ field: `redirects.${index}.from`, message: "must not be the path of a page" }]
      : []),
    ...(isThere(to) === false
      ? [{ field: `redirects.${index}.to`, message: "must be a page" }]
      : []),
  ]);
}
