import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";
import { ACTS } from "./acts.ts";

/** What a page posts of an act. Leads are missing: the server counts those that it stores. */
export const actPost = z.object({
  act: z.enum(ACTS).exclude(["generate_lead"]),
  /** A restaurant's slug; which ones exist is checked where they are known. */
  house: z.string().max(120).default(""),
  language: z.enum(LANGUAGES),
});
export type ActPost = z.infer<typeof actPost>;
