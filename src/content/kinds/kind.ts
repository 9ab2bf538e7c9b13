import type { z } from "zod";
import type { Language } from "#language/languages.ts";
import type { restaurantPath } from "#language/path-to.ts";
import type { ContentRole } from "../schemas/content-roles.ts";

export interface AnyPiece {
  readonly slug: string;
}

/** A fact that visitors look for and an entry may lack. */
export type Fact =
  | "hours"
  | "booking-link"
  | "phone"
  | "whatsapp"
  | "gift-cards"
  | "applicant-system"
  | "coordinates"
  /** A menu is only a selection. */
  | "whole-menu";

/**
 * A kind of content as server and tools know it. Its schema declares pictures, links and so on (`findFields`).
 */
export interface Kind<Piece extends AnyPiece> {
  readonly shape: z.ZodType<Piece>;
  /** The translated field that is stored as Markdown files. */
  readonly inMarkdown?: string;
  /** Roles that read and write it; "restaurant" only its own restaurants' entries. */
  readonly editors: readonly ContentRole[];
  /** Fields of an existing entry that only these roles change (rule 10.13). */
  readonly guarded?: { readonly [Field in keyof Piece]?: readonly ContentRole[] };
  /** Roles that create entries; by default the editors. */
  readonly creators?: readonly ContentRole[];
  /** Entries have a changeable order (rule 10.24). */
  readonly isOrdered?: boolean;
  /** Whether an entry's slug can change; by default never. */
  isMovable?(slug: string): boolean;
  /** Whether an entry can be deleted; by default staff can only hide or empty it. */
  isDeletable?(slug: string): boolean;
  /** The slug of the only possible entry, editable before it exists. */
  readonly only?: string;
  readonly facts?: readonly {
    readonly what: Fact;
    readonly field: string;
    isMissing(piece: Piece): boolean;
  }[];
  /** Further condition of visibility, besides active and published (rule 4.7). */
  isShown?(draft: Partial<Piece>): boolean;
  /** The restaurant it belongs to; hidden with it. */
  restaurantOf?(slug: string): string;
  /** The path of its page, if any; `restaurant` is the one it belongs to. */
  pathTo?(
    language: Language,
    piece: Piece,
    restaurant: Parameters<typeof restaurantPath>[1],
  ): string;
  /** The field at which the desk reports a missing restaurant; by default the field or list that names it. */
  fieldOfRestaurant?(path: readonly string[]): string;
  /** A link's name in reports, by default its path. Undefined if it is switched off. */
  nameLink?(path: readonly string[], piece: Piece): LinkName | undefined;
}

interface LinkName {
  readonly kind: string;
  /** If not the entry's slug. */
  readonly owner?: string;
  /** If the editor shows it elsewhere. */
  readonly field?: string;
}
