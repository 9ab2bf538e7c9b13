import type { ContentKind } from "#content/desk/contract.ts";

/** Maximum results of each kind. */
export const MOST_FOUND = 8;

/** A guest, picture or entry that contains the words. */
export interface Found {
  readonly kind: ContentKind | "leads" | "pictures";
  /** The id of a guest's lead or of a picture, otherwise the slug. */
  readonly slug: string;
  /** Names the guest, picture or entry, or the dish that has the words. */
  readonly name: string;
  /** Tells equal names apart: a guest's address, a menu's restaurant. */
  readonly within: string;
}
