import type { Menu, Snapshot } from "#content/snapshot.ts";
import { isOverBetween } from "#content/schemas/happening-dates.ts";
import { serviceDay } from "#content/schemas/menu-dates.ts";

const MINUTE_MS = 60 * 1000;

/**
 * Calls `onChange` within a minute after time changes the pages: a new day of service (menus start
 * and end), a dish available again, a special date over. Polls each minute, because a long timer
 * would not count sleep of the machine. Does not keep the process running.
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

/** Whether a dish becomes available again in this interval. */
const endsBetween = (menus: readonly Menu[], after: number, until: number) =>
  menus.some(({ sections }) =>
    sections.some(({ items }) =>
      items.some(({ soldOutUntil }) => {
        const end = soldOutUntil === undefined ? Number.NaN : Date.parse(soldOutUntil);
        return after < end && end <= until;
      }),
    ),
  );
