import { expect, test } from "vitest";
import { sanitiseInput } from "./submit-lead.ts";

test("texts and numbers stay, everything else counts as absent", () => {
  const input = {
    name: "Ana",
    guestCount: 40,
    email: null,
    phone: ["1"],
    budget: {},
    subject: true,
  };
  expect(sanitiseInput(input)).toEqual({ name: "Ana", guestCount: 40 });
});

test.each([null, undefined, "text", 7, true])("%j has no fields", (input) => {
  expect(sanitiseInput(input)).toEqual({});
});

test("a single line stays one: no header of a mail can begin in it", () => {
  const name = "  Ana\r\nBcc: all@example.com\u0000\u2028x\u0085y\t ";
  expect(sanitiseInput({ name })).toEqual({ name: "Ana Bcc: all@example.com x y" });
});

test("a message keeps its lines and loses what PostgreSQL refuses", () => {
  const message = "Um\r\ndois\rtrês\n\tquatro\u0000\u001b[31m \ud83c\udf42 \ud800";
  expect(sanitiseInput({ message })).toEqual({
    message: "Um\ndois\ntrês\n\tquatro[31m \ud83c\udf42 \ufffd",
  });
});

test("a long campaign parameter is cut, and never in the middle of a character", () => {
  const value = `${"a".repeat(199)}\u{1F342}`;
  expect(sanitiseInput({ utm_source: value })).toEqual({ utm_source: `${"a".repeat(199)}\ufffd` });
});
