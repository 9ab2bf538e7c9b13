import { expect, test } from "vitest";
import type { OpeningStatus } from "./opening-status.ts";
import { openingWords } from "./opening-words.ts";

const WORDS = {
  open: "Aberto agora",
  until: "Aberto agora · até {time}",
  today: "Abre hoje às {time}",
  tomorrow: "Abre amanhã às {time}",
  onDay: "Abre {day} às {time}",
  closedToday: "Fechado hoje",
  closedTodayName: "Fechado hoje ({name})",
  closedUntil: "Fechado até {day}",
  closedUntilName: "Fechado até {day} ({name})",
  closed: "Fechado",
};
const TODAY = "2026-11-23";
const opens = (inDays: number) =>
  ({ state: "opens", at: 720, inDays, date: "2026-11-25" }) satisfies OpeningStatus;

test.each<[status: OpeningStatus, words: string]>([
  [{ state: "open", until: 30 }, "Aberto agora · até 00:30"],
  [{ state: "open", until: undefined }, "Aberto agora"],
  [opens(0), "Abre hoje às 12:00"],
  [opens(1), "Abre amanhã às 12:00"],
  [opens(2), "Abre quarta-feira às 12:00"],
  [{ state: "closed-today", name: "Natal", until: TODAY }, "Fechado hoje (Natal)"],
  [{ state: "closed-today", name: "$& {time}", until: TODAY }, "Fechado hoje ($& {time})"],
  [{ state: "closed-today", name: "", until: TODAY }, "Fechado hoje"],
  [{ state: "closed-today", name: "", until: "2026-12-06" }, "Fechado até domingo, 6 de dezembro"],
  [
    { state: "closed-today", name: "Obras", until: "2026-12-06" },
    "Fechado até domingo, 6 de dezembro (Obras)",
  ],
  [{ state: "closed" }, "Fechado"],
])("%j", (status, words) =>
  expect(openingWords(status, WORDS, { language: "pt", today: TODAY })).toBe(words),
);
