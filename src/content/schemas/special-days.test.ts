import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import type { SpecialDays } from "./opening-hours.ts";
import { openingStatus, wallClock } from "./opening-status.ts";
import { openingTimesOf } from "./opening-times.ts";
import { endOfSoldOut } from "./sold-out.ts";
import { dayOn, daysWithin, inOrder, reasonWords, withDays } from "./special-days.ts";

const day = (from: string, to = from, changes: Partial<SpecialDays> = {}): SpecialDays => {
  return { from, to, spans: [], reason: null, notice: null, ...changes };
};
const FLOOD = day("2026-12-01", "2026-12-14", { reason: "incident" });
const LATE = { spans: [{ opens: "19:00", closes: "02:30" }] };

test("replaces overlapping days, and restores them", () => {
  const [from, to] = ["2026-12-05", "2026-12-06"];
  const eve = day(from, to, LATE);
  const cut = withDays([FLOOD], { from, to, days: [eve] });
  expect(cut).toEqual([{ ...FLOOD, to: "2026-12-04" }, eve, { ...FLOOD, from: "2026-12-07" }]);
  expect(dayOn(cut, "2026-12-06")).toBe(eve);
  expect(dayOn(cut, "2026-12-15")).toBeUndefined();
  const before = daysWithin([FLOOD], from, to);
  expect(withDays(cut, { from, to, days: before })).toEqual([FLOOD]);
  expect(inOrder([day(to), day(from), day(from, to, LATE)])).toEqual([eve]);
});

test("prefers the notice in its languages, then the reason, then nothing", () => {
  const notice = { pt: "Alagamento", en: "", es: "" };
  const words = (changes: Partial<SpecialDays>) =>
    LANGUAGES.map((language) => reasonWords({ ...FLOOD, ...changes }, language));
  expect(words({ notice })).toEqual(["Alagamento", "Unforeseen circumstances", "Imprevisto"]);
  expect(words({ reason: null })).toEqual(["", "", ""]);
});

const PLACES = {
  "Europe/Madrid": { citySlug: "madrid", country: "Espanha" },
  "America/Santiago": { citySlug: "santiago", country: "Chile" },
} as const;

// Madrid skips two o'clock on 28 March and repeats it on 31 October; Santiago skips midnight on 5
// September and repeats the hour before midnight on 3 April.
test.each([
  ["Europe/Madrid", "2027-03-27T22:59Z", "until 02:30"],
  ["Europe/Madrid", "2027-03-27T23:30Z", "until 02:30"],
  ["Europe/Madrid", "2027-03-28T00:59Z", "until 02:30"],
  ["Europe/Madrid", "2027-03-28T01:01Z", "closed"],
  ["Europe/Madrid", "2027-10-31T00:15Z", "until 02:30"],
  ["Europe/Madrid", "2027-10-31T01:15Z", "until 02:30"],
  ["Europe/Madrid", "2027-10-31T01:31Z", "closed"],
  ["America/Santiago", "2027-04-04T02:30Z", "until 02:30"],
  ["America/Santiago", "2027-04-04T03:30Z", "until 02:30"],
  ["America/Santiago", "2027-04-04T06:31Z", "closed"],
  ["America/Santiago", "2027-09-05T03:59Z", "until 02:30"],
  ["America/Santiago", "2027-09-05T04:01Z", "until 02:30"],
] as const)("in %s at %s, a late night that no week names is %s", (zone, moment, said) => {
  const now = new Date(moment);
  const dates = ["2027-03-27", "2027-10-30", "2027-04-03", "2027-09-04"];
  const specialDays = inOrder(dates.map((date) => day(date, date, LATE)));
  const restaurant = { ...PLACES[zone], openingHours: null, specialDays };
  const times = openingTimesOf(restaurant, "pt", now)!;
  const status = openingStatus(times, wallClock(now, zone));
  expect(status?.state === "open" ? "until 02:30" : "closed").toBe(said);
  if (status?.state === "open") expect(status.until).toBe(150);
  expect(endOfSoldOut(restaurant, now).getTime()).toBeGreaterThan(now.getTime());
});
