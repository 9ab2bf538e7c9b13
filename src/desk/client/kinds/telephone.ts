import { m } from "../paraglide/messages.js";
import { line } from "../pieces/field-types.tsx";

/** A telephone number, kept without the signs that people write between its digits. */
export const telephone = (label: () => string, hint: () => string = m.restaurant_phone_hint) =>
  line(label, {
    hint,
    expected: m.expected_phone,
    type: "tel",
    read: (typed) => typed.replaceAll(/[\s().-]/g, ""),
  });
