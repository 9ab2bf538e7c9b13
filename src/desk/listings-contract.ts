/** What of a restaurant is compared with its listing at Google. */
export type ListingPart =
  | "hours"
  | "special-hours"
  | "phone"
  | "address"
  | "booking-link"
  | "menus";

/** What can be written there; telephone and address, by which Google knows a place, are changed there by hand. */
export const WRITTEN_PARTS = ["hours", "special-hours", "booking-link", "menus"] as const;
export type WrittenPart = (typeof WRITTEN_PARTS)[number];

/** One thing that differs. Of hours, "" is closed; null is unknown. */
export interface ListingDifference {
  readonly part: ListingPart;
  /** The weekday, the date (ISO) or the kind of menu; else "". */
  readonly of: string;
  readonly google: string | null;
  readonly here: string | null;
}

/** Why the listing could not be read, or not all of it. */
export type ListingProblem =
  | "not-listed"
  | "not-allowed"
  | "too-many-calls"
  | "no-response"
  | "unreadable";

/** GET /api/desk/listings: whether Google can be asked, and may be written to. */
export interface ListingState {
  readonly isOn: boolean;
  readonly mayWrite: boolean;
}

/**
 * POST /api/desk/listings/:slug/check: what differs between a restaurant and its listing. POST
 * /api/desk/listings/:slug/write writes a part there and returns what differs afterwards.
 */
export interface ListingCheck {
  readonly problem: ListingProblem | null;
  readonly differences: readonly ListingDifference[];
  /** The parts that may be written there now. */
  readonly writable: readonly WrittenPart[];
}
