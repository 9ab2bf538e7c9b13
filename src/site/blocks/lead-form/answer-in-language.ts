import { fieldMessage } from "#leads/accept/field-messages.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { checkFields } from "./check-fields.ts";
import type { LeadAnswer } from "./lead-answer.ts";
import type { LeadFormWords } from "./lead-words.ts";

/** The same answer for a visitor who has chosen another language meanwhile. */
export function answerInLanguage(
  answer: LeadAnswer,
  language: Language,
  words: Pick<LeadFormWords, "sentNote" | "failedNote">,
): LeadAnswer {
  const { status, values } = answer;
  if (status === "sent") return { ...answer, message: words.sentNote() };
  if (status === "failed") return { ...answer, message: words.failedNote?.() ?? m.lead_failed() };
  const found = checkFields(values, language);
  const errors = Object.keys(answer.errors).map((name) => {
    return [name, found[name] ?? fieldMessage(name, language)] as const;
  });
  return { ...answer, errors: Object.fromEntries(errors) };
}
