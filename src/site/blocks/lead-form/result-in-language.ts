import { fieldMessage } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { checkFields } from "./check-fields.ts";
import type { FormResult } from "./form-result.ts";
import type { LeadFormWords } from "./lead-words.ts";

/** The same result for a visitor who has chosen another language meanwhile. */
export function resultInLanguage(
  result: FormResult,
  language: Language,
  words: Pick<LeadFormWords, "sentNote" | "failedNote">,
): FormResult {
  const { status, values } = result;
  if (status === "sent") return { ...result, message: words.sentNote() };
  if (status === "failed") return { ...result, message: words.failedNote?.() ?? m.lead_failed() };
  const found = checkFields(values, language);
  const errors = Object.keys(result.errors).map((name) => {
    return [name, found[name] ?? fieldMessage(name, language)] as const;
  });
  return { ...result, errors: Object.fromEntries(errors) };
}
