// The calls of the desk's first page and of what is measured: see contract.ts.

import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SpecialDay } from "#content/shapes/opening-hours.ts";
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
> & { readonly hasDraft: boolean };
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
 * PUT /api/desk/restaurants/:slug/days/:date: publishes what holds on that date alone. 200 {@link SpecialDayResult}; 409
 * `conflict` where the date is not as it was `seen`; 422 `invalid` with the wrong fields.
 */
export interface SpecialDayChange {
  /** Null: as in the week. */
  readonly day: SpecialDay | null;
  readonly seen: SpecialDay | null;
}
export interface SpecialDayResult {
  readonly draft: WaitingDraft;
}
/** Of a draft beside which something was published, null where there is none: it says the same of that now, or something else. */
export type WaitingDraft = "has-it" | "asks" | null;

/**
 * PUT /api/desk/menus/:slug/sold-out: publishes alone that a dish is sold out until its restaurant closes today, or is not; of
 * several dishes of that name all. 200 {@link SoldOutResult}; 409 `conflict` where the published menu has no dish of that name.
 */
export interface SoldOutChange {
  readonly name: string;
  readonly isSoldOut: boolean;
}
export interface SoldOutResult {
  /** ISO 8601 in UTC; null where it is not sold out. */
  readonly soldOutUntil: string | null;
  readonly draft: WaitingDraft;
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
