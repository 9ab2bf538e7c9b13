import type { PieceAtDesk } from "#content/desk/contract.ts";

/** Two versions of an entry to merge. */
export interface Conflict<Content> {
  /** The entry as it is now. */
  readonly current: PieceAtDesk;
  /** The draft, scheduled version or publication of another user. */
  readonly theirs: Content;
  readonly isPublished: boolean;
  /** The common base, if known. */
  readonly base: Content | undefined;
}
