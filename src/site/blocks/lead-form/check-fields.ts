import { EMAIL, fieldMessage, FORM_FIELDS, pastDateMessage } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import type { Fields } from "./form-result.ts";

/**
 * Rule 6.3. Never stricter than the server, which looks again and has the last word; but which day
 * it is the visitor's clock knows better.
 */
const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  name: ({ length }) => length >= FORM_FIELDS.name.minimum,
  email: (value) => EMAIL.test(value),
  phone: ({ length }) => length >= FORM_FIELDS.phone.minimum,
  subject: (value) => value !== "",
  restaurant: (value) => value !== "",
  message: ({ length }) => length >= FORM_FIELDS.message.minimum,
  guestCount: (value) => value === "" || /^0*[1-9]\d{0,5}$/.test(value),
  preferredDate: (value) => value === "" || value >= today(),
};

/** The message under each wrong field, by name; a field that the form does not have is not wrong. */
export function checkFields(fields: Fields, language: Language): Fields {
  // A request for a table has its own words; what is written beside it is a note.
  const isTable = fields["time"] !== undefined;
  return Object.fromEntries(
    Object.entries(RULES)
      .filter(([name, isRight]) => {
        if (isTable && name === "message") return false;
        const value = fields[name];
        return value !== undefined && !isRight(value.trim());
      })
      .map(([name]) => [name, messageFor(name, language)]),
  );
}

function messageFor(name: string, language: Language): string {
  return name === "preferredDate" ? pastDateMessage(language) : fieldMessage(name, language);
}

/** The visitor's, as a date field writes it. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()];
  return [now.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
