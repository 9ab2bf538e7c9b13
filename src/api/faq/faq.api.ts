import { Hono } from "hono";
import { z } from "zod";
import { required, type Snapshot } from "#content/snapshot.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "#http/describe-operation.ts";
import { faqQuestion } from "#content/kinds/faq.ts";

const describeList = describeOperation({
  summary: "The frequently asked questions of the home page, with their answers.",
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(faqQuestion.unwrap()) })],
    304: NOT_MODIFIED,
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the questions that home answers (rule 5.8). */
export function faqApi(content: () => Snapshot) {
  return new Hono().get("/", describeList, (context) =>
    context.json({ data: required(content().questions) }),
  );
}
