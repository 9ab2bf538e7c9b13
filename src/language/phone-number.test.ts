import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { dialledNumber, formatPhone } from "./phone-number.ts";

test.each([
  ["+551130871399", "+55 11 3087-1399"],
  ["+5511987654321", "+55 11 98765-4321"],
  ["+34913591000", "+34 913 59 10 00"],
  ["+56224411000", "+56 2 2441 1000"],
  ["+541143131336", "+54 11 4313-1336"],
])("%s is written %s", (phone, written) => expect(formatPhone(phone)).toBe(written));

test.each(["", "+12125550123", "+55 11 3087 1399", "+55113087139x", "0800 123", "+55"])(
  "%j stays as it is",
  (phone) => expect(formatPhone(phone)).toBe(phone),
);

test("grouping never changes a digit", () => {
  for (const { phone } of RESTAURANTS) {
    expect(formatPhone(phone).replaceAll(/[^\d+]/g, "")).toBe(phone);
  }
});

test.each([
  ["+551130871399", "+551130871399"],
  ["+55 (11) 3087-1399", "+551130871399"],
  ["11 3087-1399", "1130871399"],
])("%j dials %s", (phone, dialled) => expect(dialledNumber(phone)).toBe(dialled));

test.each(["", "a confirmar", "123", "+", "1+2345678", "+1234567890123456"])(
  "%j is no number to dial",
  (phone) => expect(dialledNumber(phone)).toBeUndefined(),
);
