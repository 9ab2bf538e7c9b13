import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { canary } from "#database/schema/canary.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { leads } from "#database/schema/leads.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { createLeadMail } from "#leads/mail/lead-mail.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { eventually } from "#tests/eventually.ts";
import { listLeads } from "#tests/desk-leads.ts";
import { platformAt, runOutbox, startPlatform } from "#tests/lead-delivery.ts";
import { leadsTool } from "#tests/leads-tool.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { createCanary, forgetCanary, isCanaryOverdue } from "./canary.ts";

// Rule 6.21.
describeOnBothEnginesByNight("the synthetic lead", (database, connectAgain) => {
  async function start() {
    const { orm } = database;
    const mails = await startMailServer();
    const platform = await startPlatform();
    const mailboxes = [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }];
    const { log, onLeadStored } = runOutbox({
      database,
      rdStation: platformAt(platform),
      mail: createLeadMail({ database, settings: groupMail(mails.url), mailboxes }),
    });
    const submit = createSubmitLead({
      database,
      log,
      onLeadStored,
      isCanary: true,
      isRestaurant: async (slug) => slug === "rubaiyat-rio",
      siteUrl: "https://site.test",
      siteName: () => "Grupo Rubaiyat",
    });
    const restaurant = async () => "rubaiyat-rio";
    const poll = createCanary({ orm, submit, mailTo: "canary@example.com", restaurant, log });
    const sentAgo = (time: string) =>
      orm.update(canary).set({ sentAt: sql`clock_timestamp() - ${time}::interval` });
    return { mails, platform, poll, orm, sentAgo };
  }

  test("is sent by one process a day, reaches platform and its own mailbox, and is deleted", async () => {
    const { mails, platform, poll, orm, sentAgo } = await start();
    expect(await isCanaryOverdue(orm)).toBeUndefined();
    await Promise.all([poll(), poll()]);
    await eventually(async () => {
      await poll();
      expect(await orm.$count(leads)).toBe(0);
    });
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([["canary@example.com"]]);
    expect(platform.state.received).toHaveLength(1);
    await sentAgo("23 hours");
    expect(await isCanaryOverdue(orm)).toBe(false);
    await sentAgo("25 hours");
    // No process sends it any more.
    expect(await isCanaryOverdue(orm)).toBe(true);
    await poll();
    expect(await isCanaryOverdue(orm)).toBe(false);
    await eventually(() => expect(mails.received).toHaveLength(2));
  });

  test("is overdue half an hour after it fails to arrive, and stays out of counts, lists and exports", async () => {
    const { mails, poll, orm, sentAgo } = await start();
    mails.obstruct({ at: "recipient", code: 450 });
    await poll();
    await eventually(async () => {
      const [lead] = await orm.select().from(leads);
      expect(lead).toMatchObject({ isCanary: true, handling: "closed", state: "delivered" });
    });
    await sentAgo("29 minutes");
    expect(await isCanaryOverdue(orm)).toBe(false);
    await sentAgo("31 minutes");
    expect(await isCanaryOverdue(orm)).toBe(true);
    expect(await outboxDepth(orm)).toEqual({
      leads: {},
      oldestWaitingSeconds: 0,
      jobs: [],
      isCanaryOverdue: true,
    });
    const browser = await signedIn(database, "manager");
    expect((await listLeads(browser)).leads).toEqual([]);
    const id = (await orm.select().from(leads))[0]?.id ?? "";
    expect((await browser.get(`/leads/${id}`)).status).toBe(404);
    expect((await browser.get("/counts")).body).toEqual([]);
    expect((await leadsTool(connectAgain)("export", "--json")).stdout).not.toContain("canary");
    expect(await orm.$count(dailyEvents)).toBe(0);
    // Switched off, it is never overdue.
    await forgetCanary(orm);
    expect(await isCanaryOverdue(orm)).toBeUndefined();
    expect(await orm.$count(leads, eq(leads.isCanary, true))).toBe(0);
  });
});
