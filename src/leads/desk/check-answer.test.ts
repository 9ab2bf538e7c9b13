import { expect, test } from "vitest";
import { faultsInAnswer } from "./check-answer.ts";

const CHECKS = { today: "2026-11-28", gaps: ["Obrigado pela sua mensagem. Se precisar de algo"] };
const QUOTE = {
  date: "2026-12-24",
  begins: "20:00",
  ends: "01:00",
  guests: 40,
  rooms: [],
  currency: "BRL",
  lines: [{ what: "Jantar", quantity: 40, unitPrice: 100 }],
  conditions: "",
  validUntil: "2026-11-28",
} as const;
const ANSWER = { subject: "Seu evento", text: "Olá, Maria.", quote: QUOTE };

const faultsOf = (changes: object) =>
  Object.fromEntries(faultsInAnswer({ ...ANSWER, ...changes }, CHECKS));

// Rule 10.72.
test.each([
  { quote: null },
  {},
  { text: "Obrigado pela sua mensagem.\n\nSim, temos mesa.\n\nSe precisar de algo, escreva." },
  { text: "Um conjunto {} vazio não é lacuna." },
  ...[
    { date: "2026-11-28" },
    { date: "2051-12-31" },
    { begins: "10:00", ends: "02:00" },
    { begins: "12:00", ends: "16:30" },
    { begins: "", ends: "" },
    { begins: "22:00", ends: "" },
    { validUntil: "" },
  ].map((change) => ({ quote: { ...QUOTE, ...change } })),
])("mails %j", (changes) => {
  expect(faultsOf(changes)).toEqual({});
});

test.each([
  [{ text: "Olá, {nome}." }, { text: "placeholder" }],
  [{ subject: "Seu evento em {casa}" }, { subject: "placeholder" }],
  [{ text: "Preço: { valor por pessoa }" }, { text: "placeholder" }],
  [{ text: "Oi.\nObrigado pela sua mensagem.\n\n\n\nSe precisar de algo" }, { text: "gap" }],
  [{ text: "Obrigado pela sua mensagem. Se precisar de algo, ligue." }, { text: "gap" }],
  ...(
    [
      [{ date: "2026-11-27" }, { "quote.date": "past" }],
      [{ date: "2025-12-24" }, { "quote.date": "past" }],
      [{ date: "0001-01-01" }, { "quote.date": "past" }],
      [{ date: "9999-12-31" }, { "quote.date": "too-far" }],
      [{ date: "2052-01-01" }, { "quote.date": "too-far" }],
      [{ validUntil: "2024-01-01" }, { "quote.validUntil": "past" }],
      [{ validUntil: "2206-12-01" }, { "quote.validUntil": "too-far" }],
      [{ begins: "22:00", ends: "21:00" }, { "quote.ends": "too-long" }],
      [{ begins: "13:00", ends: "12:30" }, { "quote.ends": "too-long" }],
      [{ begins: "20:00", ends: "20:00" }, { "quote.ends": "too-long" }],
    ] as const
  ).map(([change, faults]) => [{ quote: { ...QUOTE, ...change } }, faults] as const),
] as const)("refuses %j and names %j", (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
