import { expect, test } from "vitest";
import { ownerOf } from "./use-group-contact.ts";

const RESTAURANTS = [
  { name: "A Figueira Rubaiyat", phone: "+55 11 3087-1399" },
  { name: "Rubaiyat Chile", phone: "" },
];

test.each([
  ["a restaurant's own number, however it is written", "+551130871399", "A Figueira Rubaiyat"],
  ["a number of the group's own", "+551140004000", ""],
  ["no number, where a restaurant has none either", "", ""],
])("whose the central line is: %s", (_, phone, owner) => {
  expect(ownerOf(phone, RESTAURANTS)).toBe(owner);
});
