import { expect, test } from "vitest";
import type { OpeningTimes } from "#content/schemas/opening-status.ts";
import { waitedMinutes } from "./find-alarms.ts";

/** Lunch every day, and a Saturday night past midnight. */
const TIMES: OpeningTimes = {
  zone: "America/Sao_Paulo",
  week: [
    ["1234567", 12 * 60, 15 * 60],
    ["6", 19 * 60, 25 * 60],
  ],
  other: [["2026-11-23", "2026-11-23", "", []]],
  from: "",
  until: "",
};

// Rule 10.36. São Paulo is three hours behind.
test.each<[string, string, string, number, OpeningTimes?]>([
  ["within lunch the clock counts", "2026-11-20T14:00Z", "2026-11-20T17:00Z", 120, TIMES],
  ["until it opens nothing does", "2026-11-20T19:00Z", "2026-11-21T14:00Z", 0, TIMES],
  ["then its hours do", "2026-11-20T19:00Z", "2026-11-21T16:00Z", 60, TIMES],
  ["an evening goes on after midnight", "2026-11-22T03:30Z", "2026-11-22T10:00Z", 30, TIMES],
  ["a closed day does not count", "2026-11-23T12:00Z", "2026-11-24T16:00Z", 60, TIMES],
  ["without hours the clock counts", "2026-11-20T01:00Z", "2026-11-20T04:00Z", 180],
])("a guest waits while the restaurant is open: %s", (_, since, until, minutes, times) => {
  const [from, to] = [since, until].map((moment) => Temporal.Instant.from(moment));
  expect(waitedMinutes(times, from!, to!)).toBe(minutes);
});
