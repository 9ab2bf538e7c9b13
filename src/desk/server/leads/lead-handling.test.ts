import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#database/connect.server.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import type { LeadAtDesk } from "#desk/leads-contract.ts";
import { type Browser, readActions, signedIn } from "#tests/desk-browser.ts";
import { aLead, idsOf, listLeads } from "#tests/desk-leads.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

/** What somebody does who has just read the lead. */
async function act(browser: Browser, id: string, step: object) {
  const { lastAction } = (await browser.get(`/leads/${id}`)).body as LeadAtDesk;
  return browser.post(`/leads/${id}/actions`, { ...step, seen: lastAction });
}

function receivedHoursAgo({ orm }: Database, id: string, hours: number) {
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  return orm.update(leads).set({ createdAt }).where(eq(leads.id, id));
}

describeOnBothEnginesByNight("the handling of leads", (getDatabase) => {
  // Rule 10.32.
  test("a guest is taken, answered and closed, and the log says by whom", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase());
    expect((await browser.get(`/leads/${id}`)).body).toMatchObject({
      handling: "new",
      owner: null,
      actions: [],
      lastAction: null,
    });
    expect((await act(browser, id, { action: "take" })).body).toMatchObject({
      handling: "taken",
      owner: { name: "manager" },
    });
    await act(browser, id, { action: "note", note: " Prefers the garden. " });
    expect((await act(browser, id, { action: "answer", channel: "phone" })).body).toMatchObject({
      handling: "answered",
    });
    const { body } = await act(browser, id, { action: "close", outcome: "won" });
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
    expect((await act(browser, id, { action: "take" })).status).toBe(409);
    const log = (await readActions(getDatabase())).filter(({ action }) =>
      action.startsWith("lead."),
    );
    expect(log.map(({ action }) => action).filter((action) => action !== "lead.read")).toEqual([
      "lead.take",
      "lead.note",
      "lead.answer",
      "lead.close",
    ]);
    expect(JSON.stringify(log)).not.toContain("garden");
  });

  test("a closed lead opens again as answered, and an answer that was none is taken back", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase());
    await act(browser, id, { action: "answer", channel: "whatsapp" });
    await act(browser, id, { action: "close", outcome: "lost" });
    expect((await act(browser, id, { action: "reopen" })).body).toMatchObject({
      handling: "answered",
      outcome: null,
    });
    const { body } = await act(browser, id, { action: "reopen" });
    expect(body).toMatchObject({ handling: "taken", fields: { answeredAt: null } });
    expect((await listLeads(browser)).unanswered).toBe(1);
  });

  test("of two who do something at once one is told what the other did", async () => {
    const one = await signedIn(getDatabase(), "manager");
    const other = await signedIn(getDatabase(), "administrator");
    const id = await aLead(getDatabase());
    const both = await Promise.all(
      [one, other].map((browser) =>
        browser.post(`/leads/${id}/actions`, { action: "take", seen: null }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = await getDatabase().orm.select().from(leadActions);
    expect(taken).toHaveLength(1);
    // Nothing is lost by a note.
    const note = { action: "note", note: "Called twice.", seen: null };
    expect((await other.post(`/leads/${id}/actions`, note)).status).toBe(200);
  });

  // Rule 10.33.
  test("unanswered are the guests who wait: no sign-ups, no suspected spam, of a restaurant its own", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const madrid = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    await receivedHoursAgo(getDatabase(), rio, 30);
    await aLead(getDatabase(), { form: "newsletter_form", restaurant: "" });
    await aLead(getDatabase(), { state: "quarantined" });
    const page = await listLeads(browser, "?handling=unanswered");
    expect(idsOf(page)).toEqual([madrid, rio]);
    expect(page.unanswered).toBe(2);
    const waited = Date.now() - Date.parse(page.unansweredSince ?? "");
    expect(Math.round(waited / 3_600_000)).toBe(30);
    const ofMadrid = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    expect((await listLeads(ofMadrid)).unanswered).toBe(1);
    await act(ofMadrid, madrid, { action: "answer", channel: "mail" });
    expect((await listLeads(browser)).unanswered).toBe(1);
    expect(await listLeads(ofMadrid)).toMatchObject({ unanswered: 0, unansweredSince: null });
  });

  test("leads are found by handling, owner and age", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const mine = await aLead(getDatabase());
    const old = await aLead(getDatabase());
    await receivedHoursAgo(getDatabase(), old, 25);
    await act(browser, mine, { action: "take" });
    expect(idsOf(await listLeads(browser, "?handling=taken"))).toEqual([mine]);
    expect(idsOf(await listLeads(browser, "?handling=new"))).toEqual([old]);
    expect(idsOf(await listLeads(browser, "?owner=me"))).toEqual([mine]);
    expect(idsOf(await listLeads(browser, "?owner=nobody"))).toEqual([old]);
    expect(idsOf(await listLeads(browser, "?age=24"))).toEqual([old]);
    expect(idsOf(await listLeads(browser, "?age=72"))).toEqual([]);
    for (const wrong of ["handling=done", "age=1", "age=x"]) {
      expect.soft((await browser.get(`/leads?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("a lead is given to whoever may decide about it, and to nobody once the account is gone", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const madrid = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    await signedIn(getDatabase(), "lead-reader");
    await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const { colleagues } = (await browser.get(`/leads/${madrid}`)).body as LeadAtDesk;
    expect(colleagues.map(({ name }) => name)).toEqual(["manager", "restaurant"]);
    const [, waiter] = colleagues;
    const assign = { action: "assign", owner: waiter?.id };
    expect((await act(browser, madrid, assign)).body).toMatchObject({
      owner: waiter,
      actions: [{ detail: "restaurant" }],
    });
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    expect((await act(browser, rio, assign)).status).toBe(422);
    await getDatabase()
      .orm.delete(deskAccounts)
      .where(eq(deskAccounts.id, waiter?.id ?? ""));
    expect((await browser.get(`/leads/${madrid}`)).body).toMatchObject({
      handling: "taken",
      owner: null,
    });
  });

  test("nobody acts on another restaurant's lead, on a sign-up, or without the right", async () => {
    const manager = await signedIn(getDatabase(), "manager");
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const signUp = await aLead(getDatabase(), { form: "newsletter_form" });
    const take = { action: "take", seen: null };
    const ofMadrid = await signedIn(getDatabase(), "restaurant", ["rubaiyat-madrid"]);
    const reader = await signedIn(getDatabase(), "lead-reader");
    expect((await ofMadrid.post(`/leads/${rio}/actions`, take)).status).toBe(404);
    expect((await reader.post(`/leads/${rio}/actions`, take)).status).toBe(403);
    expect((await manager.post(`/leads/${signUp}/actions`, take)).status).toBe(409);
    for (const wrong of [
      { action: "steal" },
      { action: "close", outcome: "maybe" },
      { action: "note", note: "  " },
      { action: "note", note: "x".repeat(2001) },
    ]) {
      const { status } = await manager.post(`/leads/${rio}/actions`, { ...wrong, seen: null });
      expect.soft(status, JSON.stringify(wrong).slice(0, 60)).toBe(422);
    }
    expect(await getDatabase().orm.select().from(leadActions)).toEqual([]);
  });

  test("what was noted about a person goes with what the person sent", async () => {
    const browser = await signedIn(getDatabase(), "manager");
    const id = await aLead(getDatabase());
    await act(browser, id, { action: "note", note: "Allergic to nuts." });
    expect((await browser.post(`/leads/${id}/erase`)).status).toBe(200);
    expect(await getDatabase().orm.select().from(leadActions)).toEqual([]);
  });
});
