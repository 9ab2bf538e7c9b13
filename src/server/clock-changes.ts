import type { Menu } from "#content/snapshot.ts";
import { serviceDay } from "#content/shapes/menu-dates.ts";

const MINUTE_MS = 60 * 1000;

/**
 * Calls `onChange` within a minute after the clock has changed what pages show, without a publication: with each new day
 * of service, when menus begin and end, and once a dish is not sold out any more. It looks at the clock each minute,
 * because a timer of a day would count no time that the machine sleeps. Does not keep the process running.
 */
export function watchClock(
  menus: () => readonly Menu[],
  onChange: (what: "day" | "sold-out") => void,
): void {
  let last = new Date();
  setInterval(() => {
    const [before, now] = [last, new Date()];
    last = now;
    if (serviceDay(before) !== serviceDay(now)) onChange("day");
    else if (endsBetween(menus(), before.getTime(), now.getTime())) onChange("sold-out");
  }, MINUTE_MS).unref();
}

/** Whether a dish is to be had again after the one moment and until the other. */
const endsBetween = (menus: readonly Menu[], after: number, until: number) =>
  menus.some(({ sections }) =>
    sections.some(({ items }) =>
      items.some(({ soldOutUntil }) => {
        const end = soldOutUntil === undefined ? Number.NaN : Date.parse(soldOutUntil);
        return after < end && end <= until;
      }),
    ),
  );
