import { expect, test } from "vitest";
import { sanitiseInput } from "./submit-lead.ts";

test("texts and numbers stay, everything else counts as absent", () => {
  const absent = { email: null, phone: ["1"], budget: {}, subject: true };
  const fields = { name: "Ana", guestCount: 40 };
  expect(sanitiseInput({ ...fields, ...absent })).toEqual(fields);
});

test.each([null, undefined, "text", 7, true])("%j has no fields", (input) => {
  expect(sanitiseInput(input)).toEqual({});
});

test.each([
  // A single line stays one: no header of a mail can begin in it.
  ["name", "  Ana\r\nBcc: a@example.com\u0000\u2028x\u0085y\t ", "Ana Bcc: a@example.com x y"],
  // A message keeps its lines and loses what PostgreSQL refuses.
  [
    "message",
    "Um\r\ndois\rtrês\n\tquatro\u0000\u001b[31m \ud83c\udf42 \ud800",
    "Um\ndois\ntrês\n\tquatro[31m \ud83c\udf42 \ufffd",
  ],
  // A campaign parameter is cut, and never in the middle of a character.
  ["utm_source", `${"a".repeat(199)}\u{1F342}`, `${"a".repeat(199)}\ufffd`],
])("what is typed as %s is made harmless", (field, typed, kept) => {
  expect(sanitiseInput({ [field]: typed })).toEqual({ [field]: kept });
});
