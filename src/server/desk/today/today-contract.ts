// The calls of the desk's first page and of measurements: see contract.ts.

import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import type { DaysChange } from "#content/schemas/special-days.ts";
import type { Device, Vital } from "#database/vitals.ts";
import type { Screen } from "#language/screens.ts";
import type { ContentKind, ListedDraft, ListedPlan } from "#content/desk/contract.ts";
import type { WaitingGuests } from "#leads/desk/contract.ts";

/** The maximum number of listed entries. */
export const MOST_WAITING = 40;

/** GET /api/desk/today: the account's day; lists it may not see are empty. */
export interface Today {
  /** Visible restaurants whose hours the account may change, in the site's order. */
  readonly houses: readonly HouseToday[];
  /** Unanswered guests by restaurant, the longest wait first. */
  readonly guests: readonly WaitingGuests[];
  /** The number of the account's own leads to follow up today. */
  readonly followUps: number;
  /**
   * Drafts and scheduled versions that the account may publish, newest first: at most {@link
   * MOST_WAITING} of `waitingInAll`.
   */
  readonly waiting: readonly WaitingPiece[];
  readonly waitingInAll: number;
}
export type HouseToday = Pick<
  RestaurantContent,
  "slug" | "name" | "citySlug" | "country" | "openingHours"
> & {
  /** Current and future ones. */
  readonly specialDays: readonly SpecialDays[];
};
export interface WaitingPiece extends ListedDraft {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly name: string;
  /** Null for a draft. */
  readonly publishAt: string | null;
  /** A scheduled version's. */
  readonly isAsking: ListedPlan["isAsking"];
}

/** GET /api/desk/calendar?month=2026-12: the events of a month that the account may see. */
export interface CalendarEntry {
  /** `event` is an accepted quote. */
  readonly what: "happening" | "closed" | "hours" | "plan" | "quote" | "event";
  /** ISO days, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Slugs; empty if it belongs to no restaurant. */
  readonly restaurants: readonly string[];
  /** The name of the special date, entry or guest; empty for special days. */
  readonly name: string;
  /** A path of the desk. */
  readonly path: string;
}

/**
 * PUT /api/desk/special-days: saves special days, which apply at once. 204; 409 `conflict`, saving
 * nothing, if the days of the range have changed since `seen`; 422 `invalid`.
 */
export interface SpecialDaysChange {
  readonly changes: readonly DaysChange[];
}
/** The maximum of days and restaurants changed at once. */
export const MOST_DAY_CHANGES = 400;

/** GET /api/desk/restaurants/:slug/dishes: the dishes of its visible menus, without wine lists. */
export interface MenuDishes {
  readonly kind: MenuKind;
  /** Language of the names (BCP 47). */
  readonly language: string;
  /** Each name once. */
  readonly dishes: readonly { readonly name: string; readonly isSoldOut: boolean }[];
}
/**
 * PUT /api/desk/restaurants/:slug/sold-out: marks a dish as sold out until the restaurant closes
 * today, or available, at once in all menus. 200 {@link SoldOutResult}; 409 `conflict` if no menu
 * has the dish.
 */
export interface SoldOutChange {
  readonly name: string;
  readonly isSoldOut: boolean;
}
export interface SoldOutResult {
  /** ISO 8601 in UTC; null if available. */
  readonly soldOutUntil: string | null;
}

/** Visitors' actions at a restaurant, as named in `daily_events`. */
export const CLICKS = [
  "reserve_click",
  "call_click",
  "whatsapp_click",
  "directions_click",
  "menu_view",
] as const;
/**
 * GET /api/desk/clicks?since=: totals from a day of the group (São Paulo) until now; the role
 * restaurant has its own.
 */
export interface CountedClick {
  readonly restaurant: string;
  readonly event: (typeof CLICKS)[number];
  readonly count: number;
}

/**
 * GET /api/desk/first-answers?since=: how long guests who wrote since that day waited for the first
 * answer, without sign-ups and spam: in all (`restaurant` and `week` null), by restaurant, and by
 * restaurant and week.
 */
export interface FirstAnswers {
  readonly restaurant: string | null;
  /** Its Monday (ISO 8601), by the clock of São Paulo. */
  readonly week: string | null;
  readonly guests: number;
  readonly answered: number;
  /** The median wait; null if none is answered. */
  readonly medianMinutes: number | null;
  readonly longestMinutes: number | null;
}

/**
 * Goals of the 75th percentile in milliseconds; each is a bucket's end, so that it can be checked.
 */
export const VITAL_GOALS = { lcp: 1200, inp: 100 } as const;
/** The end of a bucket; `isAbove`: the open bucket's beginning. */
export interface VitalValue {
  readonly value: number;
  readonly isAbove: boolean;
}
/**
 * GET /api/desk/vitals?since=: the 75th percentile of visits measured since that day (rule 7.6):
 * all (`device`, `country` and `screen` null), by device, by country (empty: other or unknown), and
 * by first screen.
 */
export interface MeasuredVisits {
  readonly device: Device | null;
  readonly country: string | null;
  readonly screen: Screen | null;
  /** The number of visits of the most measured value. */
  readonly visits: number;
  /** Values without a measurement are missing. */
  readonly values: { readonly [V in Vital]?: VitalValue };
}
