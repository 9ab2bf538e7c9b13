import { expect, test } from "vitest";
import { withCallingCode } from "./calling-codes.ts";

// Rule 10.31.
test.each([
  ["1130871399", "Brasil", "+551130871399"],
  ["11987654321", "Brasil", "+5511987654321"],
  ["913591000", "Espanha", "+34913591000"],
  ["1143131336", "Argentina", "+541143131336"],
  ["222422345", "Chile", "+56222422345"],
  // Complete already, of another country, free of charge, or not whole yet.
  ["+34913591000", "Brasil", "+34913591000"],
  ["08007701234", "Brasil", "08007701234"],
  ["3087", "Brasil", "3087"],
  ["", "Chile", ""],
  ["218824000", "PT", "218824000"],
])("%s in %s is %s", (number, country, whole) => {
  expect(withCallingCode(number, country)).toBe(whole);
});
