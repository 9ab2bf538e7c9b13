import type { Menu, Snapshot } from "#content/snapshot.ts";
import { isOverBetween } from "#content/shapes/happening-dates.ts";
import { serviceDay } from "#content/shapes/menu-dates.ts";

const MINUTE_MS = 60 * 1000;

/**
 * Calls `onChange` within a minute after the clock has changed what pages show, without a publication: with each new day
 * of service, when menus begin and end, once a dish is not sold out any more, and once a special date is over. It looks at the clock each minute,
 * because a timer of a day would count no time that the machine sleeps. Does not keep the process running.
 */
export function watchClock(
  content: () => Snapshot,
  onChange: (what: "day" | "sold-out" | "special-date") => void,
): void {
  let last = new Date();
  setInterval(() => {
    const [before, now] = [last, new Date()];
    last = now;
    if (serviceDay(before) !== serviceDay(now)) onChange("day");
    else if (endsBetween(content().menus ?? [], before.getTime(), now.getTime())) {
      onChange("sold-out");
    } else if (isOverBetween(content(), before, now)) onChange("special-date");
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
