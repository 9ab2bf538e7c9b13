import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import { type DaysChange, daysWithin } from "#content/schemas/special-days.ts";
import type { HouseToday } from "#server/desk/today/today-contract.ts";

export function daysChange(
  { slug, specialDays }: Pick<HouseToday, "slug" | "specialDays">,
  change: { readonly from: string; readonly to: string; readonly days: readonly SpecialDays[] },
): DaysChange {
  return { restaurant: slug, ...change, seen: daysWithin(specialDays, change.from, change.to) };
}
