import type { Lists } from "#content/snapshot.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "#language/languages.ts";

/** A question with its answer, in one language. */
export interface ShownQuestion {
  readonly question: string;
  readonly answer: string;
  /** Where it is not the page's. */
  readonly language?: Language;
}

/** The questions of home in the page's language (rule 3.1). */
export function homeQuestions(
  questions: Lists["questions"],
  language: Language,
): readonly ShownQuestion[] {
  return questions.flatMap((one) => shownIn(one, language) ?? []);
}

/** A question in the wanted language, else in Portuguese, else in any in which it has an answer. */
function shownIn(
  { question, answer }: Lists["questions"][number],
  wanted: Language,
): ShownQuestion | undefined {
  const order = [wanted, DEFAULT_LANGUAGE, ...LANGUAGES];
  const language = order.find((one) => question[one] !== "" && answer[one] !== "");
  if (language === undefined) return undefined;
  const shown = { question: question[language], answer: answer[language] };
  return language === wanted ? shown : { ...shown, language };
}
