import type { z } from "zod";
import type { Language } from "#language/languages.ts";
import type { restaurantPath } from "#language/path-to.ts";
import type { ContentRole } from "../shapes/content-roles.ts";

/** What every piece of content has. */
export interface AnyPiece {
  readonly slug: string;
}

/** A fact that visitors look for and that a piece may lack. */
export type Fact =
  | "hours"
  | "booking-link"
  | "phone"
  | "whatsapp"
  | "gift-cards"
  | "applicant-system"
  | "coordinates"
  /** A menu says that it is only a selection. */
  | "whole-menu";

/**
 * All that the server and the tools know of one kind of content. Which of its fields are pictures, links and so
 * on its shape says itself (`findFields`).
 */
export interface Kind<Piece extends AnyPiece> {
  readonly shape: z.ZodType<Piece>;
  /** The field, texts in every language, that stands in Markdown files beside the piece's own. */
  readonly inMarkdown?: string;
  /** Who reads and writes it at the desk; the role "restaurant" only what is of its own restaurants. */
  readonly editors: readonly ContentRole[];
  /** Fields that only these roles change, once the piece is there (rule 10.13). */
  readonly guarded?: { readonly [Field in keyof Piece]?: readonly ContentRole[] };
  /** Who begins new pieces; without this those who edit them. */
  readonly creators?: readonly ContentRole[];
  /** Its pieces are shown in an order that can be changed (rule 10.24). */
  readonly isOrdered?: boolean;
  /** Whether a piece can get another slug; without this none can. */
  isMovable?(slug: string): boolean;
  /** Whether a piece can be deleted for good; without this none can: it is hidden, or emptied. */
  isDeletable?(slug: string): boolean;
  /** The slug of the only piece there can be, which is written before anything of it is there. */
  readonly only?: string;
  /** What may be missing of a piece, and at which field. */
  readonly facts?: readonly {
    readonly what: Fact;
    readonly field: string;
    isMissing(piece: Piece): boolean;
  }[];
  /** Whether visitors see it, beside what it says itself: that it is active and published (rule 4.7). */
  isShown?(draft: Partial<Piece>): boolean;
  /** The restaurant that it belongs to, without which visitors do not see it. */
  restaurantOf?(slug: string): string;
  /** The path of the page that shows it, without which none does; `restaurant` is the one that it belongs to. */
  pathTo?(
    language: Language,
    piece: Piece,
    restaurant: Parameters<typeof restaurantPath>[1],
  ): string;
  /** Where the desk shows that a restaurant is not there; without this, at the field or list that names it. */
  fieldOfRestaurant?(path: readonly string[]): string;
  /** How reports name one of its links: without this by its path. Undefined where it is switched off. */
  nameLink?(path: readonly string[], piece: Piece): LinkName | undefined;
}

interface LinkName {
  readonly kind: string;
  /** Where it is not the piece's slug. */
  readonly owner?: string;
  /** Where the editor has it elsewhere. */
  readonly field?: string;
}
