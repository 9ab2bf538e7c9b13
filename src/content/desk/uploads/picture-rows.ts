import { and, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";
import { searchPattern } from "#language/search-pattern.ts";
import { pictureReference, pictureUrl, pictureVariantUrl } from "#language/picture-url.ts";
import type { PictureAtDesk, PictureUse, PictureView } from "./media-contract.ts";
import { LANGUAGES } from "#language/languages.ts";
import type { Account } from "#accounts/desk-session.ts";
import type { NewPictureFile } from "./decode-picture.ts";

/** The narrowest copy that pages name. */
export const THUMBNAIL_WIDTH = 480;

const columns = {
  picture: getTableColumns(pictures),
  width: pictureFiles.width,
  height: pictureFiles.height,
  colour: pictureFiles.colour,
  author: deskAccounts.name,
};

/** A stored picture with its file's dimensions. */
export type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number];

function selectPictures(orm: Orm, where: SQL | undefined, limit: number) {
  return orm
    .select(columns)
    .from(pictures)
    .innerJoin(pictureFiles, eq(pictureFiles.hash, pictures.hash))
    .leftJoin(deskAccounts, eq(deskAccounts.id, pictures.createdBy))
    .where(where)
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(limit);
}

/** Lists the pictures that an account sees, newest first. */
export function listPictures(
  orm: Orm,
  account: Account,
  filter: {
    readonly search: string;
    readonly show?: PictureView | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<PictureRow[]> {
  const { search, show, after, limit } = filter;
  const isAfter =
    after &&
    sql`(${pictures.createdAt}, ${pictures.id}) < (select created_at, id from ${pictures} as last where last.id = ${after})`;
  const pattern = searchPattern(search);
  const isFound = search === "" ? undefined : or(...TEXTS.map((text) => sql`${text} ~ ${pattern}`));
  const isShown = show && VIEWS[show];
  return selectPictures(
    orm,
    and(isVisibleTo(account), isShown, isAfter || undefined, isFound),
    limit,
  );
}

/** All published entries and drafts with their content. */
const PIECES = sql`
  select kind, slug, false as "isDraft", content::text as body from content_entries
  union all select kind, slug, true, content::text from content_drafts`;

const TEXTS = LANGUAGES.map((language) => sql`${pictures.texts} ->> ${language}`);

const VIEWS: Readonly<Record<PictureView, SQL | undefined>> = {
  photographs: eq(pictures.isIllustration, false),
  illustrations: eq(pictures.isIllustration, true),
  undescribed: or(ne(pictures.textsOf, pictures.hash), ...TEXTS.map((text) => sql`${text} = ''`)),
  unused: sql`not exists (select from (${PIECES}) as piece
    where position('/media/' || ${pictures.id} || '.jpg' in piece.body) > 0)`,
};

export async function findPicture(
  orm: Orm,
  account: Account,
  id: string,
): Promise<PictureRow | undefined> {
  const [row] = await selectPictures(orm, and(isVisibleTo(account), eq(pictures.id, id)), 1);
  return row;
}

function isVisibleTo({ role, restaurants }: Account): SQL | undefined {
  if (role !== "restaurant") return undefined;
  return or(eq(pictures.restaurant, ""), inArray(pictures.restaurant, [...restaurants]));
}

/**
 * Returns whether an account may change a picture, or assign it to a restaurant (empty: the group).
 */
export function mayChange({ role, restaurants }: Account, restaurant: string): boolean {
  return role !== "restaurant" || restaurants.includes(restaurant);
}

/** Returns the browser's view of a picture. */
export function toPictureAtDesk(row: PictureRow, account: Account): PictureAtDesk {
  const { picture, width, height, colour, author } = row;
  const { id, hash, isIllustration, texts, credit, restaurant } = picture;
  const focus = { x: picture.focusX, y: picture.focusY };
  return {
    id,
    reference: pictureReference(id),
    url: pictureUrl({ hash, width, height, colour, focus, isIllustration }),
    thumbnail: pictureVariantUrl(hash, Math.min(width, THUMBNAIL_WIDTH), "avif"),
    width,
    height,
    texts,
    areTextsStale: picture.textsOf !== hash,
    isIllustration,
    focus,
    credit,
    restaurant,
    canBeChanged: mayChange(account, restaurant),
    hasPreviousFile: picture.previousHash !== null,
    author: author ?? picture.createdBy,
    createdAt: picture.createdAt.toISOString(),
    changedAt: picture.updatedAt.toISOString(),
  };
}

export async function storeFile(transaction: Orm, file: NewPictureFile): Promise<void> {
  await transaction.insert(pictureFiles).values(file).onConflictDoNothing();
}

/**
 * Changes the picture that was `seen`; false if a user has changed it meanwhile. No two changes
 * share a time.
 */
export async function updatePicture(
  transaction: Orm,
  { id, seen }: { readonly id: string; readonly seen: Date },
  changes: Partial<typeof pictures.$inferInsert>,
): Promise<boolean> {
  const now = sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${pictures.updatedAt} + interval '1 millisecond')`;
  const rows = await transaction
    .update(pictures)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(pictures.id, id), eq(pictures.updatedAt, seen)))
    .returning({ id: pictures.id });
  return rows.length > 0;
}

/** Finds the published entries and drafts that name a picture. */
export async function findUses(orm: Orm, id: string): Promise<PictureUse[]> {
  const pattern = `%${pictureReference(id)}%`;
  const { rows } = await orm.execute<{ kind: ContentKind; slug: string; isDraft: boolean }>(sql`
    select kind, slug, "isDraft" from (${PIECES}) as piece where body like ${pattern}
    order by "isDraft", kind, slug`);
  return rows.map(({ kind, slug, isDraft }) => ({ path: kind, slug, isDraft }));
}

/** Identifies a row by id and time of the last read. */
export function place({ picture: { id } }: PictureRow, seen: string) {
  return { id, seen: new Date(seen) };
}

/** Returns the columns that make the current file the earlier one. */
export function previousOf({ picture }: PictureRow) {
  const { hash, isIllustration, focusX, focusY, credit } = picture;
  const previous = { isIllustration, focusX, focusY, credit };
  return { previousHash: hash, previous, replacedAt: new Date() };
}
