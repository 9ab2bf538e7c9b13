import { z } from "zod";
import { MOST } from "../shapes/content-maxima.ts";
import { lines, listOf, texts } from "../shapes/content-fields.ts";

/** One question with its answer, both plain text. */
export const faqQuestion = z.strictObject({ question: lines, answer: texts }).readonly();

/** The frequently asked questions of a page, in its order (rule 10.21). Home alone has some. */
export const faqContent = z
  .strictObject({
    /** The page that shows them. */
    slug: z.literal("home"),
    questions: listOf(faqQuestion, MOST.questions).readonly(),
  })
  .readonly();

export type FaqContent = z.infer<typeof faqContent>;
export type FaqQuestion = FaqContent["questions"][number];
