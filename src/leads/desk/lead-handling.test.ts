import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deskAccounts } from "#database/schema/desk.ts";
import { leadActions } from "#database/schema/leads.ts";
import type { LeadAtDesk } from "./contract.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { aLead, idsOf, listLeads } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

/** Acts like a user who has just read the lead. */
async function act(browser: Browser, id: string, action: string, details: object = {}) {
  const { lastAction: seen } = (await browser.get(`/leads/${id}`)).body as LeadAtDesk;
  return browser.post(`/leads/${id}/actions`, { action, ...details, seen });
}

const receivedHoursAgo = (hours: number) => ({
  createdAt: new Date(Date.now() - hours * 3_600_000),
});

describeOnBothEnginesByNight("handling of leads", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedIn(database, "manager");
  });

  // Rule 10.32.
  test("takes, answers and closes a lead, and logs by whom", async () => {
    const id = await aLead(database);
    const { body: unread } = await browser.get(`/leads/${id}`);
    expect(unread).toMatchObject({ handling: "new", owner: null, actions: [], lastAction: null });
    const { body: taken } = await act(browser, id, "take");
    expect(taken).toMatchObject({ handling: "taken", owner: { name: "manager" } });
    await act(browser, id, "note", { note: " Prefers the garden. " });
    const { body: answered } = await act(browser, id, "answer", { channel: "phone" });
    expect(answered).toMatchObject({ handling: "answered" });
    const { body } = await act(browser, id, "close", { outcome: "won" });
    expect(body).toMatchObject({
      handling: "closed",
      outcome: "won",
      actions: [
        { action: "take", actor: "manager" },
        { action: "note", note: "Prefers the garden." },
        { action: "answer", detail: "phone" },
        { action: "close", detail: "won" },
      ],
    });
    expect(body.fields.answeredAt).not.toBeNull();
    expect((await act(browser, id, "take")).status).toBe(409);
    const log = await readActions(database);
    const changes = log.filter(({ action }) => /^lead\.(?!read)/.test(action));
    expect(changes.map(({ action }) => action)).toEqual([
      "lead.take",
      "lead.note",
      "lead.answer",
      "lead.close",
    ]);
    expect(JSON.stringify(log)).not.toContain("garden");
  });

  test("reopens a closed lead as answered, and withdraws a wrong answer", async () => {
    const id = await aLead(database);
    await act(browser, id, "answer", { channel: "whatsapp" });
    await act(browser, id, "close", { outcome: "lost" });
    const { body: opened } = await act(browser, id, "reopen");
    expect(opened).toMatchObject({ handling: "answered", outcome: null });
    const { body } = await act(browser, id, "reopen");
    expect(body).toMatchObject({ handling: "taken", fields: { answeredAt: null } });
    expect((await listLeads(browser)).unanswered).toBe(1);
  });

  test("tells the second of two users what the first did", async () => {
    const other = await signedIn(database, "administrator");
    const id = await aLead(database);
    const take = { action: "take", seen: null };
    const both = await Promise.all(
      [browser, other].map((one) => one.post(`/leads/${id}/actions`, take)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await database.orm.$count(leadActions)).toBe(1);
    // Notes never conflict.
    const note = { action: "note", note: "Called twice.", seen: null };
    expect((await other.post(`/leads/${id}/actions`, note)).status).toBe(200);
  });

  // Rule 10.33.
  test("counts unanswered guests without sign-ups and spam, per restaurant for its role", async () => {
    const received = receivedHoursAgo(30);
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" }, received);
    const madrid = await aLead(database, { restaurant: "rubaiyat-madrid" });
    await aLead(database, { form: "newsletter_form", restaurant: "" });
    await aLead(database, { state: "quarantined" });
    const page = await listLeads(browser, "?handling=unanswered");
    expect(idsOf(page)).toEqual([madrid, rio]);
    expect(page.unanswered).toBe(2);
    expect(page.unansweredSince).toBe(received.createdAt.toISOString());
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    expect((await listLeads(ofMadrid)).unanswered).toBe(1);
    await act(ofMadrid, madrid, "answer", { channel: "mail" });
    expect((await listLeads(browser)).unanswered).toBe(1);
    expect(await listLeads(ofMadrid)).toMatchObject({ unanswered: 0, unansweredSince: null });
  });

  test("finds leads by handling, owner and age", async () => {
    const mine = await aLead(database);
    const old = await aLead(database, {}, receivedHoursAgo(25));
    await act(browser, mine, "take");
    const found = async (query: string) => idsOf(await listLeads(browser, `?${query}`));
    expect(await found("handling=taken")).toEqual([mine]);
    expect(await found("handling=new")).toEqual([old]);
    expect(await found("owner=me")).toEqual([mine]);
    expect(await found("owner=nobody")).toEqual([old]);
    expect(await found("age=24")).toEqual([old]);
    expect(await found("age=72")).toEqual([]);
    for (const wrong of ["handling=done", "age=1", "age=x"]) {
      expect.soft((await browser.get(`/leads?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("assigns a lead only to deciders, and unassigns it with its account", async () => {
    const madrid = await aLead(database, { restaurant: "rubaiyat-madrid" });
    await signedIn(database, "lead-reader");
    await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const { colleagues } = (await browser.get(`/leads/${madrid}`)).body as LeadAtDesk;
    expect(colleagues.map(({ name }) => name)).toEqual(["manager", "restaurant"]);
    const [, waiter] = colleagues;
    const owner = waiter!.id;
    const { body: assigned } = await act(browser, madrid, "assign", { owner });
    expect(assigned).toMatchObject({ owner: waiter, actions: [{ detail: "restaurant" }] });
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" });
    expect((await act(browser, rio, "assign", { owner })).status).toBe(409);
    expect((await act(browser, rio, "assign", { owner: "nobody" })).status).toBe(422);
    await database.orm.delete(deskAccounts).where(eq(deskAccounts.id, owner));
    const { body: left } = await browser.get(`/leads/${madrid}`);
    expect(left).toMatchObject({ handling: "taken", owner: null });
  });

  test("refuses actions on other restaurants' leads, on sign-ups, or without rights", async () => {
    const rio = await aLead(database, { restaurant: "rubaiyat-rio" });
    const signUp = await aLead(database, { form: "newsletter_form" });
    const take = { action: "take", seen: null };
    const ofMadrid = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const reader = await signedIn(database, "lead-reader");
    expect((await ofMadrid.post(`/leads/${rio}/actions`, take)).status).toBe(404);
    expect((await reader.post(`/leads/${rio}/actions`, take)).status).toBe(403);
    expect((await browser.post(`/leads/${signUp}/actions`, take)).status).toBe(409);
    const notes = ["  ", "x".repeat(2001)].map((note) => ({ action: "note", note }));
    for (const wrong of [{ action: "steal" }, { action: "close", outcome: "maybe" }, ...notes]) {
      const { status } = await browser.post(`/leads/${rio}/actions`, { ...wrong, seen: null });
      expect.soft(status, JSON.stringify(wrong).slice(0, 60)).toBe(422);
    }
    expect(await database.orm.$count(leadActions)).toBe(0);
  });
});
