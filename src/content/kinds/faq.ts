import { z } from "zod";
import { pathTo } from "#language/path-to.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { lines, listOf, texts } from "../schemas/content-fields.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import type { Kind } from "./kind.ts";

export const faqQuestion = z.strictObject({ question: lines, answer: texts }).readonly();

/** The questions of a page, in order (rule 10.21); only home has some. */
const faqContent = z
  .strictObject({
    slug: z.literal("home"),
    questions: listOf(faqQuestion, MOST.questions).readonly(),
  })
  .readonly();

export type FaqContent = z.infer<typeof faqContent>;
export type FaqQuestion = FaqContent["questions"][number];

export const faqKind: Kind<FaqContent> = {
  shape: faqContent,
  editors: EDITORS,
  // Hides a section without questions.
  isShown: ({ questions }) => questions?.length !== 0,
  pathTo: (language) => pathTo(language, "home"),
};
