import { expect, test } from "vitest";
import { sanitiseInput } from "./submit-lead.ts";

test("keeps texts and numbers only", () => {
  const absent = { email: null, phone: ["1"], budget: {}, subject: true };
  const fields = { name: "Ana", guestCount: 40 };
  expect(sanitiseInput({ ...fields, ...absent })).toEqual(fields);
});

test.each([null, undefined, "text", 7, true])("finds no fields in %j", (input) => {
  expect(sanitiseInput(input)).toEqual({});
});

test.each([
  // A single line stays one, so it cannot start a mail header.
  ["name", "  Ana\r\nBcc: a@example.com\u0000\u2028x\u0085y\t ", "Ana Bcc: a@example.com x y"],
  // A message keeps its lines and loses what PostgreSQL refuses.
  [
    "message",
    "Um\r\ndois\rtrês\n\tquatro\u0000\u001b[31m \ud83c\udf42 \ud800",
    "Um\ndois\ntrês\n\tquatro[31m \ud83c\udf42 \ufffd",
  ],
  // A campaign parameter is cut at a character boundary.
  ["utm_source", `${"a".repeat(199)}\u{1F342}`, `${"a".repeat(199)}\ufffd`],
])("sanitises %s", (field, typed, kept) => {
  expect(sanitiseInput({ [field]: typed })).toEqual({ [field]: kept });
});
