import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#database/connect.server.ts";
import { deskSessions } from "#database/schema/desk.ts";
import { leads } from "#database/schema/leads.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { aLead, detailsOf, idsOf, listLeads as list } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

function setState(database: Database, id: string, state: "parked" | "unknown" | "delivered") {
  return database.orm.update(leads).set({ state }).where(eq(leads.id, id));
}

/** The session is as old as if somebody had signed in an hour ago. */
function makeStale({ orm }: Database) {
  return orm.update(deskSessions).set({ createdAt: sql`now() - interval '1 hour'` });
}

describeOnBothEnginesByNight("leads at the desk", (getDatabase) => {
  test("every lead is on one page, the newest first", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await aLead(getDatabase()));
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const after: string = next === "" ? "" : `&after=${encodeURIComponent(next)}`;
      const page = await list(browser, `?limit=3${after}`);
      seen.push(...idsOf(page));
      ({ next } = page);
    }
    expect(seen).toEqual(ids);
    for (const wrong of ["limit=0", "limit=x", "after=now", "since=yesterday", "form=none"]) {
      expect.soft((await browser.get(`/leads?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("filters find what they name, and wildcards are letters", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio", name: "Ana 100% Lima" });
    const madrid = await aLead(getDatabase(), {
      restaurant: "rubaiyat-madrid",
      email: "Bruno@Example.com",
    });
    await setState(getDatabase(), madrid, "parked");
    expect(idsOf(await list(browser, "?restaurant=rubaiyat-rio"))).toEqual([rio]);
    expect(idsOf(await list(browser, "?state=parked"))).toEqual([madrid]);
    expect(idsOf(await list(browser, "?email=bruno@example.com"))).toEqual([madrid]);
    expect(idsOf(await list(browser, "?search=100%25%20lima"))).toEqual([rio]);
    expect(idsOf(await list(browser, "?search=%25%25"))).toEqual([]);
    expect(idsOf(await list(browser, "?until=2020-01-01"))).toEqual([]);
    expect(idsOf(await list(browser, "?state=waiting-for-a-person"))).toEqual([madrid]);
    expect((await list(browser)).waitingForAPerson).toBe(1);
  });

  test("a day is one of the group's own, however late it is elsewhere", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    // Half past eleven in the evening in São Paulo.
    const createdAt = new Date("2026-05-04T02:30:00Z");
    await getDatabase().orm.update(leads).set({ createdAt }).where(eq(leads.id, id));
    const on = (day: string) => `?since=${day}&until=${day}`;
    expect(idsOf(await list(browser, on("2026-05-03")))).toEqual([id]);
    expect(idsOf(await list(browser, on("2026-05-04")))).toEqual([]);
    expect((await browser.get(`/counts${on("2026-05-03")}`)).body).toEqual([
      { day: "2026-05-03", restaurant: "rubaiyat-madrid", form: "event_form", count: 1 },
    ]);
    expect((await browser.get("/counts")).body).toEqual([]);
  });

  test("suspected spam is counted only where it is asked for", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    await aLead(getDatabase());
    await aLead(getDatabase(), { state: "quarantined" });
    expect((await browser.get("/counts")).body).toMatchObject([{ count: 1 }]);
    expect((await browser.get("/counts?state=quarantined")).body).toMatchObject([{ count: 1 }]);
  });

  test("somebody of one restaurant sees and decides about its leads alone", async () => {
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const madrid = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    await setState(getDatabase(), rio, "parked");
    const browser = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    expect(await list(browser)).toMatchObject({ leads: [{ id: madrid }], waitingForAPerson: 0 });
    expect(idsOf(await list(browser, "?restaurant=rubaiyat-rio"))).toEqual([]);
    expect((await browser.get(`/leads/${rio}`)).status).toBe(404);
    expect((await browser.post(`/leads/${rio}/redeliver`)).status).toBe(404);
    expect((await browser.post(`/leads/${madrid}/erase`)).status).toBe(403);
    const { body } = await browser.get("/counts");
    expect(body).toMatchObject([{ restaurant: "rubaiyat-madrid", count: 1 }]);
    const csv = (await browser.get("/leads.csv")).body;
    expect(csv).toContain(madrid);
    expect(csv).not.toContain(rio);
  });

  test("a lead has its fields and history, and whoever reads it is in the log", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase(), { email: "twice@example.com" });
    await aLead(getDatabase(), { email: "Twice@example.com" });
    const { body } = await browser.get(`/leads/${id}`);
    expect(body).toMatchObject({
      id,
      state: "waiting",
      ofSamePerson: 2,
      fields: { id, email: "twice@example.com" },
      history: [{ state: "waiting" }],
    });
    expect(await detailsOf(getDatabase(), "lead.read")).toEqual([{ lead: id }]);
    expect((await browser.get("/leads/1")).status).toBe(404);
    expect((await browser.get("/leads/00000000-0000-4000-8000-000000000000")).status).toBe(404);
  });

  test("a person frees what is no spam, sends again what was refused, and settles what is unknown", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const spam = await aLead(getDatabase(), { state: "quarantined" });
    const parked = await aLead(getDatabase());
    const unknown = await aLead(getDatabase());
    await setState(getDatabase(), parked, "parked");
    await setState(getDatabase(), unknown, "unknown");
    expect((await browser.post(`/leads/${spam}/redeliver`)).status).toBe(409);
    expect((await browser.post(`/leads/${spam}/good`)).body).toMatchObject({ state: "waiting" });
    expect((await browser.post(`/leads/${spam}/good`)).status).toBe(409);
    expect((await browser.post(`/leads/${parked}/redeliver`)).body).toMatchObject({
      state: "waiting",
    });
    expect((await browser.post(`/leads/${unknown}/settle`, { decision: "maybe" })).status).toBe(
      422,
    );
    const settled = await browser.post(`/leads/${unknown}/settle`, { decision: "delivered" });
    expect(settled.body).toMatchObject({ state: "delivered" });
    expect((await browser.post(`/leads/${unknown}/redeliver`)).status).toBe(409);
    expect(await detailsOf(getDatabase(), "lead.settle")).toEqual([
      { lead: unknown, decision: "delivered" },
    ]);
  });

  test("an export is a CSV without formulas, after a fresh sign-in, and in the log", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    await aLead(getDatabase(), { name: '=HYPERLINK("https://evil.example")' });
    const csv: string = (await browser.get("/leads.csv?search=HYPERLINK")).body;
    expect(csv.startsWith("\uFEFFRecebido em;Nome;E-mail;")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK`);
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(await detailsOf(getDatabase(), "leads.export-begun")).toEqual([{}]);
    expect(await detailsOf(getDatabase(), "leads.exported")).toEqual([{ rows: 1 }]);
    await makeStale(getDatabase());
    expect((await browser.get("/leads.csv")).body).toMatchObject({ code: "sign-in-again" });
  });

  // Rule 10.10.
  test("an export speaks the account's language, with the columns and the clock that were asked for", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase(), { subject: "parcerias", message: "a;b" });
    const createdAt = new Date("2026-05-04T02:30:00Z");
    await getDatabase().orm.update(leads).set({ createdAt }).where(eq(leads.id, id));
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

  test("everything that a person sent is erased at once, with what the platform may have", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const first = await aLead(getDatabase(), { email: "gone@example.com" });
    const second = await aLead(getDatabase(), { email: "Gone@example.com" });
    const other = await aLead(getDatabase());
    await setState(getDatabase(), second, "delivered");
    expect((await browser.post(`/leads/${first}/erase`)).body).toEqual({
      deleted: 2,
      platformIds: [],
      perhapsAtPlatform: 1,
    });
    expect(idsOf(await list(browser))).toEqual([other]);
    expect(JSON.stringify(await detailsOf(getDatabase(), "leads.erased"))).not.toContain("gone@");
    await makeStale(getDatabase());
    expect((await browser.post(`/leads/${other}/erase`)).status).toBe(403);
  });
});
