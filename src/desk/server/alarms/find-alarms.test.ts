import { expect, test } from "vitest";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";
import { waitedMinutes } from "./find-alarms.ts";

/** Lunch every day, and a Saturday that ends after midnight. */
const TIMES: OpeningTimes = {
  zone: "America/Sao_Paulo",
  week: [
    ["1234567", 12 * 60, 15 * 60],
    ["6", 19 * 60, 25 * 60],
  ],
  other: [["2026-11-23", "", []]],
  from: "",
  until: "",
};

const waited = (since: string, until: string, times: OpeningTimes | undefined = TIMES) =>
  waitedMinutes(times, Temporal.Instant.from(since), Temporal.Instant.from(until));

// Rule 10.36. São Paulo is three hours behind.
test("a guest waits while the restaurant is open", () => {
  expect(waited("2026-11-20T14:00Z", "2026-11-20T17:00Z")).toBe(120);
  expect(waited("2026-11-20T19:00Z", "2026-11-21T14:00Z")).toBe(0);
  expect(waited("2026-11-20T19:00Z", "2026-11-21T16:00Z")).toBe(60);
});

test("an evening goes on after midnight, and a closed day does not count", () => {
  expect(waited("2026-11-22T03:30Z", "2026-11-22T10:00Z")).toBe(30);
  expect(waited("2026-11-23T12:00Z", "2026-11-24T16:00Z")).toBe(60);
});

test("without hours the clock counts", () => {
  expect(
    waitedMinutes(
      undefined,
      Temporal.Instant.from("2026-11-20T01:00Z"),
      Temporal.Instant.from("2026-11-20T04:00Z"),
    ),
  ).toBe(180);
});
