import { m } from "../paraglide/messages.js";
import { line, usual } from "../pieces/field-types.tsx";
import type { Field } from "../pieces/fields.ts";
import { LineControl } from "../pieces/piece-controls.tsx";
import { withCallingCode } from "./calling-codes.ts";

/**
 * A telephone number, kept without the signs that people write between its digits. One that is written as at home gets
 * the code of the country once its field is left.
 */
export function telephone<Content>(
  label: () => string,
  countryOf: (content: Content) => string,
  hint: () => string = m.restaurant_phone_hint,
): Field<string, Content> {
  return {
    ...line(label, { expected: m.expected_phone }),
    Control: ({ edited, ...field }) => (
      <LineControl
        {...usual(label, hint, field)}
        type="tel"
        onChange={(typed) => field.onChange(typed.replaceAll(/[\s().-]/g, ""))}
        onLeave={() => {
          const whole = withCallingCode(field.value, countryOf(edited.content));
          if (whole !== field.value) field.onChange(whole);
        }}
      />
    ),
  };
}
