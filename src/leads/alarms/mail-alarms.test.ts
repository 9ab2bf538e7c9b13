import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#accounts/contract.ts";
import { canary } from "#database/schema/canary.ts";
import { deskAccounts, deskAlarms } from "#database/schema/desk.ts";
import { leads } from "#database/schema/leads.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { aLead } from "#tests/desk-leads.ts";
import { listenLocally } from "#tests/local-server.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { createAlarmMails } from "./mail-alarms.ts";

const LIMITS = {
  answerMinutes: 120,
  answerMinutesOf: [{ restaurant: "rubaiyat-madrid", minutes: 600 }],
};

// Rule 10.36.
describeOnBothEnginesByNight("alarms by mail", (database) => {
  const checkThrough = (smtpUrl: string) =>
    createAlarmMails({
      orm: database.orm,
      mail: groupMail(smtpUrl),
      siteUrl: "https://site.test",
      limits: () => LIMITS,
      log: recordLog().log,
    });

  async function start() {
    const server = await startMailServer();
    const check = checkThrough(server.url);
    const mails = async () => check().then(() => server.received);
    const receivers = async () => (await mails()).flatMap(({ envelope }) => envelope.to);
    return { check, mails, receivers };
  }

  async function somebody(...who: [Role, string[]?]) {
    const browser = await signedIn(database, ...who);
    const { body } = await browser.get("/me");
    const change = { name: body.name, language: "en", hasAlarms: true };
    expect((await browser.put("/me", change)).body).toMatchObject({ hasAlarms: true });
    // Pages of an older version do not send `hasAlarms`.
    const { status } = await browser.put("/me", { name: body.name, language: "en" });
    expect(status).toBe(200);
    return body.id as string;
  }

  const minutesAgo = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) });
  const waiting = (minutes: number, posted = {}, later = {}) =>
    aLead(database, posted, { ...minutesAgo(minutes), ...later });
  const becomes = (id: string, minutes: number) =>
    database.orm.update(leads).set(minutesAgo(minutes)).where(eq(leads.id, id));
  const handled = (handling: "answered" | "new") => database.orm.update(leads).set({ handling });
  /** Moves all mails this many minutes back. */
  const later = (minutes: number) =>
    database.orm
      .update(deskAlarms)
      .set({ mailedAt: sql`${deskAlarms.mailedAt} - make_interval(mins => ${minutes}::int)` });

  test("mails a long-waiting guest once over all processes, and again after a day", async () => {
    const { check, mails } = await start();
    await somebody("manager");
    const id = await waiting(119, { restaurant: "rubaiyat-rio" });
    expect(await mails()).toHaveLength(0);
    await becomes(id, 125);
    await Promise.all([check(), check()]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Guests who have waited too long for an answer: 1");
    expect(mail?.text).toContain("https://site.test/desk/leads?handling=unanswered");
    expect(mail?.raw).not.toContain("guest-");
    await later(25 * 60);
    expect(await mails()).toHaveLength(2);
  });

  test("mails a recurring problem after an hour", async () => {
    const { check, mails } = await start();
    await somebody("manager");
    await waiting(300);
    await check();
    await handled("answered");
    await check();
    await handled("new");
    expect(await mails()).toHaveLength(1);
    await later(61);
    expect(await mails()).toHaveLength(2);
  });

  test("mails each account its own restaurants' problems by their limits, in one mail", async () => {
    const { mails, receivers } = await start();
    await somebody("manager");
    await somebody("restaurant", ["rubaiyat-madrid"]);
    await waiting(300, { restaurant: "rubaiyat-rio" }, { state: "parked" });
    const madrid = await waiting(300, { restaurant: "rubaiyat-madrid" });
    expect(await receivers()).toEqual(["manager@example.com"]);
    const [mail] = await mails();
    expect(mail?.text).toContain("too long for an answer: 1");
    expect(mail?.text).toContain("may not have arrived there: 1");
    await becomes(madrid, 700);
    expect(await receivers()).toEqual(["manager@example.com", "restaurant@example.com"]);
  });

  // Rule 6.21.
  test("mails a missing synthetic lead to accounts that see all leads", async () => {
    const { mails, receivers } = await start();
    await somebody("manager");
    await somebody("restaurant", ["rubaiyat-madrid"]);
    const sentAt = sql`now() - interval '31 minutes'`;
    await database.orm.insert(canary).values({ name: "lead", sentAt });
    expect(await receivers()).toEqual(["manager@example.com"]);
    const [mail] = await mails();
    expect(mail?.text).toContain("Test leads that did not arrive: 1");
  });

  test("sends nothing without consent or role", async () => {
    const { receivers } = await start();
    const manager = eq(deskAccounts.id, await somebody("manager"));
    await signedIn(database, "administrator");
    await waiting(300);
    expect(await receivers()).toEqual(["manager@example.com"]);
    await later(25 * 60);
    await database.orm.update(deskAccounts).set({ role: "editor" }).where(manager);
    expect(await receivers()).toHaveLength(1);
  });

  // A server that accepts mails without a response must not get the same mail every fifteen
  // minutes.
  test("counts uncertain mails as sent, and retries refused ones after fifteen minutes", async () => {
    let taken = 0;
    const silent = createServer((socket) => {
      socket.on("error", () => {}).write("220 hello\r\n");
      socket.on("data", (chunk) => {
        if (chunk.toString().endsWith("\r\n.\r\n")) socket.destroy(void (taken += 1));
        else socket.write(chunk.toString().startsWith("DATA") ? "354 go on\r\n" : "250 yes\r\n");
      });
    });
    const port = await listenLocally(silent);
    await somebody("manager");
    await waiting(300);
    const check = checkThrough(`smtp://127.0.0.1:${port}`);
    const takenNow = async () => check().then(() => taken);
    expect(await takenNow()).toBe(1);
    await later(60);
    expect(await takenNow()).toBe(1);
    await later(24 * 60);
    await checkThrough("smtp://127.0.0.1:1")();
    expect(await takenNow()).toBe(1);
    await later(16);
    expect(await takenNow()).toBe(2);
  });
});
