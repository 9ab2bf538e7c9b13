import { isRightValue, TABLE_FIELD } from "#leads/accept/field-rules.ts";
import { fieldMessage, pastDateMessage } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import type { Fields } from "./form-result.ts";

/** The message under each wrong field, by name. */
export function checkFields(fields: Fields, language: Language): Fields {
  const isTable = fields[TABLE_FIELD] !== undefined;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !isRightValue(name, value, isTable))
      .map(([name]) => [name, wrongMessage(name, language)]),
  );
}

/** What stands under a field whose value breaks its rule. */
export function wrongMessage(name: string, language: Language): string {
  return name === "preferredDate" ? pastDateMessage(language) : fieldMessage(name, language);
}
