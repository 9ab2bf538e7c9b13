import { MOST } from "#content/schemas/content-maxima.ts";
import type { FaqContent, FaqQuestion } from "#content/kinds/faq.ts";
import { inDeskLanguage, otherLanguageOf } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { list, record } from "../pieces/composed-fields.tsx";
import { texts } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";

/** The frequently asked questions of the home page. */
export const faq = declareKind<FaqContent>({
  path: "faq",
  titleOf: () => m.nav_faq(),
  heading: "faq",
  // An import may have removed the questions.
  isThereBefore: true,
})({
  title: m.faq_on_home,
  fields: {
    questions: list(m.faq_questions, {
      hint: m.faq_questions_hint,
      item: record<FaqQuestion>({
        question: texts(m.faq_question, { expected: m.expected_title }),
        answer: texts(m.faq_answer, { hint: m.faq_answer_hint, isLong: true }),
      }),
      maximum: MOST.questions,
      nameOf: ({ question }) => inDeskLanguage(question),
      langOf: ({ question }) => otherLanguageOf(question),
      numbered: m.faq_number,
      addText: m.faq_add,
      removeText: m.faq_remove,
      isFolding: true,
    }),
  },
});
