import { z } from "zod";
import { MOST } from "./content-maxima.ts";
import { atMost, clockTime, lineOrEmpty, listFrom, listOf, texts } from "./content-fields.ts";
import { date } from "#language/body-fields.server.ts";
import { WEEKDAYS } from "#language/weekdays.ts";

const isZone = (value: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const dayOrEmpty = z.union([z.literal(""), date], 'must be a date such as 2026-12-25, or ""');

/** A span that does not close after it opens continues past midnight; 00:00 to 00:00 is the whole day. */
const span = z.strictObject({ opens: clockTime, closes: clockTime }).readonly();

/** Reasons with a text in every language. */
const REASONS = ["holiday", "event", "works", "incident"] as const;
export type Reason = (typeof REASONS)[number];

/** Days that differ from the week, both dates included; without spans the restaurant is closed (rule 4.21). */
export const specialDays = z
  .strictObject({
    from: date,
    to: date,
    spans: listOf(span, MOST.spansOfDay).readonly(),
    reason: z.enum(REASONS).nullable(),
    /** Replaces the reason in the languages in which it is written. */
    notice: z.strictObject({ pt: lineOrEmpty, en: lineOrEmpty, es: lineOrEmpty }).nullable(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "must not be before the first day",
  })
  .readonly();

/** When a restaurant is open, by its own clock (rule 4.13). */
export const openingHours = z
  .strictObject({
    /** An IANA name, `America/Sao_Paulo`. */
    timeZone: atMost(64)
      .regex(/^[A-Z]\w*\/[\w/+-]+$/, "must be a zone such as Europe/Madrid")
      .refine(isZone, "must be a known time zone"),
    /** A day may stand in several entries; one that stands in none is closed. */
    weekly: listOf(
      z
        .strictObject({
          days: listFrom(WEEKDAYS, 1).readonly(),
          opens: clockTime,
          closes: clockTime,
        })
        .readonly(),
      MOST.spansOfWeek,
    ).readonly(),
    /** The previous version reads it; special days replace it. */
    exceptions: listOf(
      z.strictObject({ date, name: texts.nullable(), spans: listOf(span, MOST.spansOfDay) }),
      MOST.specialDays,
    )
      .readonly()
      .exactOptional(),
    /** The first and last day of validity; empty means unlimited. */
    validFrom: dayOrEmpty,
    validUntil: dayOrEmpty,
  })
  .readonly();

export type OpeningHours = z.infer<typeof openingHours>;
export type SpecialDays = z.infer<typeof specialDays>;
