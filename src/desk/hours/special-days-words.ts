import type { Reason, SpecialDays } from "#content/schemas/opening-hours.ts";
import { datesWords } from "#content/schemas/opening-words.ts";
import { reasonWords } from "#content/schemas/special-days.ts";
import { deskLanguage } from "#desk/language/desk-language.ts";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { spansWords } from "./opening-hours-words.ts";

export const reasonName = (reason: Reason) => reasonWords({ reason, notice: null }, deskLanguage());

/** "1 de dezembro de 2026 – 14 de dezembro de 2026" */
export const rangeWords = (days: Pick<SpecialDays, "from" | "to">) =>
  datesWords(days, LANGUAGE_TAGS[deskLanguage()], "numeric");

/** "Fechado · Obras" */
export const daysWords = (days: SpecialDays) =>
  [spansWords(days.spans), reasonWords(days, deskLanguage())].filter(Boolean).join(" · ");
