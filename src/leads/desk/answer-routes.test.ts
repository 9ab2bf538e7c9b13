import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { FilledTemplate, LeadAtDesk } from "./contract.ts";
import { groupMail } from "#tests/mail-server.ts";
import { leadActions } from "#database/schema/leads.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { aLead } from "#tests/desk-leads.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const ANSWER = { subject: "Seu evento", text: "Olá, Maria.", quote: null };
const GUEST = { email: "Maria@example.com" };
const MAIL = groupMail("smtp://127.0.0.1:1");

describeWithDatabase("answers at the desk", (database) => {
  // Rule 10.34.
  test("stores an answer once, logs it without its text, and shows its state", async () => {
    const browser = await signedIn(database, "manager", [], { mail: MAIL });
    const id = await aLead(database);
    const path = `/leads/${id}/answers/${randomUUID()}`;
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await browser.put(path, ANSWER);
      expect(status).toBe(200);
      const shown = { subject: "Seu evento", actor: "manager", state: "waiting", hasQuote: false };
      expect((body as LeadAtDesk).answers).toMatchObject([shown]);
    }
    const log = JSON.stringify(await readActions(database));
    expect(log).toContain("lead.answer");
    expect(log).not.toContain("Maria.");
    expect((await browser.post(`${path}/settle`, { decision: "resend" })).status).toBe(409);
  });

  test("sends nothing without rights, mail or valid text", async () => {
    const manager = await signedIn(database, "manager", [], { mail: MAIL });
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" });
    const signUp = await aLead(database, { form: "newsletter_form" });
    const answerTo = (id: string) => `/leads/${id}/answers/${randomUUID()}`;
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const withoutMail = await signedIn(database, "administrator");
    expect((await ofMadrid.put(answerTo(rio), ANSWER)).status).toBe(404);
    expect((await withoutMail.put(answerTo(rio), ANSWER)).status).toBe(409);
    expect((await manager.put(answerTo(signUp), ANSWER)).status).toBe(409);
    for (const wrong of [{ subject: " " }, { text: "x".repeat(10_001) }, { quote: {} }]) {
      expect.soft((await manager.put(answerTo(rio), { ...ANSWER, ...wrong })).status).toBe(422);
    }
    expect(await database.orm.$count(leadAnswers)).toBe(0);
  });

  // Rule 10.72.
  test("refuses an unfinished answer with its fields", async () => {
    await prepareDatabase(database);
    const manager = await signedIn(database, "manager", [], { mail: MAIL });
    const id = await aLead(database, { restaurant: "rubaiyat-madrid", language: "es" });
    const { body: templates } = await manager.get(`/leads/${id}/templates`);
    const { text: untouched } = (templates as FilledTemplate[]).find(
      ({ gaps }) => gaps.length > 0,
    )!;
    const put = (changes: object) =>
      manager.put(`/leads/${id}/answers/${randomUUID()}`, { ...ANSWER, ...changes });
    const line = { what: "Cena", quantity: 1, unitPrice: 100 };
    const on = { date: "2047-05-20", begins: "20:00", ends: "01:00", validUntil: "" };
    const offer = { guests: 2, rooms: [], currency: "EUR", lines: [line], conditions: "" };
    const quote = (changes: object) => ({ quote: { ...on, ...offer, ...changes } });
    const inMadrid = Temporal.Now.plainDateISO("Europe/Madrid");
    const wrong = [
      [{ text: untouched.replaceAll(/\s+/g, " ") }, "text"],
      [{ subject: "Su evento en {casa}" }, "subject"],
      [quote({ date: inMadrid.subtract({ days: 1 }).toString() }), "quote.date"],
    ] as const;
    for (const [changes, field] of wrong) {
      const body = { code: "invalid", fields: [field] };
      expect.soft(await put(changes), field).toMatchObject({ status: 422, body });
    }
    expect(await database.orm.$count(leadAnswers)).toBe(0);
    const text = untouched.replace("\n\n\n\n", "\n\nSí, tenemos mesa.\n\n");
    expect((await put({ text, ...quote({ date: inMadrid.toString() }) })).status).toBe(200);
  });

  // Rule 10.73.
  test("shows an earlier answer to the guest before sending a second", async () => {
    const ana = await signedIn(database, "manager", [], { mail: MAIL });
    const bea = await signedIn(database, "administrator", [], { mail: MAIL });
    const waiter = await signedIn(database, "restaurant", ["rubaiyat-madrid"], { mail: MAIL });
    const rio = await aLead(database, { ...GUEST, restaurant: "rubaiyat-rio" });
    const madrid = await aLead(database, { ...GUEST, restaurant: "rubaiyat-madrid" });
    const put = (browser: Browser, lead: string, changes: object, id: string = randomUUID()) =>
      browser.put(`/leads/${lead}/answers/${id}`, { ...ANSWER, seen: [], ...changes });
    const first = randomUUID();
    // A second press repeats the same answer.
    for (let press = 0; press < 2; press += 1) {
      expect((await put(ana, rio, { text: "Sim." }, first)).status).toBe(200);
    }
    const known = { id: first, lead: rio, actor: "manager", channel: "desk", text: "Sim." };
    for (const lead of [rio, madrid]) {
      const refused = { status: 409, body: { code: "conflict", answers: [known] } };
      expect(await put(bea, lead, { text: "Não." })).toMatchObject(refused);
    }
    // Another restaurant's answer is not shown to the waiter.
    const call = { action: "answer", channel: "phone", seen: null };
    expect((await waiter.post(`/leads/${madrid}/actions`, call)).status).toBe(200);
    const { answers: ofHouse } = (await put(waiter, madrid, {})).body;
    expect(ofHouse).toMatchObject([{ lead: madrid, actor: "restaurant", channel: "phone" }]);
    const { answers } = (await put(bea, madrid, { seen: [first] })).body;
    expect(answers).toEqual(ofHouse);
    const seen = [first, answers[0].id];
    expect((await put(bea, madrid, { text: "Não.", seen })).status).toBe(200);
    const old = new Date(Date.now() - 25 * 3_600_000);
    await database.orm.update(leadAnswers).set({ createdAt: old });
    await database.orm.update(leadActions).set({ at: old });
    const other = await aLead(database, { ...GUEST, restaurant: "rubaiyat-chile" });
    expect((await put(ana, other, {})).status).toBe(200);
  });

  test("asks about one of two concurrent first answers", async () => {
    const ana = await signedIn(database, "manager", [], { mail: MAIL });
    const ids = [await aLead(database, GUEST), await aLead(database, GUEST)];
    const both = await Promise.all(
      ids.map((id) => ana.put(`/leads/${id}/answers/${randomUUID()}`, ANSWER)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await ana.get(`/leads/${ids[0]}/progress`);
    expect(Object.keys(body)).toEqual(["version", "answering"]);
    expect(await readActions(database, "lead.read")).toEqual([]);
  });

  // Rule 10.35.
  test("fills templates in the guest's language, omitting lines with unknown facts", async () => {
    await prepareDatabase(database);
    const browser = await signedIn(database, "manager");
    const templateFor = async (changes: object) => {
      const { body } = await browser.get(`/leads/${await aLead(database, changes)}/templates`);
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
