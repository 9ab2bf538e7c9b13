import { z } from "zod";
import { LONGEST_EMAIL, readEmail } from "./email-address.ts";

// Fields of more than one room's requests.

/** A calendar day; the database knows no year 0. */
export const date = z.iso
  .date('must be a real date, written like "2026-12-31"')
  .max(10)
  .refine((day) => !day.startsWith("0000"), "must be a real date");

export const emailAddress = z
  .string()
  .max(LONGEST_EMAIL)
  .meta({ format: "email" })
  .transform((typed, context) => {
    const address = readEmail(typed);
    if (address !== undefined) return address;
    context.issues.push({ code: "invalid_format", format: "email", input: typed });
    return z.NEVER;
  });
