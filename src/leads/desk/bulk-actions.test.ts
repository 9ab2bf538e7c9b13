import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import type { HandledLeads, LeadsStepRequest } from "./contract.ts";
import type { SeenLead } from "#leads/handle-lead.ts";
import { startJobs } from "#jobs/run-jobs.ts";
import { type Browser, signedIn } from "#tests/desk-browser.ts";
import { aLead, detailsOf, idsOf, listLeads } from "#tests/desk-leads.ts";
import { eventually } from "#tests/eventually.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { colleagueMailKinds } from "./colleague-mail.ts";

type Step = LeadsStepRequest["step"];

const MADRID = { restaurant: "rubaiyat-madrid" };

const IS_WAITING = and(eq(jobs.state, "waiting"), inArray(jobs.kind, ["assigned", "follow-up"]));

/** Sends the mails to colleagues as if they were due. */
async function colleaguesMailed(database: Database) {
  const server = await startMailServer();
  const { log } = recordLog();
  const options = { mail: groupMail(server.url), siteUrl: "https://site.test", log };
  await database.orm
    .update(jobs)
    .set({ runAt: new Date(Date.now() - 1000) })
    .where(IS_WAITING);
  const runner = startJobs({
    orm: database.orm,
    kinds: colleagueMailKinds(options),
    log,
    pollIntervalMs: 20,
  });
  await eventually(async () => expect(await database.orm.$count(jobs, IS_WAITING)).toBe(0));
  await runner.stop();
  return server.received;
}

describeOnBothEnginesByNight("actions on several leads", (database) => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await signedIn(database, "manager");
  });
  const several = async (count: number, posted = {}) => {
    const made: string[] = [];
    for (let one = 0; one < count; one += 1) made.push(await aLead(database, posted));
    return made;
  };
  const unseen = (ids: readonly string[]): SeenLead[] => ids.map((id) => ({ id, seen: null }));
  const act = async (given: readonly SeenLead[], step: Step, who = browser) => {
    const { status, body } = await who.post("/leads/actions", { leads: given, step });
    expect(status).toBe(200);
    return (body as HandledLeads).done;
  };
  const handlings = async () => {
    const rows = await database.orm.select().from(leads).orderBy(leads.createdAt);
    return rows.map(({ handling, outcome, ownerId, state }) => ({
      handling,
      outcome,
      isOwned: ownerId !== null,
      state,
    }));
  };

  // Rule 10.91.
  test("closes a wave of spam at once, with an audit line for each, and undoes it at once", async () => {
    const ids = await several(14);
    const before = await handlings();
    const done = await act(unseen(ids), { action: "close", outcome: "spam" });
    expect(done).toHaveLength(14);
    expect(new Set((await handlings()).map((one) => JSON.stringify(one)))).toEqual(
      new Set([
        JSON.stringify({
          handling: "closed",
          outcome: "spam",
          isOwned: false,
          state: "quarantined",
        }),
      ]),
    );
    expect(await detailsOf(database, "lead.close")).toHaveLength(14);
    expect((await act(done, { action: "undo" })).length).toBe(14);
    expect(await handlings()).toEqual(before);
  });

  test("leaves changed leads and other restaurants' alone; undoes only the user's own action", async () => {
    const [mine, taken, ...others] = await several(3, MADRID);
    const elsewhere = await aLead(database, { restaurant: "rubaiyat-rio" });
    const signUp = await aLead(database, { form: "newsletter_form" });
    const waiter = await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    await act(unseen([taken!]), { action: "take" });
    const all = unseen([mine!, taken!, ...others, elsewhere, signUp, randomUUID()]);
    const done = await act(all, { action: "take" }, waiter);
    expect(done.map(({ id }) => id).toSorted()).toEqual([mine!, ...others].toSorted());
    expect(await act(done, { action: "undo" })).toEqual([]);
    await browser.post(`/leads/${mine}/actions`, {
      action: "take",
      seen: done.find(({ id }) => id === mine)?.seen,
    });
    expect(await act(done, { action: "undo" }, waiter)).toHaveLength(1);
    for (const wrong of [[], unseen(Array.from({ length: 101 }, () => randomUUID()))]) {
      const { status } = await browser.post("/leads/actions", {
        leads: wrong,
        step: { action: "take" },
      });
      expect(status).toBe(422);
    }
  });

  test("mails a colleague who gets leads once, unless undone", async () => {
    const ids = await several(3, MADRID);
    await signedIn(database, "restaurant", ["rubaiyat-madrid"]);
    const { colleagues } = await listLeads(browser);
    const owner = colleagues.find(({ name }) => name === "restaurant")!.id;
    const done = await act(unseen(ids), { action: "assign", owner });
    expect(idsOf(await listLeads(browser, `?owner=${owner}`)).toSorted()).toEqual(ids.toSorted());
    const [mail, ...more] = await colleaguesMailed(database);
    expect(more).toEqual([]);
    expect(mail?.envelope.to).toEqual(["restaurant@example.com"]);
    expect(mail?.text).toContain("https://site.test/desk/leads?handling=unanswered&owner=me");
    expect(mail?.raw).not.toContain("Maria");
    const undone = await act(done, { action: "undo" });
    const again = await act(undone, { action: "assign", owner });
    expect(again).toHaveLength(ids.length);
    await act(again, { action: "undo" });
    expect(await colleaguesMailed(database)).toEqual([]);
  });

  // Rule 10.92.
  test("gives a guest to follow up to the user, finds it, and mails its owner on the day", async () => {
    const [id] = await several(2);
    const day = (days: number) =>
      Temporal.Now.plainDateISO("America/Sao_Paulo").add({ days }).toString();
    const step = { action: "follow-up", on: day(3) } as const;
    const today = { action: "follow-up", on: day(0), seen: null };
    expect((await browser.post(`/leads/${id}/actions`, today)).status).toBe(422);
    const [seen] = await act(unseen([id!]), step);
    const [job] = await database.orm.select().from(jobs).where(eq(jobs.kind, "follow-up"));
    expect(job?.runAt.toISOString()).toBe(`${day(3)}T11:00:00.000Z`);
    const page = await listLeads(browser, "?followUp=any&owner=me");
    expect(page.leads).toMatchObject([{ id, followUpOn: day(3), handling: "taken" }]);
    expect(page.followUps).toBe(1);
    // No mail leaves before its day.
    expect(await colleaguesMailed(database)).toEqual([]);
    await act([seen!], { action: "follow-up", on: day(1) });
    await database.orm
      .update(leads)
      .set({ followUpOn: day(0) })
      .where(eq(leads.id, id!));
    expect((await browser.get("/today")).body.followUps).toBe(1);
    const [mail, ...more] = await colleaguesMailed(database);
    expect(more).toEqual([]);
    expect(mail?.envelope.to).toEqual(["manager@example.com"]);
    expect(mail?.text).toContain(`https://site.test/desk/leads/${id}`);
    const last = Math.max(...(await database.orm.select().from(leadActions)).map((one) => one.id));
    await act([{ id: id!, seen: last }], { action: "close", outcome: "won" });
    expect((await browser.get("/today")).body.followUps).toBe(0);
  });
});
