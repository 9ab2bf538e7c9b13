import { WEEKDAYS } from "#language/weekdays.ts";
import { dayName } from "../hours/opening-hours-words.ts";
import { m } from "../paraglide/messages.js";
import { some, type Words } from "../pieces/field-types.tsx";

export const weekdays = (words: Words) =>
  some<(typeof WEEKDAYS)[number]>(m.service_days, {
    ...words,
    values: WEEKDAYS,
    wordsOf: (day) => dayName(WEEKDAYS.indexOf(day)),
    inOrder: "of choices",
  });
