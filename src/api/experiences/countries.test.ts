import { expect, test } from "vitest";
import { COUNTRIES, countryFromCode, countryFromName } from "./countries.ts";

// Rule 4.9.
test("the countries are those of the specification, the default first", () => {
  const lines = COUNTRIES.map((one) => Object.values(one).join(" "));
  expect(lines).toEqual([
    "Brasil BR BRL R$ pt",
    "Argentina AR ARS $ es",
    "Chile CL CLP $ es",
    "Espanha ES EUR € es",
  ]);
});

test.each([
  ["BR", "Brasil"],
  ["ar", "Argentina"],
  [" cl ", "Chile"],
  ["ES", "Espanha"],
  ["US", undefined],
  ["", undefined],
  ["Brasil", undefined],
])("the code %j is %s", (code, name) => expect(countryFromCode(code)?.name).toBe(name));

test.each([
  ["Espanha", "ES"],
  ["espanha", undefined],
  ["Spain", undefined],
  ["", undefined],
  ["__proto__", undefined],
])("the name %j has the code %s", (name, code) => expect(countryFromName(name)?.code).toBe(code));
