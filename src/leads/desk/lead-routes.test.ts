import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { deskSessions } from "#database/schema/desk.ts";
import { leadActions } from "#database/schema/leads.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { aLead, detailsOf, idsOf, listLeads as list } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

/** 23:30 in São Paulo, the next day elsewhere. */
const AT_NIGHT = { createdAt: new Date("2026-05-04T02:30:00Z") };

/** Makes the session's sign-in an hour old. */
function makeStale({ orm }: Database) {
  return orm.update(deskSessions).set({ createdAt: sql`now() - interval '1 hour'` });
}

describeOnBothEnginesByNight("leads at the desk", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedIn(database, "manager");
  });

  test("lists every lead once over all pages, newest first", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await aLead(database));
    const seen: string[] = [];
    let after = "";
    do {
      const page = await list(browser, `?limit=3&after=${encodeURIComponent(after)}`);
      seen.push(...idsOf(page));
      after = page.next ?? "";
    } while (after !== "");
    expect(seen).toEqual(ids);
    for (const wrong of ["limit=0", "limit=x", "after=now", "since=yesterday", "form=none"]) {
      expect.soft((await browser.get(`/leads?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("finds what filters name, and treats wildcards as letters", async () => {
    const rio = await aLead(database, { restaurant: "rubaiyat-rio", name: "Ana 100% Lima" });
    const ofBruno = {
      restaurant: "rubaiyat-madrid",
      email: "Bruno@Example.com",
      phone: "+34 91 359-1000",
    };
    const madrid = await aLead(database, ofBruno, { state: "parked" });
    const found = async (query: string) => idsOf(await list(browser, `?${query}`));
    expect(await found("restaurant=rubaiyat-rio")).toEqual([rio]);
    expect(await found("state=parked")).toEqual([madrid]);
    expect(await found("email=bruno@example.com")).toEqual([madrid]);
    expect(await found("search=100%25%20lima")).toEqual([rio]);
    expect(await found("search=%25%25")).toEqual([]);
    expect(await found("search=913%20591%20000")).toEqual([madrid]);
    expect(await found("subject=parcerias")).toEqual([]);
    expect(await found("until=2020-01-01")).toEqual([]);
    expect(await found("state=waiting-for-a-person")).toEqual([madrid]);
    expect((await list(browser)).waitingForAPerson).toBe(1);
  });

  test.each([
    ["jose muller", "José Müller".normalize("NFD")],
    ["JOSÉ", "jose"],
    ["lodz", "Wojtek Łódź"],
    ["weiß", "Frau WEISS"],
    ["παπαδοπουλος", "Ελένη ΠΑΠΑΔΟΠΟΎΛΟΣ"],
    ["igdir", "Ayşe Iğdır"],
  ])("a search for %s finds %s, without regard to accents, form and case", async (search, name) => {
    const id = await aLead(database, { name });
    await aLead(database, { name: "Ana Lima" });
    expect(idsOf(await list(browser, `?search=${encodeURIComponent(search)}`))).toEqual([id]);
  });

  test("counts days by São Paulo's clock", async () => {
    const id = await aLead(database, { restaurant: "rubaiyat-madrid" }, AT_NIGHT);
    const on = (day: string) => `?since=${day}&until=${day}`;
    expect(idsOf(await list(browser, on("2026-05-03")))).toEqual([id]);
    expect(idsOf(await list(browser, on("2026-05-04")))).toEqual([]);
    const counted = { restaurant: "rubaiyat-madrid", form: "event_form", count: 1 };
    const { body } = await browser.get(`/counts${on("2026-05-03")}`);
    expect(body).toEqual([{ day: "2026-05-03", ...counted }]);
    expect((await browser.get("/counts")).body).toEqual([]);
  });

  test("shows the role restaurant only its leads, and lets it decide", async () => {
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" }, { state: "parked" });
    const madrid = await aLead(database, { restaurant: "rubaiyat-madrid" });
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    expect(await list(ofMadrid)).toMatchObject({ leads: [{ id: madrid }], waitingForAPerson: 0 });
    expect(idsOf(await list(ofMadrid, "?restaurant=rubaiyat-rio"))).toEqual([]);
    expect((await ofMadrid.get(`/leads/${rio}`)).status).toBe(404);
    expect((await ofMadrid.post(`/leads/${rio}/redeliver`)).status).toBe(404);
    expect((await ofMadrid.post(`/leads/${madrid}/erase`)).status).toBe(403);
    const { body } = await ofMadrid.get("/counts");
    expect(body).toMatchObject([{ restaurant: "rubaiyat-madrid", count: 1 }]);
    const csv = (await ofMadrid.get("/leads.csv")).body;
    expect(csv).toContain(madrid);
    expect(csv).not.toContain(rio);
  });

  test("shows fields and history, and logs the reader", async () => {
    const id = await aLead(database, { email: "twice@example.com" });
    await aLead(database, { email: "Twice@example.com" });
    const { body } = await browser.get(`/leads/${id}`);
    expect(body).toMatchObject({
      id,
      state: "waiting",
      ofSamePerson: 2,
      fields: { id, email: "twice@example.com" },
      history: [{ state: "waiting" }],
    });
    expect(await detailsOf(database, "lead.read")).toEqual([{ lead: id }]);
    expect((await browser.get("/leads/1")).status).toBe(404);
    expect((await browser.get("/leads/00000000-0000-4000-8000-000000000000")).status).toBe(404);
  });

  test("releases good leads, resends refused ones, and settles unknown ones", async () => {
    const spam = await aLead(database, { state: "quarantined" });
    const parked = await aLead(database, {}, { state: "parked" });
    const unknown = await aLead(database, {}, { state: "unknown" });
    const decide = async (id: string, what: string, decision?: string) => {
      const { status, body } = await browser.post(`/leads/${id}/${what}`, { decision });
      return status === 200 ? body.state : status;
    };
    expect(await decide(spam, "redeliver")).toBe(409);
    expect(await decide(spam, "good")).toBe("waiting");
    expect(await decide(spam, "good")).toBe(409);
    expect(await decide(parked, "redeliver")).toBe("waiting");
    expect(await decide(unknown, "settle", "maybe")).toBe(422);
    expect(await decide(unknown, "settle", "delivered")).toBe("delivered");
    expect(await decide(unknown, "redeliver")).toBe(409);
    const settled = { lead: unknown, decision: "delivered" };
    expect(await detailsOf(database, "lead.settle")).toEqual([settled]);
  });

  test("exports CSV without formulas after a fresh sign-in, and logs it", async () => {
    await aLead(database, { name: '=HYPERLINK("https://evil.example")' });
    const csv: string = (await browser.get("/leads.csv?search=HYPERLINK")).body;
    expect(csv.startsWith("\uFEFFRecebido em;Nome;E-mail;")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK`);
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(await detailsOf(database, "leads.export-begun")).toEqual([{}]);
    expect(await detailsOf(database, "leads.exported")).toEqual([{ rows: 1 }]);
    await makeStale(database);
    expect((await browser.get("/leads.csv")).body).toMatchObject({ code: "sign-in-again" });
  });

  // Rule 10.10.
  test("exports in the account's language with the requested columns and time zone", async () => {
    await aLead(database, { subject: "parcerias", message: "a;b" }, AT_NIGHT);
    const columns = "received,form,subject,date,handling,guests";
    const query = `columns=${columns}&zone=Europe/Madrid`;
    expect((await browser.get(`/leads.csv?${query}`)).body).toBe(
      "\uFEFFRecebido em;Formulário;Assunto;Data desejada;Atendimento;Convidados\r\n" +
        "04/05/2026 04:30;Pedido de orçamento;Parcerias;20/05/2047;Novo;120\r\n",
    );
    await browser.put("/me", { name: "Ana", language: "en" });
    expect((await browser.get("/leads.csv?columns=received,subject")).body).toBe(
      "\uFEFFReceived,Subject\r\n2026-05-03 23:30,Partnerships\r\n",
    );
    for (const wrong of ["columns=password", "zone=Nowhere/Else"]) {
      expect.soft((await browser.get(`/leads.csv?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("erases a person's leads and notes at once, except what the platform may have", async () => {
    const first = await aLead(database, { email: "gone@example.com" });
    await aLead(database, { email: "Gone@example.com" }, { state: "delivered" });
    const other = await aLead(database);
    const note = { action: "note", note: "Allergic to nuts.", seen: null };
    expect((await browser.post(`/leads/${first}/actions`, note)).status).toBe(200);
    const { body } = await browser.post(`/leads/${first}/erase`);
    expect(body).toEqual({ deleted: 2, platformIds: [], perhapsAtPlatform: 1 });
    expect(idsOf(await list(browser))).toEqual([other]);
    expect(await database.orm.$count(leadActions)).toBe(0);
    expect(JSON.stringify(await detailsOf(database, "leads.erased"))).not.toContain("gone@");
    await makeStale(database);
    expect((await browser.post(`/leads/${other}/erase`)).status).toBe(403);
  });
});
