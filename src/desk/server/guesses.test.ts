import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  byCode,
  byPassword,
  EMAIL,
  createTestDesk,
  enrol,
  enrolWithApp,
  PASSWORD,
  readActions,
  signInByPasskey,
  totpOf,
} from "#tests/desk-browser.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { deskSessions } from "#database/schema/desk.ts";

const WRONG = { status: 401, body: { code: "wrong-credentials" } };

describeWithDatabase("guessing at the desk", (getDatabase) => {
  const orm = () => getDatabase().orm;

  test("passwords cannot be guessed for an e-mail, whichever process and IP is asked", async () => {
    const desks = [createTestDesk(getDatabase()), createTestDesk(getDatabase())];
    const person = desks[0]?.browser();
    if (person === undefined) throw new Error("no desk");
    await enrolWithApp(getDatabase(), person);
    for (const email of [EMAIL, "nobody@example.com"]) {
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) {
        const thief = desks[at % 2]?.browser(`198.51.100.${at}`);
        if (thief === undefined) throw new Error("no desk");
        // Capitals are no other e-mail.
        const typed = at % 2 === 0 ? email : email.toUpperCase();
        const result = await byPassword(thief, typed, `guess number ${at}`);
        statuses.push(result.status);
        if (result.status !== 429) expect(result).toMatchObject(WRONG);
        else expect(Number(result.headers.get("Retry-After"))).toBeGreaterThan(800);
      }
      expect(statuses, email).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
    // Not even the right one is let through now.
    expect((await byPassword(person)).status).toBe(429);
  });

  // Rule 10.7.
  test("an IP has ten guesses in five minutes over all e-mails, and a /64 is one", async () => {
    const { browser } = createTestDesk(getDatabase());
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const thief = browser(`2001:db8:1:2::${at}`);
      statuses.push((await byPassword(thief, `guess${at}@example.com`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await byPassword(browser("2001:db8:1:3::1"), "other@example.com")).status).toBe(401);
  });

  test("a /48 has the guesses of three IPs, and nobody else has fewer for it", async () => {
    const { browser } = createTestDesk(getDatabase());
    const guess = async (ip: string) =>
      (await browser(ip).post("/auth/two-factor/verify-totp", {})).status;
    const statuses: number[] = [];
    for (let at = 0; at < 32; at += 1) statuses.push(await guess(`2001:db8:7:${at}::1`));
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429, 429]);
    expect(await guess("2001:db8:8::1")).toBe(422);
    expect(await guess("203.0.113.9")).toBe(422);
  });

  test("guesses at once are counted like guesses one after the other", async () => {
    const { browser } = createTestDesk(getDatabase());
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, at) => byPassword(browser(`198.51.100.${at}`))),
    );
    expect(results.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test("whoever signs in rightly has not guessed, so that an office behind one IP can work", async () => {
    const { browser } = createTestDesk(getDatabase());
    const person = browser();
    const { authenticator } = await enrol(getDatabase(), person);
    for (let at = 0; at < 12; at += 1) {
      expect((await signInByPasskey(browser(), authenticator)).status).toBe(200);
    }
  });

  test("codes cannot be guessed: five wrong ones close the second factor", async () => {
    const { browser } = createTestDesk(getDatabase());
    const person = browser();
    const { secret } = await enrolWithApp(getDatabase(), person);
    const right = totpOf(secret, 30);
    const thief = browser("198.51.100.1");
    await byPassword(thief);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    for (let at = 0; at < 5; at += 1) {
      expect((await byCode(thief, wrong)).body).toMatchObject({ code: "wrong-code" });
    }
    const again = browser("198.51.100.2");
    await byPassword(again);
    expect(await byCode(again, right)).toMatchObject({
      status: 429,
      body: { code: "too-many-attempts", retryAfterSeconds: 900 },
    });
    const failed = await readActions(getDatabase(), "account.sign-in-failed");
    expect(failed.length).toBeGreaterThanOrEqual(5);
  });

  // Rule 10.7.
  test("an unknown e-mail, a wrong password and an account without a password look the same", async () => {
    const { browser, lines } = createTestDesk(getDatabase());
    await enrol(getDatabase(), browser(), { email: "passkey@example.com" });
    const person = browser();
    await enrolWithApp(getDatabase(), person);
    const unfinished = browser();
    await acceptNewInvitation(getDatabase(), unfinished, { email: "unfinished@example.com" });
    await unfinished.post("/me/authenticator", { password: PASSWORD });
    const tries = [
      ["nobody@example.com", PASSWORD],
      [EMAIL, "another password"],
      ["passkey@example.com", PASSWORD],
      // Right, but its second factor was never confirmed.
      ["unfinished@example.com", PASSWORD],
    ] as const;
    const results: object[] = [];
    for (const [email, password] of tries) {
      const { status, body, headers } = await byPassword(browser(), email, password);
      results.push({ status, body, cookies: headers.getSetCookie() });
    }
    expect(results[0]).toMatchObject({ ...WRONG, cookies: [] });
    expect(results).toEqual(tries.map(() => results[0]));
    const log = JSON.stringify([lines, await readActions(getDatabase())]);
    expect(log).not.toMatch(/nobody@|another password|maria@/);
    expect((await orm().select().from(deskSessions)).length).toBe(3);
  });
});
