import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import {
  createDatabasePlace,
  describeWithDatabase,
  enginesOfThisRun,
} from "#tests/test-database.ts";
import { LEAD_LIMITS } from "./lead-limits.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { CONSENT_VERSION } from "./form-fields.ts";
import { leadAccepted } from "./leads.contract.ts";

const NOTHING = { source: "", medium: "", campaign: "", content: "", term: "" };

describeWithDatabase("posting a form", (getDatabase) => {
  // Rule 6.2.
  test("a contact message becomes a lead with a job", async () => {
    const { post, storedLeads, jobs } = createLeadsApi(getDatabase());
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

  test("an event quote becomes a lead with its score", async () => {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const { subject: _, ...quote } = aQuotePost();
    expect((await post("/events/quote", quote)).body.message).toBe("Mensagem enviada com sucesso!");
    expect(await storedLeads()).toMatchObject([
      {
        form: "event_form",
        subject: "eventos",
        eventType: "Casamento",
        guestCount: 120,
        budget: "Alto",
        preferredDate: "2047-05-20",
        score: 100,
        campaign: NOTHING,
      },
    ]);
  });

  test("an event quote may leave open what only an event has", async () => {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const open = { eventType: "", guestCount: "", budget: "", preferredDate: "" };
    expect((await post("/events/quote", aQuotePost(open))).status).toBe(201);
    expect(await storedLeads()).toMatchObject([{ guestCount: null, preferredDate: "", score: 50 }]);
  });

  test("a newsletter post keeps the text that was agreed to, where it was shown", async () => {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const shown = aNewsletterPost({ consentVersion: CONSENT_VERSION, language: "es" });
    expect((await post("/newsletter", shown)).body.message).toBe("¡Formulario enviado con éxito!");
    expect(await storedLeads()).toMatchObject([
      {
        form: "newsletter_form",
        name: "Maria Silva",
        message: "",
        score: 10,
        state: "waiting",
        consent: {
          text: expect.stringMatching(/^Al suscribirse, acepta/),
          version: CONSENT_VERSION,
        },
      },
    ]);
  });

  test("the news page's newsletter posts an e-mail alone, and claims no consent", async () => {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const { status, body } = await post("/newsletter", { email: "maria@example.com" });
    expect([status, body.message]).toEqual([201, "Formulário enviado com sucesso!"]);
    expect(await storedLeads()).toMatchObject([{ name: "", consent: null }]);
  });

  test.each([
    ["application/x-www-form-urlencoded", (fields: URLSearchParams) => fields],
    [
      "multipart/form-data",
      (fields: URLSearchParams) => {
        const data = new FormData();
        for (const [name, value] of fields) data.set(name, value);
        data.set("attachment", new File(["x"], "x.txt"));
        return data;
      },
    ],
  ])("%s is read like JSON", async (_, encode) => {
    const { send, storedLeads } = createLeadsApi(getDatabase());
    const fields = new URLSearchParams(aQuotePost() as Record<string, string>);
    expect((await send("/events/quote", { body: encode(fields) })).status).toBe(201);
    expect(await storedLeads()).toMatchObject([{ name: "Maria Silva", guestCount: 120 }]);
  });

  test.each([
    ["the honeypot", { remarks: "https://spam.example" }],
    ["no time to write", { elapsed: 120 }],
  ])("suspected spam (%s) looks like a success, is stored, and is not sent", async (_, changes) => {
    const { post, storedLeads, jobs } = createLeadsApi(getDatabase());
    const { status, body } = await post("/contact", aContactPost(changes));
    expect([status, body.message]).toEqual([201, "Mensagem enviada com sucesso!"]);
    expect(await storedLeads()).toMatchObject([
      {
        id: body.data.id,
        state: "quarantined",
        reason: expect.stringMatching(/^Suspeita de spam/),
      },
    ]);
    expect(await jobs()).toEqual([]);
  });

  test("a page of another site cannot post in a visitor's name", async () => {
    const { send, storedLeads } = createLeadsApi(getDatabase());
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
  ])("language %j with %j gives '%s'", async (language, headers, message) => {
    const { post } = createLeadsApi(getDatabase());
    const response = await post("/contact", aContactPost({ language }), headers as {});
    expect(response.body.message).toBe(message);
  });

  test("a refusal of the database is shown to the visitor, and logged without what was typed", async () => {
    const { post, lines, storedLeads } = createLeadsApi(getDatabase(), {
      onLeadStored: async (transaction) => {
        await transaction.execute(sql`select ${"maria@example.com"} from no_such_table`);
      },
    });
    const response = await post("/contact", aContactPost());
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response).toMatchObject({
      status: 503,
      body: { title: "Service unavailable", detail: "Erro ao enviar mensagem. Tente novamente." },
    });
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

  test("nothing personal reaches the log, whatever becomes of a post", async () => {
    const { post, lines } = createLeadsApi(getDatabase(), {
      limits: { ...LEAD_LIMITS, perIp: 2 },
    });
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

test.each(enginesOfThisRun())(
  "without its %s database every form says so, in words",
  async (engine) => {
    const place = await createDatabasePlace(engine);
    const database = await connectDatabase(place.options);
    const { post, lines } = createLeadsApi(database);
    await database.close();
    const posts = [
      await post("/contact", aContactPost()),
      await post("/events/quote", aQuotePost()),
      await post("/newsletter", aNewsletterPost({ language: "en" })),
    ];
    expect(posts.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(posts.map(({ body }) => body.detail)).toEqual([
      "Erro ao enviar mensagem. Tente novamente.",
      "Erro ao enviar mensagem. Tente novamente.",
      "Error sending message. Please try again.",
    ]);
    expect(lines.map(({ message }) => message)).toEqual(posts.map(() => "Lead not stored"));

    // What was refused is nowhere, and comes through when it is sent again.
    const again = await connectDatabase(place.options);
    const retried = createLeadsApi(again);
    expect(await retried.storedLeads()).toEqual([]);
    expect((await retried.post("/contact", aContactPost())).status).toBe(201);
    await again.close();
    await place.remove();
  },
);
