import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { experiences } from "#database/schema/experiences.ts";

export type ExperienceRow = typeof experiences.$inferSelect;

/** The active experiences in the order in which lists show them. */
export function listActiveExperiences(database: Database): Promise<ExperienceRow[]> {
  return database.orm
    .select()
    .from(experiences)
    .where(eq(experiences.isActive, true))
    .orderBy(asc(experiences.position), asc(experiences.slug));
}
