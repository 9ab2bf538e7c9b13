import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  addAuthenticatorApp,
  type Browser,
  byCode,
  byPassword,
  addPasskey,
  createTestDesk,
  EMAIL,
  enrol,
  enrolWithApp,
  PASSWORD,
  readActions,
  signedIn,
  signInByPasskey,
  totpOf,
  WRONG_CREDENTIALS as WRONG,
} from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { deskSessions } from "#database/schema/desk.ts";

const inTurn = (length: number, guess: (at: number) => Promise<{ readonly status: number }>) =>
  Array.fromAsync({ length }, async (_, at) => (await guess(at)).status);

describeWithDatabase("attacks on signing in", (database) => {
  test.each([
    ["signing in", signInByPasskey],
    ["signing out", (person: Browser) => person.post("/auth/sign-out")],
  ])("%s ends the earlier session, not only its cookie", async (_, end) => {
    const { browser, person } = createTestDesk(database);
    const { authenticator } = await enrol(database, person);
    const thief = browser(undefined, person.cookies);
    expect(await thief.statusAt("/me")).toBe(200);
    expect((await end(person, authenticator)).status).toBe(200);
    const [now, planted] = [person, thief].map(({ cookies }) => cookies.get("desk.session_token"));
    expect(now).not.toBe(planted);
    expect(await thief.statusAt("/me")).toBe(401);
  });

  test("ends the enrolment's session with it", async () => {
    const { browser } = createTestDesk(database);
    for (const finish of [addPasskey, addAuthenticatorApp]) {
      const person = browser();
      await acceptNewInvitation(database, person, { email: `${finish.name}@example.com` });
      const thief = browser(undefined, person.cookies);
      await finish(person);
      expect(await thief.statusAt("/me"), finish.name).toBe(401);
      expect((await person.get("/me")).body, finish.name).toMatchObject({ isEnrolled: true });
    }
  });

  test("refuses a cookie with a forged signature", async () => {
    const { browser, person } = createTestDesk(database);
    await enrol(database, person);
    const [session] = await database.orm.select().from(deskSessions);
    const thief = browser();
    for (const signature of ["", ".", `.${"A".repeat(43)}=`]) {
      thief.cookies.set("desk.session_token", `${session?.token}${encodeURIComponent(signature)}`);
      expect(await thief.statusAt("/me")).toBe(401);
    }
  });

  test("refuses a used code, also from another process and after enrolment", async () => {
    const { browser, person } = createTestDesk(database);
    const second = createTestDesk(database);
    const { secret } = await enrolWithApp(database, person);
    const code = totpOf(secret, 30);
    const phone = browser();
    await byPassword(phone);
    expect((await byCode(phone, code)).status).toBe(200);
    for (const used of [code, `${code.slice(0, 3)} ${code.slice(3)}`]) {
      const thief = second.browser("198.51.100.1");
      const typed = await byPassword(thief, EMAIL.toUpperCase());
      expect(typed.body).toEqual({ twoFactorRedirect: true });
      const refused = await byCode(thief, used);
      expect(refused).toMatchObject({ status: 401, body: { code: "wrong-code" } });
      expect(await thief.statusAt("/me")).toBe(401);
    }
    expect(await database.orm.$count(deskSessions)).toBe(2);
  });

  // Rule 10.6.
  test("signs in one of two who use a code or recovery code at once", async () => {
    const { browser, person } = createTestDesk(database);
    const { secret, recoveryCodes } = await enrolWithApp(database, person);
    const use = async (path: string, code: string | undefined) => {
      const both = [browser("198.51.100.1"), browser("198.51.100.2")];
      for (const one of both) await byPassword(one);
      const results = await Promise.all(both.map((one) => one.post(path, { code })));
      return results.map(({ status }) => status).toSorted((a, b) => a - b);
    };
    const byApp = await use("/auth/two-factor/verify-totp", totpOf(secret, 30));
    expect(byApp).toEqual([200, 401]);
    const [done, refused] = await use("/auth/two-factor/verify-backup-code", recoveryCodes[0]);
    expect(done).toBe(200);
    expect(refused).toBeGreaterThanOrEqual(401);
    const used = await readActions(database, "account.recovery-code-used");
    expect(used).toHaveLength(1);
  });

  // Rule 10.8.
  test("ends sessions after twelve hours, used or not", async () => {
    const person = await signedIn(database);
    const [session] = await database.orm.select().from(deskSessions);
    const hours = (Number(session?.expiresAt) - Number(session?.createdAt)) / 3_600_000;
    expect(hours).toBeCloseTo(12, 1);
    const ago = (time: string) => sql`now() - ${time}::interval`;
    const older = { updatedAt: ago("2 minutes"), createdAt: ago("11 hours") };
    await database.orm.update(deskSessions).set(older);
    expect(await person.statusAt("/me")).toBe(200);
    const [used] = await database.orm.select().from(deskSessions);
    expect(used?.expiresAt).toEqual(session?.expiresAt);
    expect(Date.now() - Number(used?.updatedAt)).toBeLessThan(60_000);
    await database.orm.update(deskSessions).set({ expiresAt: ago("0") });
    expect(await person.statusAt("/me")).toBe(401);
  });

  test("restricts the cookie to this host, without scripts and other sites, over https", async () => {
    const https = createTestDesk(database, { siteUrl: "https://www.example.com" });
    const http = createTestDesk(database);
    const cookiesOf = async (desk: typeof http, email: string) => {
      await acceptNewInvitation(database, desk.person, { email });
      const { authenticator, result } = await addPasskey(desk.person, { origin: desk.siteUrl });
      const later = await signInByPasskey(desk.browser(), authenticator);
      const lines = [result, later].flatMap(({ headers }) => headers.getSetCookie());
      return lines.filter((line) => line.includes("session_token"));
    };
    for (const line of await cookiesOf(https, "one@example.com")) {
      const [cookie, ...attributes] = line.split("; ");
      expect(cookie).toMatch(/^__Host-desk\.session_token=./);
      const wanted = ["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=Strict", "Secure"];
      expect(attributes.toSorted()).toEqual(wanted);
    }
    for (const line of await cookiesOf(http, "two@example.com")) {
      expect(line).toMatch(/^desk\.session_token=[^;]+;.*HttpOnly; SameSite=Strict/);
      expect(line).not.toMatch(/Secure/);
    }
  });
});

describeWithDatabase("guessing at the desk", (database) => {
  test("limits guesses per e-mail over all processes and IPs", async () => {
    const [first, second] = [createTestDesk(database), createTestDesk(database)];
    await enrolWithApp(database, first.person);
    for (const email of [EMAIL, "nobody@example.com"]) {
      const statuses = await inTurn(7, async (at) => {
        // Case makes no other e-mail.
        const [desk, typed] = at % 2 === 0 ? [first, email] : [second, email.toUpperCase()];
        const thief = desk.browser(`198.51.100.${at}`);
        const result = await byPassword(thief, typed, `guess number ${at}`);
        if (result.status !== 429) expect(result).toMatchObject(WRONG);
        else expect(Number(result.headers.get("Retry-After"))).toBeGreaterThan(800);
        return result;
      });
      expect(statuses, email).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
    // Even the right password is refused now.
    expect((await byPassword(first.person)).status).toBe(429);
  });

  // Rule 10.7.
  test("limits an IP, or a /64, to ten guesses in five minutes over all e-mails", async () => {
    const { browser } = createTestDesk(database);
    const guess = (ip: string, at = 12) => byPassword(browser(ip), `guess${at}@example.com`);
    const statuses = await inTurn(12, (at) => guess(`2001:db8:1:2::${at}`, at));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await guess("2001:db8:1:3::1")).status).toBe(401);
  });

  test("gives a /48 the guesses of three IPs, and takes none from others", async () => {
    const { browser } = createTestDesk(database);
    const guess = (ip: string) => browser(ip).post("/auth/two-factor/verify-totp", {});
    const statuses = await inTurn(32, (at) => guess(`2001:db8:7:${at}::1`));
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429, 429]);
    for (const ip of ["2001:db8:8::1", "203.0.113.9"]) expect((await guess(ip)).status).toBe(422);
  });

  test("counts concurrent guesses like sequential ones", async () => {
    const { browser } = createTestDesk(database);
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, at) => byPassword(browser(`198.51.100.${at}`))),
    );
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(4).fill(429)]);
  });

  test("does not count successful sign-ins, so that an office can share an IP", async () => {
    const { browser, person } = createTestDesk(database);
    const { authenticator } = await enrol(database, person);
    const statuses = await inTurn(12, () => signInByPasskey(browser(), authenticator));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("closes the second factor after five wrong codes", async () => {
    const { browser, person } = createTestDesk(database);
    const { secret } = await enrolWithApp(database, person);
    const right = totpOf(secret, 30);
    const thief = browser("198.51.100.1");
    await byPassword(thief);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    const guesses = await inTurn(5, () => byCode(thief, wrong));
    expect(guesses).toEqual(Array<number>(5).fill(401));
    const again = browser("198.51.100.2");
    await byPassword(again);
    const body = { code: "too-many-attempts", retryAfterSeconds: 900 };
    expect(await byCode(again, right)).toMatchObject({ status: 429, body });
    const failed = await readActions(database, "account.sign-in-failed");
    expect(failed.length).toBeGreaterThanOrEqual(5);
  });

  // Rule 10.7.
  test("answers alike for an unknown e-mail, a wrong password and an account without one", async () => {
    const { browser, person, lines } = createTestDesk(database);
    await enrol(database, browser(), { email: "passkey@example.com" });
    await enrolWithApp(database, person);
    const unfinished = browser();
    await acceptNewInvitation(database, unfinished, { email: "unfinished@example.com" });
    await unfinished.post("/me/authenticator", { password: PASSWORD });
    const tries = [
      ["nobody@example.com", PASSWORD],
      [EMAIL, "another password"],
      ["passkey@example.com", PASSWORD],
      // Right, but its second factor was not confirmed.
      ["unfinished@example.com", PASSWORD],
    ] as const;
    const results = await Array.fromAsync(tries, async ([email, password]) => {
      const { status, body, headers } = await byPassword(browser(), email, password);
      return { status, body, cookies: headers.getSetCookie() };
    });
    expect(results[0]).toMatchObject({ ...WRONG, cookies: [] });
    expect(results).toEqual(tries.map(() => results[0]));
    const log = JSON.stringify([lines, await readActions(database)]);
    expect(log).not.toMatch(/nobody@|another password|maria@/);
    expect(await database.orm.$count(deskSessions)).toBe(3);
  });
});
