import { Hono } from "hono";
import { z } from "zod";
import { type Experience, required, type Snapshot } from "#content/snapshot.ts";
import type { Texts } from "#language/languages.ts";
import { contentResponses, describeOperation } from "#runtime/http/describe-operation.ts";
import { writeRecord } from "../write-record.ts";
import { experienceRecord } from "./experiences.contract.ts";

const describeList = describeOperation({
  summary: "The active experiences.",
  responses: contentResponses("All of them, in display order", z.array(experienceRecord)),
});

/** `GET /` lists the active experiences in display order (rule 5.2). */
export function experiencesApi(content: () => Snapshot) {
  return new Hono().get("/", describeList, (context) =>
    context.json({ data: required(content().experiences).map(toRecord) }),
  );
}

const toRecord = (experience: Experience) =>
  writeRecord(experienceRecord, {
    ...experience,
    duration: durationText(experience.duration),
    isActive: true,
  });

/** Returns a plain text, as specified, if one text serves all languages. */
function durationText(duration: Texts): string | Texts {
  const isSame = duration.pt === duration.en && duration.pt === duration.es;
  return isSame ? duration.pt : duration;
}
