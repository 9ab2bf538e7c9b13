import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";
import { EVENT_NAMES } from "./tracked-events.ts";

/** What a page posts of an event. Leads are missing: the server counts those that it stores. */
export const eventPost = z.object({
  event: z.enum(EVENT_NAMES).exclude(["generate_lead"]),
  /** A restaurant's slug; which ones exist is checked where they are known. */
  restaurant: z.string().max(120).default(""),
  language: z.enum(LANGUAGES),
});
export type EventPost = z.infer<typeof eventPost>;
