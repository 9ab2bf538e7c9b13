import { expect, test } from "vitest";
import { leadScore } from "./lead-score.ts";

const QUOTE = { form: "event_form", eventType: "", guestCount: null, budget: "" } as const;

// Rule 6.8.
test.each([
  ["", 50],
  ["wedding", 80],
  ["casamento", 80],
  ["boda", 80],
  ["corporate", 75],
  ["empresarial", 75],
  ["birthday", 70],
  ["aniversário", 70],
  ["cumpleaños", 70],
  ["other", 65],
  // The visitor's own words: case, accents and what stands around them do not count.
  ["Festa de CASAMENTO na praia", 80],
  ["bodas de prata", 80],
  ["ANIVERSÁRIO", 70],
  ["anivers\u0061\u0301rio", 70],
  ["CUMPLEAÑOS", 70],
  // Plural and gender do not count either.
  ["Eventos corporativos", 75],
  ["reuniones empresariales", 75],
  ["fiesta de cumpleañera", 70],
  ["corporação", 65],
  // The first line of the table that fits.
  ["aniversário de casamento", 80],
  ["corporate birthday", 75],
])("an event of type %j alone scores %d", (eventType, score) => {
  expect(leadScore({ ...QUOTE, eventType })).toBe(score);
});

test.each([
  [null, 50],
  [20, 50],
  [21, 60],
  [50, 60],
  [51, 65],
  [100, 65],
  [101, 70],
])("%s guests alone score %d", (guestCount, score) => {
  expect(leadScore({ ...QUOTE, guestCount })).toBe(score);
});

test.each([
  ["", 50],
  ["premium", 75],
  ["ilimitado", 75],
  ["alto", 70],
  ["high", 70],
  ["médio", 65],
  ["medio", 65],
  ["medium", 65],
  ["MÉDIO", 65],
  ["alto, quase ilimitado", 75],
  ["médio a alto", 70],
])("a budget of %j alone scores %d", (budget, score) => {
  expect(leadScore({ ...QUOTE, budget })).toBe(score);
});

test.each([
  [{ eventType: "other", guestCount: 30, budget: "medium" }, 90],
  [{ eventType: "corporate", guestCount: 20, budget: "alto" }, 95],
  [{ eventType: "wedding", guestCount: 101, budget: "" }, 100],
  [{ eventType: "wedding", guestCount: 500, budget: "premium" }, 100],
])("points add up, to 100 at most: %j scores %d", (event, score) => {
  expect(leadScore({ ...QUOTE, ...event })).toBe(score);
});

test.each([
  ["contact_form", 50],
  ["newsletter_form", 10],
] as const)("a %s scores %d, whatever else it says", (form, score) => {
  expect(leadScore({ form, eventType: "", guestCount: null, budget: "" })).toBe(score);
  const event = { eventType: "wedding", guestCount: 500, budget: "premium" };
  expect(leadScore({ form, ...event })).toBe(score);
});
