import type { Database } from "#database/connect.server.ts";
import { type Entry, isShown, readEntries } from "#database/content-entries.ts";

export type ExperienceRow = Entry<"experiences">;

/** The active experiences in the order in which lists show them. */
export function listActiveExperiences(database: Database): Promise<ExperienceRow[]> {
  return readEntries(database.orm, "experiences", { where: isShown });
}
