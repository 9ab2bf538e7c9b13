// The calls of the desk's first page and of what is measured: see contract.ts.

import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SpecialDays } from "#content/shapes/opening-hours.ts";
import type { DaysChange } from "#content/shapes/special-days.ts";
import type { Device, Vital } from "#database/vitals.ts";
import type { Screen } from "#language/screens.ts";
import type { ContentKind, ListedDraft, ListedPlan } from "./content-contract.ts";

/** No more pieces that wait are listed. */
export const MOST_WAITING = 40;

/** GET /api/desk/today: what the account's day begins with; lists of what it may not see are empty. */
export interface Today {
  /** Restaurants whose hours the account may change, of those that visitors see, in the order of the site. */
  readonly houses: readonly HouseToday[];
  /** The guests of `unanswered`, by restaurant: the one that waits longest comes first. */
  readonly guests: readonly WaitingGuests[];
  /** Drafts and plans that the account may publish, the newest first: at most {@link MOST_WAITING} of `waitingInAll`. */
  readonly waiting: readonly WaitingPiece[];
  readonly waitingInAll: number;
}
export type HouseToday = Pick<
  RestaurantContent,
  "slug" | "name" | "citySlug" | "country" | "openingHours"
> & {
  /** Those that are not over. */
  readonly specialDays: readonly SpecialDays[];
};
export interface WaitingGuests {
  /** A slug; empty where the form names none. */
  readonly restaurant: string;
  readonly unanswered: number;
  readonly since: string;
}
export interface WaitingPiece extends ListedDraft {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly name: string;
  /** Of a plan; null of a draft. */
  readonly publishAt: string | null;
  /** Of a plan. */
  readonly isAsking: ListedPlan["isAsking"];
}

/**
 * PUT /api/desk/special-days: saves what holds on days, which counts at once. 204; 409 `conflict` where the days between two
 * dates are not as they were `seen`: then nothing is saved; 422 `invalid`.
 */
export interface SpecialDaysChange {
  readonly changes: readonly DaysChange[];
}
/** The most days, of restaurants, that are changed at once. */
export const MOST_DAY_CHANGES = 400;

/** GET /api/desk/restaurants/:slug/dishes: the dishes of its menus that visitors see, without wine lists. */
export interface MenuDishes {
  readonly kind: MenuKind;
  /** Language of the names (BCP 47). */
  readonly language: string;
  /** Each name once. */
  readonly dishes: readonly { readonly name: string; readonly isSoldOut: boolean }[];
}
/**
 * PUT /api/desk/restaurants/:slug/sold-out: that a dish is sold out until the restaurant closes today, or is not; it counts at
 * once, and in all menus. 200 {@link SoldOutResult}; 409 `conflict` where no menu has a dish of that name.
 */
export interface SoldOutChange {
  readonly name: string;
  readonly isSoldOut: boolean;
}
export interface SoldOutResult {
  /** ISO 8601 in UTC; null where it is not sold out. */
  readonly soldOutUntil: string | null;
}

/** What visitors do at a restaurant, as `daily_events` names it. */
export const CLICKS = [
  "reserve_click",
  "call_click",
  "whatsapp_click",
  "directions_click",
  "menu_view",
] as const;
/** GET /api/desk/clicks?since=: how often, from a day of the group (São Paulo) until now; the role restaurant has its own. */
export interface CountedClick {
  readonly restaurant: string;
  readonly event: (typeof CLICKS)[number];
  readonly count: number;
}

/**
 * GET /api/desk/first-answers?since=: how long guests who wrote since that day have waited for the first answer, without
 * sign-ups and spam: in all (`restaurant` and `week` null), by restaurant, and by restaurant and week.
 */
export interface FirstAnswers {
  readonly restaurant: string | null;
  /** Its Monday (ISO 8601), by the clock of São Paulo. */
  readonly week: string | null;
  readonly guests: number;
  readonly answered: number;
  /** Half of the answered had waited no longer; null where none is answered. */
  readonly medianMinutes: number | null;
  readonly longestMinutes: number | null;
}

/** What three visits in four are to stay within, in milliseconds; each is the end of a bucket, so it is known whether they do. */
export const VITAL_GOALS = { lcp: 1200, inp: 100 } as const;
/** The end of a bucket; `isAbove`: of the open one, which begins there. */
export interface VitalValue {
  readonly value: number;
  readonly isAbove: boolean;
}
/**
 * GET /api/desk/vitals?since=: what three visits in four of those that were measured since that day stayed within (rule 7.6): of all
 * (`device`, `country` and `screen` null), by device, by country (empty: another one, or unknown), and by the screen that they began with.
 */
export interface MeasuredVisits {
  readonly device: Device | null;
  readonly country: string | null;
  readonly screen: Screen | null;
  /** Of which something was measured: the most of which the same was. */
  readonly visits: number;
  /** What was not measured of any is missing. */
  readonly values: { readonly [V in Vital]?: VitalValue };
}
