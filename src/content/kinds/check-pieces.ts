import { findFields } from "../shapes/field-sorts.ts";
import { type Content, CONTENT_KINDS, type ContentKind, kindOf } from "./all-kinds.ts";
import type { AnyPiece } from "./kind.ts";

// What is checked of content beside its shape before it is published, whoever publishes it.

/** A field that may not be published as it is: `address.en`, and why, in English for the log. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

/**
 * What keeps a text from being published as Markdown, for messages; empty where nothing does. Its parser
 * takes minutes for some texts: it is asked in a thread with a time limit.
 */
export type FindMarkdownProblems = (markdown: string) => Promise<readonly string[]>;

/** The Markdown of a piece, whose shape is right already, that may not be published. */
export async function findWrongMarkdown(
  kind: ContentKind,
  piece: AnyPiece,
  findProblems: FindMarkdownProblems,
): Promise<readonly WrongField[]> {
  const wrong: WrongField[] = [];
  for (const { path, value } of findFields("markdown", kindOf(kind).shape, piece)) {
    for (const message of await findProblems(value)) wrong.push({ field: path.join("."), message });
  }
  return wrong;
}

/** A piece that names a restaurant which is not there. */
interface UnknownRestaurant {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly field: string;
  readonly restaurant: string;
}

/** The restaurants that pieces name by their slugs and that are not among those of the content. */
export function findUnknownRestaurants(
  content: Pick<Content, "restaurants"> & Partial<Content>,
): readonly UnknownRestaurant[] {
  const known = new Set(content.restaurants.map(({ slug }) => slug));
  return CONTENT_KINDS.flatMap((kind) => {
    const { shape, fieldOfRestaurant = fieldOrList } = kindOf(kind);
    return (content[kind] ?? []).flatMap((piece: AnyPiece) =>
      findFields("restaurant", shape, piece)
        .filter(({ value }) => !known.has(value))
        .map(({ path, value }) => {
          return { kind, slug: piece.slug, field: fieldOfRestaurant(path), restaurant: value };
        }),
    );
  });
}

const fieldOrList = (path: readonly string[]) => path.join(".").replace(/\.\d+$/, "");
