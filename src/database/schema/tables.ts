import { contentRevision } from "./content-revision.ts";
import { dailyEvents } from "./daily-events.ts";
import { dailyKeys } from "./daily-keys.ts";
import { experiences } from "./experiences.ts";
import { leadCounts, leads, leadTransitions, platformCalls, rateLimits } from "./leads.ts";
import { menus } from "./menus.ts";
import { news } from "./news.ts";
import { restaurants } from "./restaurants.ts";
import { seededContent } from "./seeded-content.ts";

/** Every table, for the typed drizzle instance. A new table gets its own file and a line here. */
export const tables = {
  contentRevision,
  seededContent,
  restaurants,
  experiences,
  news,
  menus,
  leads,
  leadTransitions,
  leadCounts,
  platformCalls,
  rateLimits,
  dailyEvents,
  dailyKeys,
};
