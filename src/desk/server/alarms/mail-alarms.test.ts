import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#desk/contract.ts";
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
    /** All that were received, once it has been checked again. */
    const mails = async () => check().then(() => server.received);
    const receivers = async () => (await mails()).flatMap(({ envelope }) => envelope.to);
    return { check, mails, receivers };
  }

  async function somebody(...who: [Role, string[]?]) {
    const browser = await signedIn(database, ...who);
    const { body } = await browser.get("/me");
    const change = { name: body.name, language: "en", hasAlarms: true };
    expect((await browser.put("/me", change)).body).toMatchObject({ hasAlarms: true });
    // A page of an older version knows nothing of them.
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
  /** As if all mails had been sent so many minutes earlier. */
  const later = (minutes: number) =>
    database.orm
      .update(deskAlarms)
      .set({ mailedAt: sql`${deskAlarms.mailedAt} - make_interval(mins => ${minutes}::int)` });

  test("a guest who waits too long is mailed once, by whichever process, and again after a day", async () => {
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

  test("what ended and begins anew is mailed anew, once an hour has gone by", async () => {
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

  test("each hears of its own restaurants alone, with their limits, and all that is wrong in one mail", async () => {
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
  test("a synthetic lead that did not arrive is mailed to those who see all leads", async () => {
    const { mails, receivers } = await start();
    await somebody("manager");
    await somebody("restaurant", ["rubaiyat-madrid"]);
    const sentAt = sql`now() - interval '31 minutes'`;
    await database.orm.insert(canary).values({ name: "lead", sentAt });
    expect(await receivers()).toEqual(["manager@example.com"]);
    const [mail] = await mails();
    expect(mail?.text).toContain("Test leads that did not arrive: 1");
  });

  test("who did not ask for it, or has lost the role, hears nothing", async () => {
    const { receivers } = await start();
    const manager = eq(deskAccounts.id, await somebody("manager"));
    await signedIn(database, "administrator");
    await waiting(300);
    expect(await receivers()).toEqual(["manager@example.com"]);
    await later(25 * 60);
    await database.orm.update(deskAccounts).set({ role: "editor" }).where(manager);
    expect(await receivers()).toHaveLength(1);
  });

  // Else a server that takes each mail, and says nothing of it, would mail the same every quarter of an hour.
  test("what may have arrived counts as mailed; what did not leave is tried again a quarter of an hour later", async () => {
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
