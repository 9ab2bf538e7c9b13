/** Parts of a restaurant that are compared with its listing at Google. */
export type ListingPart =
  | "hours"
  | "special-hours"
  | "phone"
  | "address"
  | "booking-link"
  | "menus";

/** One difference. For hours, "" is closed; null is unknown. */
export interface ListingDifference {
  readonly part: ListingPart;
  /** The weekday, the date (ISO) or the kind of menu; else "". */
  readonly of: string;
  readonly google: string | null;
  readonly here: string | null;
}

/** Why all or part of the listing could not be read. */
export type ListingProblem =
  | "not-listed"
  | "not-allowed"
  | "too-many-calls"
  | "no-response"
  | "unreadable";

/** GET /api/desk/listings: whether the server has access to Google. */
export interface ListingState {
  readonly isOn: boolean;
}

/** POST /api/desk/listings/:slug/check: the differences between a restaurant and its listing. */
export interface ListingCheck {
  readonly problem: ListingProblem | null;
  readonly differences: readonly ListingDifference[];
}
