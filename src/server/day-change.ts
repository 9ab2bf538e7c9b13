import { serviceDay } from "#content/shapes/menu-dates.ts";

const MINUTE_MS = 60 * 1000;

/**
 * Calls `onNewDay` within a minute after each new day of service: menus begin and end then, without a
 * publication. It looks at the clock each minute, because a timer of a day would count no time that the
 * machine sleeps. Does not keep the process running.
 */
export function watchDayChange(onNewDay: (day: string) => void): void {
  let day = serviceDay(new Date());
  setInterval(() => {
    const today = serviceDay(new Date());
    if (today === day) return;
    day = today;
    onNewDay(day);
  }, MINUTE_MS).unref();
}
