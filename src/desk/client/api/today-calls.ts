import type { MissingFacts } from "#desk/missing-contract.ts";
import type * as today from "#desk/today-contract.ts";
import { call, put } from "./call.ts";

// The calls of the first page, of one day's hours and of what is measured.

export const fetchToday = () => call<today.Today>("today");
export const fetchMissing = () => call<MissingFacts>("missing");
/** Since a day of the group (ISO 8601). */
export const fetchClicks = (since: string) =>
  call<readonly today.CountedClick[]>(`clicks?since=${since}`);
export const fetchFirstAnswers = (since: string) =>
  call<readonly today.FirstAnswers[]>(`first-answers?since=${since}`);
export const fetchMeasuredVisits = (since: string) =>
  call<readonly today.MeasuredVisits[]>(`vitals?since=${since}`);
/** What holds on one date at a restaurant; it is refused where somebody else was first. */
export const publishDay = (slug: string, date: string, body: today.SpecialDayChange) =>
  put<today.SpecialDayResult>(`restaurants/${encodeURIComponent(slug)}/days/${date}`, body);
/** Whether a dish of a published menu is sold out today; it is refused where the menu has none of that name. */
export const publishSoldOut = (slug: string, body: today.SoldOutChange) =>
  put<today.SoldOutResult>(`menus/${encodeURIComponent(slug)}/sold-out`, body);
