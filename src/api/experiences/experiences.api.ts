import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#database/connect.server.ts";
import { withPictureUrls, type WithPictureTexts } from "#database/pictures.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "#http/describe-operation.ts";
import { type ExperienceRecord, experienceRecord } from "./experiences.contract.ts";
import { type ExperienceRow, listActiveExperiences } from "./experiences.queries.ts";

const describeList = describeOperation({
  summary: "The active experiences.",
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(experienceRecord) })],
    304: NOT_MODIFIED,
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the active experiences in their order (rule 5.2). */
export function experiencesApi(database: Database) {
  return new Hono().get("/", describeList, async (context) => {
    const rows = await withPictureUrls(database.orm, await listActiveExperiences(database));
    return context.json({ data: rows.map(toRecord) });
  });
}

function toRecord(row: WithPictureTexts<ExperienceRow>): ExperienceRecord {
  return {
    id: row.id,
    title: JSON.stringify(row.title),
    description: JSON.stringify(row.description),
    image: row.image,
    duration: durationText(row.duration),
    maxPeople: row.maxPeople,
    price: JSON.stringify(row.price),
    countries: JSON.stringify(row.countries),
    restaurants: JSON.stringify(row.restaurants),
    icon: row.icon,
    isActive: row.isActive,
    order: row.position + 1,
    ...(row.pictureTexts && { pictureTexts: JSON.stringify(row.pictureTexts) }),
  };
}

/** As plain as the specification has it, where one text serves all languages. */
function durationText(duration: ExperienceRow["duration"]): string {
  const isSame = duration.pt === duration.en && duration.pt === duration.es;
  return isSame ? duration.pt : JSON.stringify(duration);
}
