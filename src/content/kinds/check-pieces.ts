import { findMarkdownProblems } from "../article-markdown.ts";
import { findFields } from "../shapes/field-sorts.ts";
import { type ContentKind, kindOf } from "./all-kinds.ts";
import type { AnyPiece } from "./kind.ts";

// What is checked of content beside its shape, before every publication: by the desk, by the tools, by the seed.

/** A field that may not be published as it is: `address.en`, and why, in English for the log. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

/** The Markdown of a piece, whose shape is right already, that may not be published. */
export function findWrongMarkdown(kind: ContentKind, piece: AnyPiece): readonly WrongField[] {
  return findFields("markdown", kindOf(kind).shape, piece).flatMap(({ path, value }) =>
    findMarkdownProblems(value).map((message) => ({ field: path.join("."), message })),
  );
}

/** The slug of a restaurant that must be there, and the field at which the desk shows that it is not. */
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
