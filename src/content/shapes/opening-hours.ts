import { z } from "zod";
import { clockTime, texts } from "./content-fields.ts";
import { WEEKDAYS } from "#language/weekdays.ts";

const isZone = (value: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const dayOrEmpty = z.union(
  [z.literal(""), z.iso.date()],
  'must be a date such as 2026-12-25, or ""',
);

/** A span that does not close after it opens continues past midnight; 00:00 to 00:00 is the whole day. */
const span = z.strictObject({ opens: clockTime, closes: clockTime }).readonly();

/** When a restaurant is open, by its own clock (rule 4.13). */
export const openingHours = z
  .strictObject({
    /** Of the IANA database, `America/Sao_Paulo`. */
    timeZone: z
      .string()
      .regex(/^[A-Z]\w*\/[\w/+-]+$/, "must be a zone such as Europe/Madrid")
      .refine(isZone, "must be a known time zone"),
    /** A day may stand in several entries; one that stands in none is closed. */
    weekly: z
      .array(
        z
          .strictObject({
            days: z.array(z.enum(WEEKDAYS)).min(1).readonly(),
            opens: clockTime,
            closes: clockTime,
          })
          .readonly(),
      )
      .readonly(),
    /** Days that differ from the week; without spans they are closed. */
    exceptions: z
      .array(
        z
          .strictObject({
            date: z.iso.date(),
            name: texts.nullable(),
            spans: z.array(span).readonly(),
          })
          .readonly(),
      )
      .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
        message: "must name each date once",
      })
      .readonly(),
    /** The first and the last day for which all this holds; empty without a limit. */
    validFrom: dayOrEmpty,
    validUntil: dayOrEmpty,
  })
  .readonly();

export type OpeningHours = z.infer<typeof openingHours>;
