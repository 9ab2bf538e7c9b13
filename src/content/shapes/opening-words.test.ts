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
  closed: "Fechado",
};
const opens = (inDays: number) =>
  ({ state: "opens", at: 720, inDays, date: "2026-11-25" }) satisfies OpeningStatus;

test.each<[status: OpeningStatus, words: string]>([
  [{ state: "open", until: 30 }, "Aberto agora · até 00:30"],
  [{ state: "open", until: undefined }, "Aberto agora"],
  [opens(0), "Abre hoje às 12:00"],
  [opens(1), "Abre amanhã às 12:00"],
  [opens(2), "Abre quarta-feira às 12:00"],
  [{ state: "closed-today", name: "Natal" }, "Fechado hoje (Natal)"],
  [{ state: "closed-today", name: "$& {time}" }, "Fechado hoje ($& {time})"],
  [{ state: "closed-today", name: "" }, "Fechado hoje"],
  [{ state: "closed" }, "Fechado"],
])("%j", (status, words) => expect(openingWords(status, WORDS, "pt")).toBe(words));
