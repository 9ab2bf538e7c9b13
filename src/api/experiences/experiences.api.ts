import { Hono } from "hono";
import { z } from "zod";
import { type Experience, required, type Snapshot } from "#content/snapshot.ts";
import type { Texts } from "#language/languages.ts";
import { contentResponses, describeOperation } from "#http/describe-operation.ts";
import { pictureRecord } from "../picture-record.ts";
import { type ExperienceRecord, experienceRecord } from "./experiences.contract.ts";

const describeList = describeOperation({
  summary: "The active experiences.",
  responses: contentResponses("All of them, in display order", z.array(experienceRecord)),
});

/** `GET /` lists the active experiences in their order (rule 5.2). */
export function experiencesApi(content: () => Snapshot) {
  return new Hono().get("/", describeList, (context) =>
    context.json({ data: required(content().experiences).map(toRecord) }),
  );
}

function toRecord(experience: Experience): ExperienceRecord {
  return {
    id: experience.id,
    title: JSON.stringify(experience.title),
    description: JSON.stringify(experience.description),
    image: experience.image,
    duration: durationText(experience.duration),
    maxPeople: experience.maxPeople,
    price: JSON.stringify(experience.price),
    countries: JSON.stringify(experience.countries),
    restaurants: JSON.stringify(experience.restaurants),
    icon: experience.icon,
    isActive: true,
    order: experience.order,
    ...pictureRecord(experience),
  };
}

/** As plain as the specification has it, where one text serves all languages. */
function durationText(duration: Texts): string {
  const isSame = duration.pt === duration.en && duration.pt === duration.es;
  return isSame ? duration.pt : JSON.stringify(duration);
}
