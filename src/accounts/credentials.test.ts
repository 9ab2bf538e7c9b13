import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  byCode,
  byPassword,
  EMAIL,
  addPasskey,
  createTestDesk,
  enrol,
  enrolWithApp,
  invalid,
  PASSWORD,
  readActions,
  secretOf,
  signInByPasskey,
  totpOf,
  WRONG_CREDENTIALS as WRONG,
} from "#tests/desk-browser.ts";
import { createAuthenticator } from "#tests/fake-authenticator.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { deskCredentials, deskPasskeys, deskSessions } from "#database/schema/desk.ts";

describeWithDatabase("credentials of an account", (database) => {
  // Rule 10.5.
  test("requires passkeys or a password with a second factor", async () => {
    const { browser, person } = createTestDesk(database);
    await acceptNewInvitation(database, person);
    const { body: begun } = await person.post("/me/authenticator", { password: PASSWORD });
    expect(begun.totpUri).toMatch(/^otpauth:\/\/totp\/Rubaiyat:maria%40example\.com\?/);
    const again = await person.post("/me/authenticator", { password: PASSWORD });
    expect(secretOf(again.body)).not.toBe(secretOf(begun));
    expect((await person.get("/me")).body).toMatchObject({ isEnrolled: false, hasPassword: false });
    await addPasskey(person);
    expect((await person.get("/me")).body).toMatchObject({ isEnrolled: true, hasPassword: false });
    expect(await database.orm.select().from(deskCredentials)).toEqual([]);
    const late = await person.post("/me/authenticator", { password: PASSWORD });
    expect(late.body).toMatchObject({ code: "not-allowed" });
    const short = browser();
    await acceptNewInvitation(database, short, { email: "short@example.com" });
    const refused = await short.post("/me/authenticator", { password: "eleven char" });
    expect(refused).toMatchObject(invalid("password"));
  });

  test("refuses an authenticator without user verification", async () => {
    const { browser, person } = createTestDesk(database);
    await acceptNewInvitation(database, person);
    const { result } = await addPasskey(person, { isUserVerified: false });
    expect(result.status).toBe(401);
    expect((await person.get("/me")).body).toMatchObject({ isEnrolled: false, passkeys: [] });
    const foreign = await addPasskey(person, { origin: "https://evil.example" });
    expect(foreign.result.status).toBeGreaterThanOrEqual(400);
    await addPasskey(person);
    const options = await browser().get("/auth/passkey/generate-authenticate-options");
    expect(options.body).toMatchObject({ userVerification: "required" });
  });

  // Rule 10.6.
  test("accepts an answer to a challenge once, for that challenge, by that passkey", async () => {
    const { browser, person } = createTestDesk(database);
    const { authenticator } = await enrol(database, person);
    const path = "/auth/passkey/verify-authentication";
    const phone = browser();
    const asked = await phone.get("/auth/passkey/generate-authenticate-options");
    const response = authenticator.signIn(asked.body);
    const thief = browser(undefined, phone.cookies);
    expect((await phone.post(path, { response })).status).toBe(200);
    expect((await thief.post(path, { response })).body).toMatchObject({ code: "signed-out" });
    await thief.get("/auth/passkey/generate-authenticate-options");
    expect((await thief.post(path, { response })).status).toBe(401);
    const other = createAuthenticator({ origin: "http://localhost:3000" });
    expect((await signInByPasskey(thief, other)).status).toBe(401);
    for (const strange of [{}, { id: [] }, { id: "x", response: null }]) {
      expect([401, 422]).toContain((await thief.post(path, { response: strange })).status);
    }
    expect(await thief.statusAt("/me")).toBe(401);
  });

  test("keeps the last way in, even against concurrent removals, and others' passkeys", async () => {
    const { browser, person } = createTestDesk(database);
    const { me } = await enrol(database, person);
    const other = browser();
    await enrol(database, other, { email: "other@example.com" });
    await addPasskey(person);
    const ids = ((await person.get("/me")).body.passkeys as { id: string }[]).map(({ id }) => id);
    const remove = (id: string | undefined, by = person) =>
      by.post("/auth/passkey/delete-passkey", { id });
    const rename = { id: ids[0], name: "Mine" };
    expect((await remove(ids[0], other)).body).toMatchObject({ code: "not-found" });
    expect((await other.post("/auth/passkey/update-passkey", rename)).status).toBe(404);
    const results = await Promise.all(ids.map((id) => remove(id)));
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await database.orm.$count(deskPasskeys, eq(deskPasskeys.userId, me.id))).toBe(1);
  });

  // Rule 10.41.
  test("replaces a lost authenticator after a recovery code, and notifies its owner by mail", async () => {
    const server = await startMailServer();
    const { browser, person } = createTestDesk(database, { mail: groupMail(server.url) });
    const { secret, recoveryCodes } = await enrolWithApp(database, person);
    const phone = browser();
    await byPassword(phone);
    const byRecovery = { code: recoveryCodes[0] };
    expect((await phone.post("/auth/two-factor/verify-backup-code", byRecovery)).status).toBe(200);
    expect((await phone.get("/me/recovery-codes")).body).toEqual({ left: 9 });
    const path = "/me/authenticator";
    expect(await phone.post(path, { password: "not my password" })).toMatchObject(WRONG);
    const replaced = secretOf((await phone.post(path, { password: PASSWORD })).body);
    expect((await phone.post(`${path}/confirm`, { code: "000000" })).status).toBe(401);
    // The old one is valid until a code confirms the new one.
    expect((await phone.get("/me/recovery-codes")).body).toEqual({ left: 9 });
    expect((await phone.post(`${path}/confirm`, { code: totpOf(replaced) })).status).toBe(204);
    expect(await person.statusAt("/me")).toBe(401);
    expect((await phone.get("/me")).body).toMatchObject({ isEnrolled: true, hasPassword: true });
    expect((await phone.get("/me/recovery-codes")).body).toEqual({ left: 10 });
    const again = browser();
    await byPassword(again);
    expect((await byCode(again, totpOf(secret, 30))).status).toBe(401);
    expect((await byCode(again, totpOf(replaced, 30))).status).toBe(200);
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([[EMAIL]]);
    const replacements = await readActions(database, "account.authenticator-replaced");
    expect(replacements).toHaveLength(1);

    const longAgo = { createdAt: sql`now() - interval '11 minutes'` };
    await database.orm.update(deskSessions).set(longAgo);
    const late = await again.post(path, { password: PASSWORD });
    expect(late.body).toMatchObject({ code: "sign-in-again" });
    expect((await again.post(`${path}/confirm`, { code: totpOf(replaced) })).status).toBe(401);
  });

  test("requires the old password for a new one, and ends all other sessions", async () => {
    const { browser, person } = createTestDesk(database);
    const { secret } = await enrolWithApp(database, person);
    const phone = browser();
    await byPassword(phone);
    await byCode(phone, totpOf(secret, 30));
    const path = "/auth/change-password";
    const change = { newPassword: "another long password", revokeOtherSessions: true };
    const by = (currentPassword: string) => person.post(path, { ...change, currentPassword });
    expect(await by("not my password")).toMatchObject(WRONG);
    expect((await by(PASSWORD)).status).toBe(200);
    expect(await phone.statusAt("/me")).toBe(401);
    expect(await person.statusAt("/me")).toBe(200);
    expect(await byPassword(browser())).toMatchObject(WRONG);
    expect((await byPassword(browser(), EMAIL, change.newPassword)).status).toBe(200);
    const codes = await person.post("/me/recovery-codes", { password: change.newPassword });
    expect(codes.body.recoveryCodes).toHaveLength(10);
    const guess = await person.post("/me/recovery-codes", { password: PASSWORD });
    expect(guess).toMatchObject(WRONG);
  });
});
