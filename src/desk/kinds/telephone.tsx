import { useState } from "react";
import { storedPhone } from "#language/phone-number.ts";
import { m } from "../paraglide/messages.js";
import { line, usual } from "../pieces/field-types.tsx";
import type { Field, FieldProps } from "../pieces/fields.ts";
import { LineControl } from "../pieces/piece-controls.tsx";

interface TelephoneOptions<Content> {
  readonly countryOf: (content: Content) => string;
  readonly hint?: () => string;
  /** Converts to the stored form. */
  readonly read?: typeof storedPhone;
}

/** Edits a telephone number; on blur stores it with its country's code or shows its error. */
export function telephone<Content>(
  label: () => string,
  { countryOf, hint = m.restaurant_phone_hint, read = storedPhone }: TelephoneOptions<Content>,
): Field<string, Content> {
  function Telephone({ edited, ...field }: FieldProps<string, Content>) {
    const [left, setLeft] = useState(field.value);
    const kept = read(field.value, countryOf(edited.content)) ?? field.value.trim();
    const isWrong = field.value === left && storedPhone(field.value, "") !== field.value;
    return (
      <LineControl
        {...usual(label, hint, field)}
        type="tel"
        error={isWrong && field.value !== "" ? m.expected_phone() : undefined}
        onChange={field.onChange}
        onLeave={() => {
          setLeft(kept);
          if (kept !== field.value) field.onChange(kept);
        }}
      />
    );
  }
  return { ...line(label, { expected: m.expected_phone }), Control: Telephone };
}
