import { expect, test } from "vitest";
import { menuState, serviceDay } from "./menu-dates.ts";

const state = (validFrom: string | null, validThrough: string | null) =>
  menuState({ validFrom, validThrough }, "2026-12-25");

// Rule 3.25.
test("serves a menu from its first to its last day, or always", () => {
  expect(state(null, null)).toBe("served");
  expect(state("2026-12-25", "2026-12-25")).toBe("served");
  expect(state("2026-12-26", null)).toBe("upcoming");
  expect(state(null, "2026-12-24")).toBe("past");
  expect(state("2025-12-01", "2025-12-31")).toBe("past");
});

test("ends a day after its last dinner, in São Paulo and in Madrid", () => {
  // One o'clock at night in São Paulo, five in Madrid.
  expect(serviceDay(new Date("2027-01-01T03:59:59Z"))).toBe("2026-12-31");
  expect(serviceDay(new Date("2027-01-01T04:00:00Z"))).toBe("2027-01-01");
});
