import { faqQuestion } from "#content/shapes/faq-content.ts";

export type { FaqQuestion } from "#content/shapes/faq-content.ts";

/** A question with its answer as the product API sends it: in all languages, as plain JSON. */
export const questionRecord = faqQuestion.unwrap();
