import { expect, test } from "vitest";
import { leadScore } from "./lead-score.ts";

const QUOTE = { form: "event_form", eventType: "", guestCount: null, budget: "" } as const;

// Rule 6.8.
test.each([
  ["", 50],
  ["wedding", 80],
  // Free text: case, accents, plural, gender and surrounding words do not matter.
  ["Festa de CASAMENTO na praia", 80],
  ["bodas de prata", 80],
  ["corporate", 75],
  ["Eventos corporativos", 75],
  ["reuniones empresariales", 75],
  ["birthday", 70],
  ["ANIVERSÁRIO", 70],
  ["anivers\u0061\u0301rio", 70],
  ["fiesta de cumpleañera", 70],
  ["corporação", 65],
  // The first matching line of the table wins.
  ["aniversário de casamento", 80],
  ["corporate birthday", 75],
])("scores an event of type %j alone %d", (eventType, score) => {
  expect(leadScore({ ...QUOTE, eventType })).toBe(score);
});

test.each([
  [{ guestCount: null }, 50],
  [{ guestCount: 20 }, 50],
  [{ guestCount: 21 }, 60],
  [{ guestCount: 50 }, 60],
  [{ guestCount: 51 }, 65],
  [{ guestCount: 100 }, 65],
  [{ guestCount: 101 }, 70],
  [{ budget: "premium" }, 75],
  [{ budget: "ilimitado" }, 75],
  [{ budget: "alto" }, 70],
  [{ budget: "high" }, 70],
  [{ budget: "medium" }, 65],
  [{ budget: "MÉDIO" }, 65],
  [{ budget: "alto, quase ilimitado" }, 75],
  [{ budget: "médio a alto" }, 70],
  // Points add up, to 100 at most.
  [{ eventType: "other", guestCount: 30, budget: "medium" }, 90],
  [{ eventType: "corporate", guestCount: 20, budget: "alto" }, 95],
  [{ eventType: "wedding", guestCount: 101 }, 100],
  [{ eventType: "wedding", guestCount: 500, budget: "premium" }, 100],
])("scores an event with %j %d", (event, score) => {
  expect(leadScore({ ...QUOTE, ...event })).toBe(score);
});

test.each([
  ["contact_form", 50],
  ["newsletter_form", 10],
] as const)("a %s scores %d regardless of event fields", (form, score) => {
  expect(leadScore({ ...QUOTE, form })).toBe(score);
  const event = { eventType: "wedding", guestCount: 500, budget: "premium" };
  expect(leadScore({ form, ...event })).toBe(score);
});
