import type { ContentKind } from "./content-contract.ts";

/** So many are found at most of each sort. */
export const MOST_FOUND = 8;

/** A guest, a picture or a piece of content that has the words. */
export interface Found {
  readonly kind: ContentKind | "leads" | "pictures";
  /** Of a guest, the id of the lead; of a picture its own. */
  readonly slug: string;
  /** Of the guest or picture, of the dish that has the words, or of the piece. */
  readonly name: string;
  /** What sets it apart: the guest's address, the restaurant of a menu. */
  readonly within: string;
}
