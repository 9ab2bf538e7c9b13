import { z } from "zod";
import { DEVICES } from "#database/vitals.ts";

/** At most an hour in milliseconds; may be a fraction. */
const value = z.number().min(0).max(3_600_000).optional();

/** A page's measurements; those that its browser lacks are missing. */
export const visitPost = z.object({
  /** The visit's first page; only its kind is counted. */
  path: z.string().max(300),
  device: z.enum(DEVICES),
  lcp: value,
  inp: value,
  cls: value,
});
export type VisitPost = z.infer<typeof visitPost>;
