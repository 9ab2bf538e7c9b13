/** What of a restaurant is compared with its listing at Google. */
export type ListingPart =
  | "hours"
  | "special-hours"
  | "phone"
  | "address"
  | "booking-link"
  | "menus";

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

/** GET /api/desk/listings: whether the server can ask Google. */
export interface ListingState {
  readonly isOn: boolean;
}

/** POST /api/desk/listings/:slug/check: what differs between a restaurant and its listing. */
export interface ListingCheck {
  readonly problem: ListingProblem | null;
  readonly differences: readonly ListingDifference[];
}
