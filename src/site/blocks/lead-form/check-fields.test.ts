import { expect, test, vi } from "vitest";
import { newsletterPost, quotePost } from "#leads/accept/leads.contract.ts";
import { sanitiseInput } from "#leads/accept/submit-lead.ts";
import { aQuotePost } from "#tests/builders/posts.ts";
import { checkFields } from "./check-fields.ts";

const isRightForTheServer = (fields: Record<string, string>) =>
  quotePost.safeParse(sanitiseInput(aQuotePost(fields))).success;

const EMAILS = [
  "a@b.co",
  "maria+rio@example.com.br",
  "b&b@example.com",
  "vendas/rio@example.com",
  "oi!@example.com",
  "o'neill_{x}@example.com",
  "maria@xn--caf-dma.com.br",
  "maria@example.xn--p1ai",
  "MARIA@EXAMPLE.COM",
  "ana@peñarol.example",
  "contato@açaí.com.br",
  "info@例え.テスト",
  "maria@example.com\u200B",
  "\u202Amaria@example.com\u202C",
  "ma\u00ADria@exam\u2060ple.com",
  "<maria@example.com>",
  "Maria Silva <maria@example.com>;",
  "mailto:maria@example.com?subject=Oi",
  "maria@example.com.",
  "maria@example.com,",
  "ｍaria＠example.com",
];

test.each([
  ["name", ["Jo", "  Jo  ", "Ç".repeat(120), "\u2066Ana\u2069", "علی\u200Cرضا", "李明"]],
  ["email", EMAILS],
  ["phone", ["1199999000", "+55 (11) 9", "+34 913 59 10 00"]],
  ["message", ["0123456789", "\n0123456789 "]],
  [
    "guestCount",
    ["", "1", "040", "100000", "1.000", "1,000", "1 000", "1\u202F000", "+5", "１２", "5\u200B"],
  ],
])("each %s that is right for the server is right here: %j", (name, values) => {
  for (const value of values) {
    expect(isRightForTheServer({ [name]: value }), value).toBe(true);
    expect(checkFields({ [name]: value }, "pt"), value).toEqual({});
  }
});

const WRONG_EMAILS = [
  "maria@example",
  "maria@-example.com",
  "maria@example-.com",
  "maria@exam_ple.com",
  "maria@example.c",
  "maria@example.xn--",
  ".maria@example.com",
  "maria.@example.com",
  "ma..ria@example.com",
  "maria@example..com",
  "ma ria@example.com",
  'ma"ria@example.com',
  "maria@example.com,ana@example.com",
  "<maria@example.com> <ana@example.com>",
  "maria@[127.0.0.1]",
  "maria@127.1",
  "joão@example.com",
  "maria@peñarol.example:80",
  "maria@peñarol.example/ana",
  "maria@peña rol.example",
  "\u200B",
];

test.each([
  [
    "name",
    "Nome deve ter pelo menos 2 caracteres",
    [" M ", "\u200B\u2060", "\u3164\u115F", "\u2800 \u2800", "\uFE0F\u0301"],
  ],
  ["email", "Email inválido", WRONG_EMAILS],
  [
    "phone",
    "Telefone deve ter pelo menos 10 dígitos",
    ["12345", "12345\u200B\u200B\u200B\u200B\u200B"],
  ],
  ["subject", "Selecione um assunto", [""]],
  ["restaurant", "Selecione uma casa", [""]],
  ["message", "Mensagem deve ter pelo menos 10 caracteres", ["oi"]],
  [
    "guestCount",
    "Número de convidados inválido",
    ["0", "muitos", "12,5", "12.5", "-3", "1e3", "0x10", "50 pessoas", "1.00", "1.0000", "200.000"],
  ],
])("a wrong %s has its sentence, '%s', and is wrong for the server: %j", (name, words, values) => {
  for (const value of values) {
    expect(isRightForTheServer({ [name]: value }), value).toBe(false);
    expect(checkFields({ [name]: value }, "pt"), value).toEqual({ [name]: words });
  }
});

test("a long address that is almost right costs no time", () => {
  const began = process.threadCpuUsage();
  const [dots, dashes] = ["a.".repeat(30_000), "a-".repeat(30_000)];
  for (const email of [`${dots}@`, `a@${dashes}`, `a@${dots}`])
    expect(checkFields({ email }, "en")).toEqual({ email: "Invalid email" });
  expect(process.threadCpuUsage(began).user).toBeLessThan(500_000);
});

test("the form of the footer wants a name, though the API takes a subscriber without one", () => {
  const fields = { name: "", email: "maria@example.com" };
  expect(newsletterPost.safeParse(fields).success).toBe(true);
  expect(Object.keys(checkFields(fields, "pt"))).toEqual(["name"]);
});

test("a preferred date is refused here as soon as it is past for the visitor", () => {
  vi.useFakeTimers({ now: new Date(2031, 4, 20, 23, 30) });
  const past = { preferredDate: "Esta data já passou. Escolha outra." };
  expect(checkFields({ preferredDate: "2031-05-19" }, "pt")).toEqual(past);
  for (const preferredDate of ["", "2031-05-20", "2032-01-01"]) {
    expect(checkFields({ preferredDate }, "pt")).toEqual({});
  }
  vi.useRealTimers();
});

test.each([
  ["2031-05-20T00:30:00+14:00", "2031-05-18"],
  ["2031-05-20T23:30:00-12:00", "2031-05-20"],
])("at %s the server still takes %s, which is today somewhere", (now, today) => {
  vi.useFakeTimers({ now: new Date(now) });
  const days = [today, "2031-05-17", "2031-05-21"];
  const right = days.map((preferredDate) => isRightForTheServer({ preferredDate }));
  expect(right).toEqual([true, false, true]);
  vi.useRealTimers();
});
