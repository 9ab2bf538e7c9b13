import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import { currentPictures } from "#language/former-pictures.ts";
import type { Texts } from "#language/languages.ts";
import { PICTURE_REFERENCE, pictureUrl } from "#language/picture-url.ts";
import type { Orm } from "#database/database.ts";
import { bumpContentRevision, lockContent } from "#database/content-revision.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";

export type WithPictureTexts<Piece> = Piece & {
  readonly pictureTexts?: Readonly<Record<string, Texts>>;
  readonly pictureCredits?: Readonly<Record<string, string>>;
};

/**
 * Replaces each uploaded picture's reference by its URL, and former pictures by today's, in
 * Markdown too; limits long lists. A field with only the reference of a deleted picture becomes
 * empty.
 */
export async function withPictureUrls<Piece extends object>(
  orm: Orm,
  stored: readonly Piece[],
): Promise<readonly WithPictureTexts<Piece>[]> {
  const pieces = stored.map((piece) => mapStrings(piece, currentPictures));
  const ids = new Set(pieces.flatMap((piece) => referencedPictures(piece).map(({ id }) => id)));
  if (ids.size === 0) return pieces;
  const known = await readShownPictures(orm, [...ids]);
  return pieces.map((piece) => {
    const texts = new Map<string, Texts>();
    const credits = new Map<string, string>();
    const shown = mapStrings(piece, (value) =>
      value.replaceAll(PICTURE_REFERENCE, (reference, id: string) => {
        const picture = known.get(id);
        if (picture === undefined) return reference === value ? "" : reference;
        texts.set(picture.url, picture.texts);
        if (picture.credit !== "") credits.set(picture.url, picture.credit);
        return picture.url;
      }),
    );
    return {
      ...shown,
      ...(texts.size > 0 && { pictureTexts: Object.fromEntries(texts) }),
      ...(credits.size > 0 && { pictureCredits: Object.fromEntries(credits) }),
    };
  });
}

/** Returns an entry's uploaded pictures with their fields: `images.2`, `content.pt`. */
export function referencedPictures(
  piece: unknown,
): readonly { readonly field: string; readonly id: string }[] {
  const found: { field: string; id: string }[] = [];
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "string") {
      if (!value.includes("/media/")) return;
      for (const [, id = ""] of value.matchAll(PICTURE_REFERENCE)) {
        found.push({ field: path.join("."), id });
      }
      return;
    }
    if (!isPlain(value)) return;
    for (const [key, inner] of Object.entries(value)) look(inner, [...path, key]);
  };
  look(piece, []);
  return found;
}

export async function findPictureFile(orm: Orm, hash: string) {
  const { width, height } = pictureFiles;
  const [file] = await orm
    .select({ width, height })
    .from(pictureFiles)
    .where(eq(pictureFiles.hash, hash));
  return file;
}

export async function readPictureFile(orm: Orm, hash: string): Promise<Uint8Array | undefined> {
  const [file] = await orm
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(eq(pictureFiles.hash, hash));
  return file?.bytes;
}

export async function listPictureHashes(orm: Orm): Promise<ReadonlySet<string>> {
  const rows = await orm.select({ hash: pictureFiles.hash }).from(pictureFiles);
  return new Set(rows.map(({ hash }) => hash));
}

export async function findPictureHash(orm: Orm, id: string): Promise<string | undefined> {
  const [picture] = await orm
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(eq(pictures.id, id));
  return picture?.hash;
}

async function readShownPictures(orm: Orm, ids: readonly string[]) {
  const rows = await orm
    .select({
      picture: pictures,
      width: pictureFiles.width,
      height: pictureFiles.height,
      colour: pictureFiles.colour,
    })
    .from(pictures)
    .innerJoin(pictureFiles, eq(pictureFiles.hash, pictures.hash))
    .where(inArray(pictures.id, [...ids]));
  return new Map(
    rows.map(({ picture, ...file }) => {
      const { id, hash, isIllustration, focusX: x, focusY: y, texts, credit } = picture;
      const url = pictureUrl({ hash, ...file, isIllustration, focus: { x, y } });
      return [id, { url, texts, credit }];
    }),
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Maximum shown items of a list. New publications have far fewer (rule 10.25), but older ones must
 * not cost a page more.
 */
const MOST_SHOWN = 1000;

function mapStrings<T>(value: T, change: (text: string) => string): T;
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value))
    return value.slice(0, MOST_SHOWN).map((inner) => mapStrings<unknown>(inner, change));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, mapStrings<unknown>(inner, change)]),
  );
}

const REPLACED_FILE_DAYS = 30;

/** Deletes files replaced long ago and unused ones. */
export async function deleteReplacedFiles(orm: Orm): Promise<void> {
  const longAgo = lt(
    pictures.replacedAt,
    sql`now() - make_interval(days => ${REPLACED_FILE_DAYS})`,
  );
  await orm.transaction(async (transaction) => {
    const forgotten = await transaction
      .update(pictures)
      .set({ previousHash: null, previous: null, replacedAt: null })
      .where(and(isNotNull(pictures.previousHash), longAgo))
      .returning({ id: pictures.id });
    if (forgotten.length === 0) return;
    await deleteUnusedFiles(transaction);
    // Makes servers check which of their copies are still needed.
    await bumpContentRevision(transaction);
  });
}

export async function deleteUnusedFiles(transaction: Orm): Promise<void> {
  // Makes an upload of the same file wait.
  await lockContent(transaction);
  const itsPictures = transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(or(eq(pictures.hash, pictureFiles.hash), eq(pictures.previousHash, pictureFiles.hash)));
  await transaction.delete(pictureFiles).where(notExists(itsPictures));
}
