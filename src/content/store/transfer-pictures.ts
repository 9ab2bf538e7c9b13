import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import type { Texts } from "#language/languages.ts";
import type { Orm } from "#database/database.ts";
import { bumpContentRevision } from "#database/content-revision.ts";
import { deleteUnusedFiles, readPictureFile } from "./pictures.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";

export interface TransferredPicture {
  readonly id: string;
  readonly hash: string;
  readonly texts: Texts;
  readonly isIllustration: boolean;
  readonly credit: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly restaurant: string;
}

export type TransferredFile = typeof pictureFiles.$inferInsert;

/** Thrown when stored pictures differ; nothing was changed. */
export class DifferentPicturesError extends Error {
  override name = "DifferentPicturesError";
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super("Pictures that were changed at the desk would be overwritten");
    this.ids = ids;
  }
}

export async function exportPictures(orm: Orm): Promise<readonly TransferredPicture[]> {
  const rows = await orm.select().from(pictures).orderBy(asc(pictures.createdAt), asc(pictures.id));
  return rows.map(({ id, hash, texts, isIllustration, credit, focusX, focusY, restaurant }) => ({
    id,
    hash,
    texts,
    isIllustration,
    credit,
    focus: { x: focusX, y: focusY },
    restaurant,
  }));
}

/**
 * Adds missing pictures inside the caller's transaction and returns their ids; deletes none. Throws
 * {@link DifferentPicturesError} for a stored one that differs, unless `isOverDesk`.
 */
export async function importPictures(
  transaction: Orm,
  given: readonly { readonly picture: TransferredPicture; readonly file: TransferredFile }[],
  { isOverDesk }: { readonly isOverDesk: boolean },
): Promise<readonly string[]> {
  const stored = new Map((await exportPictures(transaction)).map((one) => [one.id, one]));
  const written = given.filter(({ picture }) => {
    return !isDeepStrictEqual(stored.get(picture.id), picture);
  });
  const different = written.filter(({ picture }) => stored.has(picture.id));
  if (different.length > 0 && !isOverDesk) {
    throw new DifferentPicturesError(different.map(({ picture }) => picture.id));
  }
  if (written.length === 0) return [];
  const revision = await bumpContentRevision(transaction);
  for (const { picture, file } of written) {
    const { id, focus, ...said } = picture;
    const values = { ...said, textsOf: said.hash, focusX: focus.x, focusY: focus.y };
    await transaction.insert(pictureFiles).values(file).onConflictDoNothing();
    await transaction
      .insert(pictures)
      .values({ id, ...values, createdBy: "npm run content" })
      .onConflictDoUpdate({ target: pictures.id, set: values });
  }
  await deleteUnusedFiles(transaction);
  const ids = written.map(({ picture }) => picture.id);
  await transaction.insert(auditLog).values({
    actor: "npm run content",
    action: "picture.imported",
    details: { revision, pictures: ids },
  });
  return ids;
}

export async function exportPictureFile(orm: Orm, hash: string): Promise<Uint8Array> {
  const bytes = await readPictureFile(orm, hash);
  if (bytes === undefined) throw new Error(`The database holds no file ${hash}`);
  return bytes;
}
