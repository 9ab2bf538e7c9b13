import { expect, test } from "vitest";
import { z } from "zod";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { CONTACT_SENTENCES } from "#tests/lead-form.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { fieldMessages, SUBJECTS } from "./form-fields.ts";

const FIELDS = ["name", "email", "phone", "subject", "restaurant", "message"] as const;
/** Rule 6.3; the Portuguese is fixed letter for letter. */
const SENTENCES = {
  pt: CONTACT_SENTENCES["/pt/contato"],
  en: CONTACT_SENTENCES["/en/contact"],
  es: CONTACT_SENTENCES["/es/contacto"],
};
const sentence = (field: (typeof FIELDS)[number], language: Language = "pt") =>
  SENTENCES[language][FIELDS.indexOf(field)];

describeWithDatabase("an invalid field", (database) => {
  async function errorsOf(path: string, fields: object) {
    const { post, storedLeads } = createLeadsApi(database);
    const { status, headers, body } = await post(path, fields);
    if (status === 201) return {};
    expect(headers.get("Content-Type")).toBe("application/problem+json");
    const said = { title: "Wrong fields", detail: expect.stringMatching(/^Erro/) };
    const instance = `/api${path}`;
    expect(body).toMatchObject({ type: "about:blank", status: 422, instance, ...said });
    expect(await storedLeads()).toEqual([]);
    return body.errors;
  }

  test.each(LANGUAGES)(
    "reports all six messages for an empty form in %s, in form order",
    async (language) => {
      const expected = FIELDS.map((field) => [field, sentence(field, language)]);
      const errors = await errorsOf("/contact", { language });
      expect(Object.entries(errors)).toEqual(expected);
      const empty = Object.fromEntries(FIELDS.map((field) => [field, ""]));
      expect(await errorsOf("/events/quote", { ...empty, language })).toEqual(errors);
    },
  );

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
  ] as const)("rejects %s %j with its message alone", async (field, value) => {
    const errors = await errorsOf("/contact", aContactPost({ [field]: value }));
    expect(errors).toEqual({ [field]: sentence(field) });
  });

  test.each([
    { name: "Jo" },
    { phone: "1199999000" },
    { message: "0123456789" },
    { restaurant: "a-figueira-rubaiyat" },
    ...SUBJECTS.map((subject) => ({ subject })),
    { name: "N".repeat(120), message: "é".repeat(5000) },
    { submissionId: "no number at all", elapsed: "soon", utm_source: "x".repeat(5000) },
  ])("accepts %j", async (changes) => {
    expect(await errorsOf("/contact", aContactPost(changes))).toEqual({});
  });

  test.each([
    ["name", 120],
    ["phone", 40],
    ["message", 5000],
  ])("rejects %s over %d characters", async (field, maximum) => {
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
  ])("answers a quote with %j by %j", async (changes, errors) => {
    expect(await errorsOf("/events/quote", aQuotePost(changes))).toEqual(errors);
  });

  test.each([
    [{ name: "M" }, { name: sentence("name") }],
    [{ name: "", email: "" }, { email: sentence("email") }],
    [{ name: undefined }, {}],
  ])("answers a newsletter post with %j by %j", async (changes, errors) => {
    expect(await errorsOf("/newsletter", aNewsletterPost(changes))).toEqual(errors);
  });
});

test.each([
  ["pt", "Campo obrigatório", "E-mail inválido"],
  ["en", "Required field", "Invalid email"],
  ["es", "Campo requerido", "Email inválido"],
] as const)("uses the general message in %s for fields without their own", (...expected) => {
  const [language, required, email] = expected;
  const post = z.object({ table: z.string().min(1), copyTo: z.email(), email: z.email() });
  const { error } = post.safeParse({ table: "", copyTo: "maria", email: "maria" });
  expect(fieldMessages(error?.issues ?? [], language)).toEqual({
    table: required,
    copyTo: email,
    email: sentence("email", language),
  });
});
