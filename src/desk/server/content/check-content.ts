import { inArray } from "drizzle-orm";
import { type Content, kindOf } from "#content/kinds/all-kinds.ts";
import {
  type FindMarkdownProblems,
  findUnknownRestaurants,
  findWrongMarkdown,
  type WrongField,
} from "#content/kinds/check-pieces.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findFields } from "#content/shapes/field-sorts.ts";
import type { Orm } from "#database/connect.server.ts";
import { lockContent } from "#database/content-revision.ts";
import { referencedPictures } from "#database/pictures.ts";
import { pictures } from "#database/schema/pictures.ts";
import { LANGUAGES } from "#language/languages.ts";
import type { Piece } from "#database/content-versions.ts";

/** What is wrong with content that somebody wants to publish; nothing was changed. */
export class WrongContentError extends Error {
  override name = "WrongContentError";
  readonly fields: readonly WrongField[];
  constructor(fields: readonly WrongField[]) {
    super(fields.map(({ field, message }) => `${field} ${message}`).join("; "));
    this.fields = fields;
  }
}

/** Whether there is a picture of this site at such a URL (`/images/…`). */
export type HasPicture = (url: string) => boolean;

/**
 * Throws a {@link WrongContentError} where Markdown of the content may not be published. Content whose shape is
 * wrong is left to {@link checkPiece}. It waits for a parser that may take seconds, and asked again for the
 * same texts no time: it is asked before a transaction, which others wait for, and inside it.
 */
export async function checkMarkdown(
  { kind }: Piece,
  content: unknown,
  findProblems: FindMarkdownProblems,
): Promise<void> {
  const parsed = kindOf(kind).shape.safeParse(content);
  if (!parsed.success) return;
  const wrong = await findWrongMarkdown(kind, parsed.data, findProblems);
  if (wrong.length > 0) throw new WrongContentError(wrong);
}

/** A piece in the shape in which it is stored. Throws a {@link WrongContentError}. */
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
  const wrong: WrongField[] = [];
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
 * Uploaded pictures must be there, with their texts in all languages. To be called inside the transaction
 * that publishes: until it ends, none is deleted. Throws a {@link WrongContentError}.
 */
export async function checkUploadedPictures(transaction: Orm, content: AnyPiece): Promise<void> {
  const named = referencedPictures(content);
  if (named.length === 0) return;
  await lockContent(transaction);
  const known = await transaction
    .select({ id: pictures.id, texts: pictures.texts })
    .from(pictures)
    .where(
      inArray(
        pictures.id,
        named.map(({ id }) => id),
      ),
    );
  const textsOf = new Map(known.map(({ id, texts }) => [id, texts]));
  const wrong = named.flatMap(({ field, id }) => {
    const texts = textsOf.get(id);
    if (texts === undefined) return [{ field, message: `there is no picture ${id}` }];
    const isWhole = LANGUAGES.every((language) => texts[language] !== "");
    return isWhole ? [] : [{ field, message: `the picture ${id} lacks a text` }];
  });
  if (wrong.length > 0) throw new WrongContentError(wrong);
}

/**
 * Looks among all content as it is going to be for what a publication of that piece would break between
 * it and other pieces. Throws a {@link WrongContentError}.
 */
export function checkReferences({ slug }: Piece): (content: Content) => void {
  return (content) => {
    const broken = findUnknownRestaurants(content).filter(
      (one) => one.slug === slug || one.restaurant === slug,
    );
    if (broken.length === 0) return;
    throw new WrongContentError(
      broken.map((one) => ({
        field: one.field,
        message: `${one.kind}/${one.slug} names "${one.restaurant}", which is not there`,
      })),
    );
  };
}
