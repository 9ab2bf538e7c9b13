import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  addAuthenticatorApp,
  byCode,
  byPassword,
  addPasskey,
  createTestDesk,
  EMAIL,
  enrol,
  enrolWithApp,
  readActions,
  signedIn,
  signInByPasskey,
  totpOf,
} from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { deskAccounts, deskPasskeys, deskSessions } from "#database/schema/desk.ts";

describeWithDatabase("attacks on signing in", (getDatabase) => {
  const orm = () => getDatabase().orm;
  const actions = () => readActions(getDatabase());

  test("a session that was there before a sign-in ends with it", async () => {
    const { browser } = createTestDesk(getDatabase());
    const person = browser();
    const { authenticator } = await enrol(getDatabase(), person);
    const planted = new Map(person.cookies);
    expect((await signInByPasskey(person, authenticator)).status).toBe(200);
    expect((await person.get("/me")).body).toMatchObject({ isFresh: true });
    expect(person.cookies.get("desk.session_token")).not.toBe(planted.get("desk.session_token"));
    const thief = browser();
    for (const [name, value] of planted) thief.cookies.set(name, value);
    expect((await thief.get("/me")).status).toBe(401);
  });

  test("signing out ends the session, not only the cookie", async () => {
    const { browser } = createTestDesk(getDatabase());
    const phone = browser();
    await enrol(getDatabase(), phone);
    const stolen = new Map(phone.cookies);
    expect((await phone.post("/auth/sign-out")).status).toBe(200);
    expect(phone.cookies.has("desk.session_token")).toBe(false);
    const thief = browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.get("/me")).status).toBe(401);
  });

  test("the session of the enrolment ends with it", async () => {
    const { browser } = createTestDesk(getDatabase());
    for (const finish of [addPasskey, addAuthenticatorApp]) {
      const person = browser();
      await acceptNewInvitation(getDatabase(), person, { email: `${finish.name}@example.com` });
      const planted = person.cookies.get("desk.session_token") ?? "";
      await finish(person);
      const thief = browser();
      thief.cookies.set("desk.session_token", planted);
      expect((await thief.get("/me")).status, finish.name).toBe(401);
      expect((await person.get("/me")).body, finish.name).toMatchObject({ isEnrolled: true });
    }
  });

  test("a cookie whose signature is not ours opens nothing", async () => {
    const { browser } = createTestDesk(getDatabase());
    await enrol(getDatabase(), browser());
    const [session] = await orm().select().from(deskSessions);
    const thief = browser();
    for (const signature of ["", ".", `.${"A".repeat(43)}=`]) {
      thief.cookies.set("desk.session_token", `${session?.token}${encodeURIComponent(signature)}`);
      expect((await thief.get("/me")).status).toBe(401);
    }
  });

  test("a code that was used is refused, also by another process and for the enrolment's own", async () => {
    const first = createTestDesk(getDatabase());
    const second = createTestDesk(getDatabase());
    const person = first.browser();
    const { secret } = await enrolWithApp(getDatabase(), person);
    const code = totpOf(secret, 30);
    const phone = first.browser();
    await byPassword(phone);
    expect((await byCode(phone, code)).status).toBe(200);
    for (const used of [code, `${code.slice(0, 3)} ${code.slice(3)}`]) {
      const thief = second.browser("198.51.100.1");
      const typed = await byPassword(thief, EMAIL.toUpperCase());
      expect(typed.body).toEqual({ twoFactorRedirect: true });
      expect(await byCode(thief, used)).toMatchObject({
        status: 401,
        body: { code: "wrong-code" },
      });
      expect((await thief.get("/me")).status).toBe(401);
    }
    expect((await orm().select().from(deskSessions)).length).toBe(2);
  });

  test("of two who use a code at once one is signed in", async () => {
    const { browser } = createTestDesk(getDatabase());
    const person = browser();
    const { secret, recoveryCodes } = await enrolWithApp(getDatabase(), person);
    const use = async (path: string, code: string) => {
      const both = [browser("198.51.100.1"), browser("198.51.100.2")];
      for (const one of both) await byPassword(one);
      const results = await Promise.all(both.map((one) => one.post(path, { code })));
      return results.map(({ status }) => status).toSorted((a, b) => a - b);
    };
    const [first, second] = await use("/auth/two-factor/verify-totp", totpOf(secret, 30));
    expect([first, second]).toEqual([200, 401]);
    const recovery = await use("/auth/two-factor/verify-backup-code", recoveryCodes[0] ?? "");
    expect(recovery[0]).toBe(200);
    expect(recovery[1]).toBeGreaterThanOrEqual(401);
  });

  // Rule 10.6.
  test("a recovery code works once", async () => {
    const { browser } = createTestDesk(getDatabase());
    const person = browser();
    const { recoveryCodes } = await enrolWithApp(getDatabase(), person);
    const path = "/auth/two-factor/verify-backup-code";
    const statuses: number[] = [];
    for (const at of [0, 1]) {
      const phone = browser(`198.51.100.${at}`);
      await byPassword(phone);
      statuses.push((await phone.post(path, { code: recoveryCodes[0] })).status);
    }
    expect(statuses).toEqual([200, 401]);
    expect((await actions()).map(({ action }) => action)).toContain("account.recovery-code-used");
  });

  // Rule 10.8.
  test("sessions end after twelve hours, however they are used", async () => {
    const person = await signedIn(getDatabase());
    const [session] = await orm().select().from(deskSessions);
    const hours = (Number(session?.expiresAt) - Number(session?.createdAt)) / 3_600_000;
    expect(hours).toBeCloseTo(12, 1);
    await orm().execute(sql`
      update desk_sessions set updated_at = now() - interval '2 minutes', created_at = now() - interval '11 hours'
    `);
    expect((await person.get("/me")).status).toBe(200);
    const [used] = await orm().select().from(deskSessions);
    expect(used?.expiresAt).toEqual(session?.expiresAt);
    expect(Date.now() - Number(used?.updatedAt)).toBeLessThan(60_000);
    await orm()
      .update(deskSessions)
      .set({ expiresAt: sql`now()` });
    expect((await person.get("/me")).status).toBe(401);
  });

  test("over https the cookie is for this host alone, and for no script or other site", async () => {
    const https = createTestDesk(getDatabase(), { siteUrl: "https://www.example.com" });
    const http = createTestDesk(getDatabase());
    const cookiesOf = async (desk: typeof http, email: string) => {
      const person = desk.browser();
      const lines: string[] = [];
      await acceptNewInvitation(getDatabase(), person, { email });
      const { authenticator, result } = await addPasskey(person, { origin: desk.siteUrl });
      lines.push(...result.headers.getSetCookie());
      lines.push(...(await signInByPasskey(desk.browser(), authenticator)).headers.getSetCookie());
      return lines.filter((line) => line.includes("session_token"));
    };
    for (const line of await cookiesOf(https, "one@example.com")) {
      expect(line).toMatch(/^__Host-desk\.session_token=[^;]+;/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Strict/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Max-Age=43200/);
      expect(line).not.toMatch(/Domain/i);
    }
    for (const line of await cookiesOf(http, "two@example.com")) {
      expect(line).toMatch(/^desk\.session_token=[^;]+;.*HttpOnly; SameSite=Strict/);
      expect(line).not.toMatch(/Secure/);
    }
  });

  test("what is signed with another secret, or stored for another account, opens nothing", async () => {
    const person = await signedIn(getDatabase());
    await orm().delete(deskAccounts);
    expect((await person.get("/me")).status).toBe(401);
    expect(await orm().select().from(deskPasskeys)).toEqual([]);
  });
});
