import { expect, test } from "vitest";
import { z } from "zod";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { LANGUAGES } from "#language/languages.ts";
import { fieldMessages } from "./form-fields.ts";
import { SUBJECTS } from "./form-fields.ts";

/** Rule 6.3; Portuguese letter for letter. */
const MESSAGES = {
  name: {
    pt: "Nome deve ter pelo menos 2 caracteres",
    en: "Name must have at least 2 characters",
    es: "El nombre debe tener al menos 2 caracteres",
  },
  email: { pt: "Email inválido", en: "Invalid email", es: "Email inválido" },
  phone: {
    pt: "Telefone deve ter pelo menos 10 dígitos",
    en: "Phone must have at least 10 digits",
    es: "El teléfono debe tener al menos 10 dígitos",
  },
  subject: { pt: "Selecione um assunto", en: "Select a subject", es: "Seleccione un asunto" },
  restaurant: { pt: "Selecione uma casa", en: "Select a restaurant", es: "Seleccione una casa" },
  message: {
    pt: "Mensagem deve ter pelo menos 10 caracteres",
    en: "Message must have at least 10 characters",
    es: "El mensaje debe tener al menos 10 caracteres",
  },
} as const;

describeWithDatabase("a wrong field", (getDatabase) => {
  async function errorsOf(path: string, fields: object) {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const { status, headers, body } = await post(path, fields);
    if (status === 201) return {};
    expect([status, headers.get("Content-Type")]).toEqual([422, "application/problem+json"]);
    expect(await storedLeads()).toEqual([]);
    return body.errors;
  }

  test.each(LANGUAGES)("an empty contact form in %s gets all six messages", async (language) => {
    const messages = Object.entries(MESSAGES).map(([field, texts]) => [field, texts[language]]);
    const expected = Object.fromEntries(messages);
    expect(await errorsOf("/contact", { language })).toEqual(expected);
    expect(await errorsOf("/events/quote", { ...expected, ...EMPTY, language })).toEqual(expected);
  });

  test("the messages come in the order of the form", async () => {
    const errors = await errorsOf("/contact", { restaurant: "rubaiyat-rio", language: "pt" });
    expect(Object.keys(errors)).toEqual(["name", "email", "phone", "subject", "message"]);
  });

  test("the problem says it in words, too", async () => {
    const { body } = await createLeadsApi(getDatabase()).post("/contact", { language: "en" });
    expect(body).toMatchObject({
      type: "about:blank",
      title: "Wrong fields",
      status: 422,
      detail: "Error sending message. Please try again.",
      instance: "/api/contact",
    });
  });

  const EMPTY = { name: "", email: "", phone: "", subject: "", restaurant: "", message: "" };

  test.each([
    ["name", "M"],
    ["name", "  M  "],
    ["email", ""],
    ["email", "maria@example"],
    ["email", "maria@example.com, all@example.com"],
    ["email", `${"m".repeat(65)}@example.com`],
    ["email", "maria@example.com\r\nBcc: all@example.com"],
    ["phone", "999990000"],
    ["subject", "reclamacoes"],
    ["restaurant", "no-such-restaurant"],
    ["restaurant", "constructor"],
    ["message", "\n\n\n\n\n\n\n\n\n\n\n"],
    ["message", "\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000"],
    ["message", { length: 50 }],
  ] as const)("%s %j gets its message and no other", async (field, value) => {
    expect(await errorsOf("/contact", aContactPost({ [field]: value }))).toEqual({
      [field]: MESSAGES[field].pt,
    });
  });

  test.each([
    { name: "Jo" },
    { phone: "1199999000" },
    { message: "0123456789" },
    { restaurant: "a-figueira-rubaiyat" },
    ...SUBJECTS.map((subject) => ({ subject })),
    { name: "N".repeat(120), message: "é".repeat(5000) },
    { submissionId: "no number at all", elapsed: "soon", utm_source: "x".repeat(5000) },
  ])("%j is right", async (changes) => {
    expect(await errorsOf("/contact", aContactPost(changes))).toEqual({});
  });

  test.each([
    ["name", 120],
    ["phone", 40],
    ["message", 5000],
  ])("%s of more than %d characters is told so", async (field, maximum) => {
    expect(await errorsOf("/contact", aContactPost({ [field]: "9".repeat(maximum + 1) }))).toEqual({
      [field]: `No máximo ${maximum} caracteres`,
    });
  });

  test.each([
    [{ guestCount: "muitos" }, { guestCount: "Número de convidados inválido" }],
    [{ guestCount: 12.5 }, { guestCount: "Número de convidados inválido" }],
    [{ guestCount: "1e999" }, { guestCount: "Número de convidados inválido" }],
    [{ guestCount: 3_000_000_000 }, { guestCount: "Número de convidados inválido" }],
    [{ preferredDate: "2027-02-30" }, { preferredDate: "Data inválida" }],
    [{ preferredDate: "2024-05-20" }, { preferredDate: "Esta data já passou. Escolha outra." }],
    [{ eventType: "x".repeat(201) }, { eventType: "No máximo 200 caracteres" }],
    [{ guestCount: 40, preferredDate: "2096-02-29", eventType: null }, {}],
  ])("a quote with %j is told %j", async (changes, errors) => {
    expect(await errorsOf("/events/quote", aQuotePost(changes))).toEqual(errors);
  });

  test.each([
    [{ name: "M" }, { name: MESSAGES.name.pt }],
    [{ email: "maria" }, { email: MESSAGES.email.pt }],
    [{ name: "", email: "" }, { email: MESSAGES.email.pt }],
    [{ name: undefined }, {}],
  ])("a newsletter post with %j is told %j", async (changes, errors) => {
    expect(await errorsOf("/newsletter", aNewsletterPost(changes))).toEqual(errors);
  });
});

test.each([
  ["pt", "Campo obrigatório", "E-mail inválido"],
  ["en", "Required field", "Invalid email"],
  ["es", "Campo requerido", "Email inválido"],
] as const)("a field in %s without a message of its own has the general one", (...expected) => {
  const [language, required, email] = expected;
  const post = z.object({ table: z.string().min(1), copyTo: z.email(), email: z.email() });
  const { error } = post.safeParse({ table: "", copyTo: "maria", email: "maria" });
  expect(fieldMessages(error?.issues ?? [], language)).toEqual({
    table: required,
    copyTo: email,
    email: MESSAGES.email[language],
  });
});
