import { findMarkdownProblems } from "../article-markdown.ts";
import { findFields } from "../schemas/field-sorts.ts";
import { type ContentKind, kindOf } from "./all-kinds.ts";
import type { AnyPiece } from "./kind.ts";

// Checks beyond the schema, before every publication by desk, tools or seed.

/** An invalid field, such as `address.en`, with the reason in English for the log. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

/** Returns the invalid Markdown of an entry that matches its schema. */
export function findWrongMarkdown(kind: ContentKind, piece: AnyPiece): readonly WrongField[] {
  return findFields("markdown", kindOf(kind).shape, piece).flatMap(({ path, value }) =>
    findMarkdownProblems(value).map((message) => ({ field: path.join("."), message })),
  );
}

/** A required restaurant's slug, and the field at which the desk reports that it is missing. */
export interface NamedRestaurant {
  readonly restaurant: string;
  readonly field: string;
}

export function namedRestaurants(kind: ContentKind, piece: AnyPiece): readonly NamedRestaurant[] {
  const { shape, fieldOfRestaurant = fieldOrList } = kindOf(kind);
  return findFields("restaurant", shape, piece).map(({ path, value }) => {
    return { restaurant: value, field: fieldOfRestaurant(path) };
  });
}

const fieldOrList = (path: readonly string[]) => path.join(".").replace(/\.\d+$/, "");
