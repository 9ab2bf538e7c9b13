import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#database/connect.server.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "#http/describe-operation.ts";
import { questionRecord } from "./faq.contract.ts";
import { listHomeQuestions } from "./faq.queries.ts";

const describeList = describeOperation({
  summary: "The frequently asked questions of the home page, with their answers.",
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(questionRecord) })],
    304: NOT_MODIFIED,
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the questions that home answers (rule 5.8). */
export function faqApi(database: Database) {
  return new Hono().get("/", describeList, async (context) =>
    context.json({ data: await listHomeQuestions(database) }),
  );
}
