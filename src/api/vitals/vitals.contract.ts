import { z } from "zod";
import { DEVICES } from "#database/vitals.ts";

/** The largest is an hour in milliseconds; browsers measure fractions, too. */
const value = z.number().min(0).max(3_600_000).optional();

/** What a page posts of its visit; what its browser does not measure is missing. */
export const visitPost = z.object({
  /** Of the page that the visit began with; only its kind is counted. */
  path: z.string().max(300),
  device: z.enum(DEVICES),
  lcp: value,
  inp: value,
  cls: value,
});
export type VisitPost = z.infer<typeof visitPost>;
