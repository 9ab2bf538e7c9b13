import { expect, test } from "vitest";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { shownPhone, storedPhone, whatsAppUrl } from "./phone-number.ts";

test.each([
  ["+551130871399", "", "+551130871399", "+55 11 3087-1399"],
  ["11 3087-1399", "Brasil", "+551130871399", "+55 11 3087-1399"],
  ["021 3204-9999", "Brasil", "+552132049999", "+55 21 3204-9999"],
  ["+55 021 3204-9999", "Brasil", "+552132049999", "+55 21 3204-9999"],
  ["+5501130871399", "", "+551130871399", "+55 11 3087-1399"],
  ["\u202A+55 (21) 3204\u20119999\u202C", "Brasil", "+552132049999", "+55 21 3204-9999"],
  ["+49 (0)30 1234567", "Brasil", "+49301234567", "+49 30 1234567"],
  ["0034 913 59 10 00", "Brasil", "+34913591000", "+34 913 59 10 00"],
  ["913591000", "Espanha", "+34913591000", "+34 913 59 10 00"],
  ["(2) 2441 1000", "Chile", "+56224411000", "+56 2 2441 1000"],
  ["011 4313-1336", "Argentina", "+541143131336", "+54 11 4313-1336"],
  ["+540111543131336", "", "+5491143131336", "+54 9 11 4313-1336"],
  ["0221 15 456-7890", "Argentina", "+5492214567890", "+54 9 221 456-7890"],
  ["+52 1 55 1234 5678", "", "+525512345678", "+52 55 1234 5678"],
  ["218824000", "PT", "+351218824000", "+351 21 882 4000"],
])("understands %j in %j as %s and shows %s", (written, country, stored, text) => {
  expect(storedPhone(written, country)).toBe(stored);
  expect(shownPhone(written, country)).toEqual({ text, dialled: stored });
  expect(shownPhone(stored, "")).toEqual({ text, dialled: stored });
});

test.each([
  ["0800 701 2345", "Brasil", "+558007012345", "0800 701 2345", "08007012345"],
  ["4003 1234", "Brasil", "+5540031234", "4003-1234", "40031234"],
  ["0810-222-1234", "Argentina", "+548102221234", "0810-222-1234", "08102221234"],
  ["600 600 1234", "Chile", "+566006001234", "600 600 1234", "6006001234"],
  ["900 123 456", "Espanha", "+34900123456", "900 123 456", "900123456"],
  ["10315", "Brasil", "10315", "10315", "10315"],
])("%s is dialled only within %s", (written, country, stored, text, dialled) => {
  expect(storedPhone(written, country)).toBe(stored);
  expect(shownPhone(stored, "")).toEqual({ text, dialled });
});

test.each([
  ["", "Brasil"],
  ["a confirmar", "Brasil"],
  ["3087-1399", "Brasil"],
  ["+340914356360", "Espanha"],
  ["11 3087-1399 ramal 22", "Brasil"],
  ["+551130871399 x22", "Brasil"],
  ["+551130871399;ext=22", "Brasil"],
  ["11 3087-1399 / 11 3087-1400", "Brasil"],
  ["11 3087-1399 ou 1400", "Brasil"],
  ["0800 RUBAIYAT", "Brasil"],
  ["1130871399", ""],
  ["1130871399", "Brazil"],
  ["1+2345678", "Brasil"],
  ["+1234567890123456", "Brasil"],
])("shows %j in %j as written, without a link", (written, country) => {
  expect(storedPhone(written, country)).toBeUndefined();
  expect(shownPhone(written, country)).toEqual({ text: written });
  expect(whatsAppUrl(written, country)).toBeUndefined();
});

test.each([
  ["11 98765-4321", "Brasil", "5511987654321"],
  ["11 4567-8901", "Argentina", "5491145678901"],
  ["9 11 4567-8901", "Argentina", "5491145678901"],
  ["011 15-4567-8901", "Argentina", "5491145678901"],
  ["+54 11 4567 8901", "", "5491145678901"],
  ["+54 9 11 4567 8901", "", "5491145678901"],
  ["+52 55 1234 5678", "", "5215512345678"],
  ["+52 1 55 1234 5678", "", "5215512345678"],
  ["600 123 456", "Espanha", "34600123456"],
])("chats with %s in %j at %s", (written, country, digits) => {
  expect(whatsAppUrl(written, country)).toBe(`https://wa.me/${digits}`);
});

// Rule 10.31.
test("stores every built-in number in its normal form", () => {
  for (const { phone, country } of RESTAURANTS.filter((one) => one.phone !== "")) {
    expect(storedPhone(phone, country)).toBe(phone);
  }
});
