import { Hono } from "hono";
import { z } from "zod";
import { required, type Snapshot } from "#content/snapshot.ts";
import { contentResponses, describeOperation } from "#runtime/http/describe-operation.ts";
import { faqQuestion } from "#content/kinds/faq.ts";

const describeList = describeOperation({
  summary: "The frequently asked questions of the home page, with their answers.",
  responses: contentResponses("All of them, in display order", z.array(faqQuestion.unwrap())),
});

/** `GET /` lists the questions of the home page (rule 5.8). */
export function faqApi(content: () => Snapshot) {
  return new Hono().get("/", describeList, (context) =>
    context.json({ data: required(content().questions) }),
  );
}
