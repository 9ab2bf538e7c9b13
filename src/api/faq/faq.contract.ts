import { faqQuestion } from "#content/kinds/faq.ts";

export type { FaqQuestion } from "#content/kinds/faq.ts";

/** A question with its answer as the product API sends it: in all languages, as plain JSON. */
export const questionRecord = faqQuestion.unwrap();
