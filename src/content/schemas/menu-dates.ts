import type { Menu } from "#content/snapshot.ts";

const HOUR_MS = 60 * 60 * 1000;
/** At four in the morning UTC, every dinner is over and no lunch has begun. */
const DAY_BEGINS_MS = 4 * HOUR_MS;

export type MenuState = "served" | "past" | "upcoming";

/** Returns the service day (ISO), the same for all restaurants; a dinner past midnight belongs to the day before. */
export function serviceDay(now: Date): string {
  return new Date(now.getTime() - DAY_BEGINS_MS).toISOString().slice(0, 10);
}

export function serviceDayEnd(day: string): Date {
  return new Date(Date.parse(day) + 24 * HOUR_MS + DAY_BEGINS_MS);
}

/** Compares a day with the menu's first and last day, both inclusive and optional. */
export function menuState(
  { validFrom, validThrough }: Pick<Menu, "validFrom" | "validThrough">,
  day = serviceDay(new Date()),
): MenuState {
  if (validThrough !== null && day > validThrough) return "past";
  return validFrom !== null && day < validFrom ? "upcoming" : "served";
}

export function servedMenus<M extends Pick<Menu, "validFrom" | "validThrough">>(
  menus: readonly M[],
): M[] {
  return menus.filter((menu) => menuState(menu) === "served");
}

export const isSoldOut = (
  { soldOutUntil }: { readonly soldOutUntil?: string },
  now = new Date(),
): boolean => soldOutUntil !== undefined && Date.parse(soldOutUntil) > now.getTime();
