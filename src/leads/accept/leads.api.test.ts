import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeOnBothEnginesByNight, describeWithDatabase } from "#tests/test-database.ts";
import { limitsOf } from "#tests/limits-of.ts";
import { consentVersion } from "./form-fields.ts";
import { leadAccepted } from "./leads.contract.ts";

describeWithDatabase("posting a form", (database) => {
  // Rule 6.2.
  test("stores a contact message with a job", async () => {
    const { post, storedLeads, jobs } = createLeadsApi(database);
    const utm = { utm_source: "google", utm_medium: "cpc", utm_campaign: "natal", utm_term: "x" };
    const fields = aContactPost();
    const { status, headers, body } = await post("/contact", { ...fields, ...utm });
    expect(status).toBe(201);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(leadAccepted.strict().parse(body).message).toBe("Mensagem enviada com sucesso!");
    expect(await storedLeads()).toMatchObject([
      {
        id: body.data.id,
        form: "contact_form",
        ...fields,
        campaign: { source: "google", medium: "cpc", campaign: "natal", content: "", term: "x" },
        eventType: "",
        guestCount: null,
        consent: null,
        score: 50,
        state: "waiting",
        reason: "",
      },
    ]);
    expect(await jobs()).toEqual([body.data.id]);
  });

  test("defaults a quote's subject to events and allows empty event fields", async () => {
    const { post, storedLeads } = createLeadsApi(database);
    const { subject: _, ...quote } = aQuotePost();
    const open = { eventType: "", guestCount: "", budget: "", preferredDate: "" };
    const { body } = await post("/events/quote", { ...quote, ...open });
    expect(body.message).toBe("Mensagem enviada com sucesso!");
    expect(await storedLeads()).toMatchObject([
      { form: "event_form", subject: "eventos", guestCount: null, preferredDate: "", score: 50 },
    ]);
  });

  test("stores a newsletter's consent text if it was shown", async () => {
    const { post, storedLeads } = createLeadsApi(database, { siteName: () => "Casa Teste" });
    const version = consentVersion("Casa Teste");
    const shown = aNewsletterPost({ consentVersion: version, language: "es" });
    expect((await post("/newsletter", shown)).body.message).toBe("¡Formulario enviado con éxito!");
    // The news page's form has no name field.
    const { body } = await post("/newsletter", { email: "joana@example.com" });
    // A page opened when the site had another name.
    const earlier = { email: "ana@example.com", consentVersion: consentVersion("Casa Velha") };
    expect((await post("/newsletter", earlier)).status).toBe(201);
    expect(body.message).toBe("Formulário enviado com sucesso!");
    const [first, second, third] = await storedLeads();
    const words = { name: "Maria Silva", message: "" };
    expect(first).toMatchObject({ form: "newsletter_form", ...words, score: 10, state: "waiting" });
    expect(first?.consent).toEqual({
      text: expect.stringMatching(/^Al suscribirse, acepta .* invitaciones de Casa Teste\./),
      version,
    });
    expect(third?.consent).toBeNull();
    expect(second).toMatchObject({ name: "", consent: null });
  });

  // Rule 3.24.
  test("rejects a table request for a past hour of its restaurant, except a repeat of a stored one", async () => {
    const zone = "Europe/Madrid";
    const minutes = (count: number) => {
      const at = Temporal.Now.zonedDateTimeISO(zone).add({ minutes: count });
      return {
        preferredDate: String(at.toPlainDate()),
        time: at.toPlainTime().toString().slice(0, 5),
      };
    };
    const late = { ...aContactPost(), guestCount: "4", ...minutes(-2), submissionId: randomUUID() };
    const { post, storedLeads } = createLeadsApi(database, { zoneOf: async () => zone });
    const refused = await post("/contact", late);
    expect(refused.status).toBe(422);
    expect(Object.values(refused.body.errors).join()).toMatch(/já passou/);
    expect(await storedLeads()).toEqual([]);
    const before = await createLeadsApi(database).post("/contact", late);
    expect(await post("/contact", late)).toMatchObject({ status: 201, body: before.body });
    const soon = { ...late, ...minutes(5), submissionId: randomUUID() };
    expect((await post("/contact", soon)).status).toBe(201);
  });

  test("reads a multipart form like JSON, without its file", async () => {
    const { send, storedLeads } = createLeadsApi(database);
    const body = new FormData();
    for (const [name, value] of Object.entries(aQuotePost())) body.set(name, String(value));
    body.set("attachment", new File(["x"], "x.txt"));
    expect((await send("/events/quote", { body })).status).toBe(201);
    expect(await storedLeads()).toMatchObject([{ name: "Maria Silva", guestCount: 120 }]);
  });

  test("normalises what a visitor typed", async () => {
    const { send, storedLeads } = createLeadsApi(database);
    const typed = {
      name: "\u2066Ana\u2069 Mil",
      email: "\u202A<ana@peñarol.example>\u202C",
      phone: "\u202D+55 11 98765\u20114321\u202C",
      guestCount: "1.000",
    };
    const body = new URLSearchParams(aQuotePost(typed) as Record<string, string>);
    expect((await send("/events/quote", { body })).status).toBe(201);
    expect(await storedLeads()).toMatchObject([
      {
        name: "Ana Mil",
        email: "ana@xn--pearol-xwa.example",
        phone: "+55 11 98765\u20114321",
        guestCount: 1000,
        score: 100,
      },
    ]);
  });

  test.each([
    ["the honeypot", { remarks: "https://spam.example" }],
    ["no time to write", { elapsed: 120 }],
  ])("quarantines suspected spam (%s) and reports success", async (_, changes) => {
    const { post, storedLeads, jobs } = createLeadsApi(database);
    const { status, body } = await post("/contact", aContactPost(changes));
    expect([status, body.message]).toEqual([201, "Mensagem enviada com sucesso!"]);
    const reason = expect.stringMatching(/^Suspeita de spam/);
    expect(await storedLeads()).toMatchObject([{ id: body.data.id, state: "quarantined", reason }]);
    expect(await jobs()).toEqual([]);
  });

  // Rule 6.6.
  test("ten concurrent repeats become one lead, logged and counted once", async () => {
    const countLead = vi.fn<(id: string) => Promise<void>>(async () => {});
    const { post, lines } = createLeadsApi(database, { countLead });
    const posts = Array.from({ length: 10 }, () => post("/contact", aContactPost()));
    const ids = (await Promise.all(posts)).map(({ body }) => body.data.id);
    expect(lines).toMatchObject([{ message: "Lead stored" }]);
    expect(countLead.mock.calls).toEqual([[ids[0]]]);
    expect(new Set(ids).size).toBe(1);
  });

  test("rejects a cross-site post", async () => {
    const { send, storedLeads } = createLeadsApi(database);
    const body = new URLSearchParams(aContactPost() as Record<string, string>);
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    const response = await send("/contact", { body, headers });
    expect(response).toMatchObject({ status: 403, body: { title: "Posted by another site" } });
    expect(await storedLeads()).toEqual([]);
  });

  test.each([
    ["en", {}, "Message sent successfully!"],
    [undefined, { "Accept-Language": "es-CL, en;q=0.5" }, "¡Mensaje enviado con éxito!"],
    ["en", { "Accept-Language": "es" }, "Message sent successfully!"],
    ["xx", { "Accept-Language": "es" }, "¡Mensaje enviado con éxito!"],
    [undefined, {}, "Mensagem enviada com sucesso!"],
  ])("answers language %j with %j by '%s'", async (language, headers, message) => {
    const { post } = createLeadsApi(database);
    const response = await post("/contact", aContactPost({ language }), headers as {});
    expect(response.body.message).toBe(message);
  });

  test("logs a database error without the visitor's input, and stores nothing", async () => {
    const { post, lines, storedLeads } = createLeadsApi(database, {
      onLeadStored: async (transaction) => {
        await transaction.execute(sql`select ${"maria@example.com"} from no_such_table`);
      },
    });
    expect((await post("/contact", aContactPost())).status).toBe(503);
    expect(await storedLeads()).toEqual([]);
    expect(lines).toMatchObject([
      {
        level: "error",
        fields: { form: "contact_form", reason: expect.stringContaining("42P01") },
        message: "Lead not stored",
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/maria/i);
  });

  test("logs no personal data for any outcome", async () => {
    const limit = limitsOf({ lead: { seconds: 600, each: 2 } });
    const { post, lines } = createLeadsApi(database, { limit });
    const from = { "X-Forwarded-For": "203.0.113.7" };
    for (const changes of [
      {},
      { remarks: "spam", message: "Uma outra mensagem." },
      { message: "Mais uma mensagem." },
      { email: "maria" },
    ]) {
      await post("/contact", aContactPost(changes), from);
    }
    expect(lines).toMatchObject([
      { message: "Lead stored", fields: { form: "contact_form", state: "waiting" } },
      { message: "Lead stored", fields: { state: "quarantined" } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/maria|silva|99999|203\.0|mensagem/i);
  });
});

describeOnBothEnginesByNight("without its database", (database, connectAgain) => {
  test("answers every form with 503 and stores nothing", async () => {
    const gone = await connectAgain();
    await gone.close();
    const { post, lines } = createLeadsApi(gone);
    const posts = [
      await post("/contact", aContactPost()),
      await post("/events/quote", aQuotePost()),
      await post("/newsletter", aNewsletterPost({ language: "en" })),
    ];
    const failed = { title: "Service unavailable", status: 503 };
    const detail = "Erro ao enviar mensagem. Tente novamente.";
    expect(posts.map(({ body }) => body)).toMatchObject([
      { ...failed, detail },
      { ...failed, detail },
      { ...failed, detail: "Error sending message. Please try again." },
    ]);
    expect(posts[0]?.headers.get("Content-Type")).toBe("application/problem+json");
    expect(lines.map(({ message }) => message)).toEqual(posts.map(() => "Lead not stored"));
    expect(await createLeadsApi(database).storedLeads()).toEqual([]);
  });
});
