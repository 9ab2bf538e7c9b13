import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { prepareDatabase } from "#database/seed.ts";
import type { FilledTemplate, LeadAtDesk } from "#desk/leads-contract.ts";
import { groupMail } from "#tests/mail-server.ts";
import { readActions, signedIn } from "#tests/desk-browser.ts";
import { aLead } from "#tests/desk-leads.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const ANSWER = { subject: "Seu evento", text: "Olá, Maria.", quote: null };
const MAIL = groupMail("smtp://127.0.0.1:1");

describeWithDatabase("answers at the desk", (getDatabase) => {
  // Rule 10.34.
  test("an answer is stored once, named in the log without a word of it, and shown with its state", async () => {
    const browser = await signedIn(getDatabase(), "manager", [], { mail: MAIL });
    const id = await aLead(getDatabase());
    const path = `/leads/${id}/answers/${randomUUID()}`;
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await browser.put(path, ANSWER);
      expect(status).toBe(200);
      const shown = { subject: "Seu evento", actor: "manager", state: "waiting", hasQuote: false };
      expect((body as LeadAtDesk).answers).toMatchObject([shown]);
    }
    const log = JSON.stringify(await readActions(getDatabase()));
    expect(log).toContain("lead.answer");
    expect(log).not.toContain("Maria.");
    expect((await browser.post(`${path}/settle`, { decision: "resend" })).status).toBe(409);
  });

  test("who may not answer, cannot mail, or writes what is no answer, sends nothing", async () => {
    const manager = await signedIn(getDatabase(), "manager", [], { mail: MAIL });
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const signUp = await aLead(getDatabase(), { form: "newsletter_form" });
    const answerTo = (id: string) => `/leads/${id}/answers/${randomUUID()}`;
    const ofMadrid = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const withoutMail = await signedIn(getDatabase(), "administrator");
    expect((await ofMadrid.put(answerTo(rio), ANSWER)).status).toBe(404);
    expect((await withoutMail.put(answerTo(rio), ANSWER)).status).toBe(409);
    expect((await manager.put(answerTo(signUp), ANSWER)).status).toBe(409);
    const line = { what: "Jantar", quantity: 1, unitPrice: 100 };
    const on = { date: "2047-05-20", begins: "", ends: "", validUntil: "" };
    const quote = { ...on, guests: 2, rooms: [], currency: "BRL", lines: [line], conditions: "" };
    const wrongQuotes = [
      { date: "2047-02-30" },
      { begins: "25:00" },
      { lines: [] },
      { lines: Array.from({ length: 41 }, () => line) },
      { lines: [{ ...line, unitPrice: -1 }] },
      { currency: "USD" },
    ].map((wrong) => ({ quote: { ...quote, ...wrong } }));
    for (const wrong of [{ subject: " " }, { text: "x".repeat(10_001) }, ...wrongQuotes]) {
      const { status } = await manager.put(answerTo(rio), { ...ANSWER, ...wrong });
      expect.soft(status, JSON.stringify(wrong).slice(0, 80)).toBe(422);
    }
    expect(await getDatabase().orm.$count(leadAnswers)).toBe(0);
  });

  // Rule 10.35.
  test("templates come in the guest's language with what is known, and without lines about what is not", async () => {
    await prepareDatabase(getDatabase());
    const browser = await signedIn(getDatabase(), "manager");
    const templateFor = async (changes: object) => {
      const { body } = await browser.get(`/leads/${await aLead(getDatabase(), changes)}/templates`);
      return (body as FilledTemplate[]).find(({ slug }) => slug === "proposta-de-evento")!;
    };
    const ofMadrid = { restaurant: "rubaiyat-madrid", language: "es", name: "José\nGarcía" };
    const { subject, text } = await templateFor(ofMadrid);
    expect(subject).toBe("Su evento en Rubaiyat Madrid");
    expect(text).toMatch(/^Hola, José García:\n/);
    expect(text).toContain("Invitados: 120");
    const group = await templateFor({ restaurant: "", guestCount: null, preferredDate: "" });
    expect(group.text).not.toMatch(/Data:|Convidados:|Se preferir|[{}]/);
  });
});
