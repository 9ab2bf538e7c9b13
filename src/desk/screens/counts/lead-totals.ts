import type { LeadCount } from "#leads/desk/contract.ts";

/** The number of leads on a day (ISO 8601). */
export interface CountedDay {
  readonly day: string;
  readonly count: number;
}
export interface CountedRestaurant {
  /** A slug; empty if the form names none. */
  readonly restaurant: string;
  readonly total: number;
  readonly byDay: readonly CountedDay[];
}

/**
 * Sums counts over these days; days without leads are zero, restaurants with the most come first.
 */
export function countLeads(counts: readonly LeadCount[], days: readonly string[]) {
  const ofDays = (own: readonly LeadCount[]): readonly CountedDay[] => {
    const sums = new Map<string, number>();
    for (const { day, count } of own) sums.set(day, (sums.get(day) ?? 0) + count);
    return days.map((day) => ({ day, count: sums.get(day) ?? 0 }));
  };
  const totalOf = (byDay: readonly CountedDay[]) =>
    byDay.reduce((sum, { count }) => sum + count, 0);
  const byDay = ofDays(counts);
  const slugs = [...new Set(counts.map(({ restaurant }) => restaurant))];
  const byRestaurant: CountedRestaurant[] = slugs
    .map((restaurant) => {
      const own = ofDays(counts.filter((one) => one.restaurant === restaurant));
      return { restaurant, total: totalOf(own), byDay: own };
    })
    .filter(({ total }) => total > 0);
  byRestaurant.sort((one, other) => other.total - one.total);
  return { total: totalOf(byDay), byDay, byRestaurant };
}

/** Returns an axis's end: the next of 1, 2, 5, 10, 20, 50, … */
export function axisEnd(most: number): number {
  const steps = [1, 2, 5, 10];
  for (let power = 1; ; power *= 10) {
    const end = steps.find((step) => step * power >= most);
    if (end !== undefined) return end * power;
  }
}
