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
describeOnBothEnginesByNight("alarms by mail", (getDatabase) => {
  async function start() {
    const server = await startMailServer();
    return { server, check: checkThrough(server.url) };
  }

  function checkThrough(smtpUrl: string) {
    const { log } = recordLog();
    const mail = groupMail(smtpUrl);
    const siteUrl = "https://site.test";
    return createAlarmMails({
      orm: getDatabase().orm,
      mail,
      siteUrl,
      limits: () => LIMITS,
      log,
    });
  }

  async function somebody(...who: [Role, string[]?]) {
    const browser = await signedIn(getDatabase(), ...who);
    const { body } = await browser.get("/me");
    const change = { name: body.name, language: "en", hasAlarms: true };
    expect((await browser.put("/me", change)).body).toMatchObject({ hasAlarms: true });
    // A page of an older version knows nothing of them.
    const { status } = await browser.put("/me", { name: body.name, language: "en" });
    expect(status).toBe(200);
    return body.id as string;
  }

  const ago = (id: string, minutes: number) =>
    getDatabase()
      .orm.update(leads)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes}::int)` })
      .where(eq(leads.id, id));
  const alarmsAgo = (hours: number) =>
    getDatabase()
      .orm.update(deskAlarms)
      .set({ mailedAt: sql`now() - make_interval(hours => ${hours}::int)` });

  test("a guest who waits too long is mailed once, by whichever process, and again after a day", async () => {
    const { server, check } = await start();
    await somebody("manager");
    const id = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    await ago(id, 119);
    await check();
    expect(server.received).toHaveLength(0);
    await ago(id, 125);
    await Promise.all([check(), check()]);
    await check();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain("Guests who have waited too long for an answer: 1");
    expect(server.received[0]?.text).toContain("https://site.test/desk/leads?handling=unanswered");
    expect(server.received[0]?.raw).not.toContain("guest-");
    await alarmsAgo(25);
    await check();
    expect(server.received).toHaveLength(2);
    // It ends and begins anew: not before an hour has gone by.
    await getDatabase().orm.update(leads).set({ handling: "answered" });
    await check();
    await getDatabase().orm.update(leads).set({ handling: "new" });
    await check();
    expect(server.received).toHaveLength(2);
  });

  test("what ended and begins anew after an hour is mailed anew", async () => {
    const { server, check } = await start();
    await somebody("manager");
    const id = await aLead(getDatabase());
    await ago(id, 300);
    await check();
    await getDatabase().orm.update(leads).set({ handling: "answered" });
    await check();
    await getDatabase().orm.update(leads).set({ handling: "new" });
    await alarmsAgo(2);
    await check();
    expect(server.received).toHaveLength(2);
  });

  test("each hears of its own restaurants alone, with their limits, and all that is wrong in one mail", async () => {
    const { server, check } = await start();
    await somebody("manager");
    await somebody("restaurant", ["rubaiyat-madrid"]);
    const rio = await aLead(getDatabase(), { restaurant: "rubaiyat-rio" });
    const madrid = await aLead(getDatabase(), { restaurant: "rubaiyat-madrid" });
    await ago(rio, 300);
    await ago(madrid, 300);
    await getDatabase().orm.update(leads).set({ state: "parked" }).where(eq(leads.id, rio));
    await check();
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["manager@example.com"]]);
    const [mail] = server.received;
    expect(mail?.text).toContain("too long for an answer: 1");
    expect(mail?.text).toContain("may not have arrived there: 1");
    await ago(madrid, 700);
    await check();
    expect(server.received.at(-1)?.envelope.to).toEqual(["restaurant@example.com"]);
  });

  // Rule 6.21.
  test("a synthetic lead that did not arrive is mailed to those who see all leads", async () => {
    const { server, check } = await start();
    await somebody("manager");
    await somebody("restaurant", ["rubaiyat-madrid"]);
    const sentAt = sql`now() - interval '31 minutes'`;
    await getDatabase().orm.insert(canary).values({ name: "lead", sentAt });
    await check();
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["manager@example.com"]]);
    expect(server.received[0]?.text).toContain("Test leads that did not arrive: 1");
  });

  test("who did not ask for it, or has lost the role, hears nothing; what did not leave is tried again", async () => {
    const { server, check } = await start();
    const manager = await somebody("manager");
    await signedIn(getDatabase(), "administrator");
    const id = await aLead(getDatabase());
    await ago(id, 300);
    server.obstruct({ at: "greeting", code: 421 });
    await check();
    expect(server.received).toHaveLength(0);
    server.obstruct(undefined);
    await check();
    expect(server.received).toHaveLength(0);
    await alarmsAgo(25);
    await check();
    expect(server.received).toHaveLength(1);
    await alarmsAgo(25);
    await getDatabase()
      .orm.update(deskAccounts)
      .set({ role: "editor" })
      .where(eq(deskAccounts.id, manager));
    await check();
    expect(server.received).toHaveLength(1);
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
    await ago(await aLead(getDatabase()), 300);
    const check = checkThrough(`smtp://127.0.0.1:${port}`);
    const later = (minutes: number) =>
      getDatabase()
        .orm.update(deskAlarms)
        .set({ mailedAt: sql`${deskAlarms.mailedAt} - make_interval(mins => ${minutes}::int)` });
    await check();
    expect(taken).toBe(1);
    await later(60);
    await check();
    expect(taken).toBe(1);
    await later(24 * 60);
    await checkThrough("smtp://127.0.0.1:1")();
    await later(16);
    await check();
    expect(taken).toBe(2);
  });
});
