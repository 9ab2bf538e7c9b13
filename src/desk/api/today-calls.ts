import type { MissingFacts } from "#content/desk/missing/missing-contract.ts";
import type { DaysChange } from "#content/schemas/special-days.ts";
import type * as today from "#server/desk/today/today-contract.ts";
import { call, put } from "./call.ts";

// The calls of the first page, of a day's hours and of measurements.

export const fetchToday = () => call<today.Today>("today");
export const fetchCalendar = (month: string) =>
  call<readonly today.CalendarEntry[]>(`calendar?month=${encodeURIComponent(month)}`);
export const fetchMissing = () => call<MissingFacts>("missing");
/** Since a day of the group (ISO 8601). */
export const fetchClicks = (since: string) =>
  call<readonly today.CountedClick[]>(`clicks?since=${since}`);
export const fetchFirstAnswers = (since: string) =>
  call<readonly today.FirstAnswers[]>(`first-answers?since=${since}`);
export const fetchMeasuredVisits = (since: string) =>
  call<readonly today.MeasuredVisits[]>(`vitals?since=${since}`);
/** Saves special days and returns the undo; the server refuses either after a colleague's change. */
export async function saveDays(changes: readonly DaysChange[]): Promise<() => Promise<void>> {
  const save = (body: today.SpecialDaysChange) => put<void>("special-days", body);
  await save({ changes });
  const back = changes.map((one) => ({ ...one, days: one.seen, seen: one.days })).toReversed();
  return () => save({ changes: back });
}
export const fetchDishes = (slug: string) =>
  call<readonly today.MenuDishes[]>(`restaurants/${encodeURIComponent(slug)}/dishes`);
/** Marks a dish as sold out today or available; fails if no menu has it. */
export const saveSoldOut = (slug: string, body: today.SoldOutChange) =>
  put<today.SoldOutResult>(`restaurants/${encodeURIComponent(slug)}/sold-out`, body);
