import { expect, test, vi } from "vitest";
import { contactPost, newsletterPost, quotePost } from "#leads/accept/leads.contract.ts";
import { aContactPost, aQuotePost } from "#tests/builders/posts.ts";
import { checkFields } from "./check-fields.ts";

const RIGHT = aContactPost() as Record<string, string>;

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
];

test.each([
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
  "<maria@example.com>",
  "maria@example.com,ana@example.com",
  "maria@[127.0.0.1]",
])("%j is not an e-mail address here, nor for the server", (email) => {
  const { success } = contactPost.safeParse({ ...RIGHT, email });
  expect(success).toBe(false);
  expect(checkFields({ email }, "pt")).toEqual({ email: "Email inválido" });
});

test("a long address that is almost right costs no time", () => {
  const began = process.threadCpuUsage();
  for (const email of [
    `${"a.".repeat(30_000)}@`,
    `a@${"a-".repeat(30_000)}`,
    `a@${"a.".repeat(30_000)}`,
  ]) {
    expect(checkFields({ email }, "pt")).toEqual({ email: "Email inválido" });
  }
  expect(process.threadCpuUsage(began).user).toBeLessThan(500_000);
});

test("right fields have no sentence", () => {
  expect(checkFields(RIGHT, "pt")).toEqual({});
});

test("each wrong field has the sentence of the specification", () => {
  const empty = {
    name: " M ",
    email: "x@",
    phone: "12345",
    subject: "",
    restaurant: "",
    message: "oi",
  };
  expect(checkFields(empty, "pt")).toEqual({
    name: "Nome deve ter pelo menos 2 caracteres",
    email: "Email inválido",
    phone: "Telefone deve ter pelo menos 10 dígitos",
    subject: "Selecione um assunto",
    restaurant: "Selecione uma casa",
    message: "Mensagem deve ter pelo menos 10 caracteres",
  });
});

test("a field that the form does not have is not wrong", () => {
  expect(checkFields({ email: "maria@example.com" }, "en")).toEqual({});
  expect(checkFields({ email: "maria" }, "en")).toEqual({ email: "Invalid email" });
});

test.each([
  ...["Jo", "  Jo  ", "Ç".repeat(120)].map((name) => ({ name })),
  ...EMAILS.map((email) => ({ email })),
  ...["1199999000", "+55 (11) 9", "+34 913 59 10 00"].map((phone) => ({ phone })),
  ...["0123456789", "\n0123456789 "].map((message) => ({ message })),
])("%j is right here because it is right for the server", (changes) => {
  expect(contactPost.safeParse({ ...RIGHT, ...changes }).success).toBe(true);
  expect(checkFields({ ...RIGHT, ...changes }, "pt")).toEqual({});
});

test.each(["", "1", "040", "100000"])(
  "%j guests are right here and for the server",
  (guestCount) => {
    expect(quotePost.safeParse(aQuotePost({ guestCount })).success).toBe(true);
    expect(checkFields({ guestCount }, "pt")).toEqual({});
  },
);

test.each(["0", "muitos", "12,5", "-3"])("%j guests are wrong in both places", (guestCount) => {
  expect(quotePost.safeParse(aQuotePost({ guestCount })).success).toBe(false);
  expect(checkFields({ guestCount }, "pt")).toEqual({
    guestCount: "Número de convidados inválido",
  });
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
])("at %s the server still takes %s, which is today somewhere", (now, day) => {
  vi.useFakeTimers({ now: new Date(now) });
  const isRight = (preferredDate: string) =>
    quotePost.safeParse(aQuotePost({ preferredDate })).success;
  expect([isRight(day), isRight("2031-05-17"), isRight("2031-05-21")]).toEqual([true, false, true]);
  vi.useRealTimers();
});
