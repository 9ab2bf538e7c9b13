import type { FaqContent, FaqQuestion } from "#content/kinds/faq.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { PieceFields } from "#desk/client/pieces/piece-fields.ts";
import { LANGUAGES } from "#language/languages.ts";

/** The one piece of its kind: the questions of the home page. */
export const FAQ_SLUG = "home";

const EMPTY_TEXTS = { pt: "", en: "", es: "" };

/** Any content of that piece with all its fields. */
export const completeFaq = (content: object): FaqContent => ({
  slug: FAQ_SLUG,
  questions: [],
  ...content,
});

export const newQuestion = (): FaqQuestion => ({ question: EMPTY_TEXTS, answer: EMPTY_TEXTS });

/** What a question is called among the others. */
export const questionName = ({ question }: FaqQuestion, index: number) =>
  question.pt.trim() || m.faq_number({ number: index + 1 });

const PARTS = new Map([
  ["question", { label: m.faq_question, expected: m.expected_title }],
  ["answer", { label: m.faq_answer, expected: m.expected_text }],
]);

/** The fields of the questions as differences, conflicts and errors name them. */
export const FAQ_FIELDS: PieceFields<FaqContent> = {
  slug: { label: m.create_slug },
  questions: {
    label: m.faq_questions,
    words: (questions) =>
      questions
        .map(({ question, answer }) =>
          LANGUAGES.map((language) => `${question[language]}\n– ${answer[language]}`).join("\n"),
        )
        .join("\n\n"),
    partOf: ([index, part = ""]) => {
      const named = PARTS.get(part);
      const number = Number(index) + 1;
      return {
        label: () =>
          named === undefined
            ? m.faq_number({ number })
            : m.faq_part({ number, part: named.label() }),
        expected: named?.expected ?? m.expected_text,
      };
    },
  },
};
