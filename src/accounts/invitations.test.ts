import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  addAuthenticatorApp,
  addPasskey,
  type Browser,
  byCode,
  byPassword,
  createTestDesk,
  EMAIL,
  enrol,
  enrolWithApp,
  PASSWORD,
  secretOf,
  signInByPasskey,
  totpOf,
} from "#tests/desk-browser.ts";
import { createAuthenticator } from "#tests/fake-authenticator.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import {
  deskAccounts,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
} from "#database/schema/desk.ts";
import { deleteExpiredRows } from "#server/expired-rows.ts";
import { createInvitation, finishEnrolment, withdrawInvitation } from "./invitations.ts";

const REQUEST = {
  email: "Maria@example.com",
  role: "editor",
  restaurants: [],
  language: "es",
} as const;
const OVER = { status: 410, body: { code: "invitation-over" } };

describeWithDatabase("invitations", (database) => {
  const invite = async (request: Partial<Parameters<typeof createInvitation>[1]> = {}) =>
    (await createInvitation(database.orm, { ...REQUEST, ...request }, "a test")).token;
  const desk = () => createTestDesk(database);
  const accept = (browser: Browser, token: string) =>
    browser.post("/invitations/accept", { token, name: "Maria" });

  test("stores no token in the database", async () => {
    const token = await invite();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await database.orm.select().from(deskInvitations);
    const { rows: lines } = await database.orm.execute(sql`select * from audit_log`);
    expect(JSON.stringify([rows, lines])).not.toContain(token);
    expect(JSON.stringify(lines)).not.toMatch(/maria/i);
  });

  test("signs in by a domain in letters, in punycode and in brackets", async () => {
    const { browser, person } = desk();
    const email = "ana@xn--pearol-xwa.example";
    const me = await acceptNewInvitation(database, person, { email });
    expect(me.email).toBe("ana@peñarol.example");
    await addAuthenticatorApp(person);
    for (const typed of ["Ana@Peñarol.example", email, "<ana@peñarol.example>\u200B"]) {
      expect((await byPassword(browser(), typed)).body).toEqual({ twoFactorRedirect: true });
    }
  });

  // Rule 10.4.
  test("opens a link repeatedly until the enrolment has finished, then never again", async () => {
    const { browser, person: phone } = desk();
    const token = await invite();
    expect(await accept(phone, token)).toMatchObject({
      status: 200,
      body: { email: "maria@example.com", role: "editor", language: "es", isEnrolled: false },
    });
    const laptop = browser();
    expect((await accept(laptop, token)).status).toBe(200);
    // The earlier browser is signed out.
    expect(await phone.statusAt("/me")).toBe(401);
    await addPasskey(laptop);
    expect(await accept(browser(), token)).toMatchObject(OVER);
    expect(await accept(browser(), `${token}x`)).toMatchObject(OVER);
    expect((await laptop.get("/me")).body).toMatchObject({ isEnrolled: true });
  });

  test("ends a link, and an enrolment begun with it, after 48 hours", async () => {
    const { browser, person: phone } = desk();
    const token = await invite();
    await accept(phone, token);
    await database.orm.execute(
      sql`update desk_invitations set expires_at = expires_at - interval '48 hours 1 second'`,
    );
    expect(await phone.statusAt("/me")).toBe(401);
    expect(await accept(browser(), token)).toMatchObject(OVER);
    await deleteExpiredRows(database.orm);
    expect(await database.orm.select().from(deskInvitations)).toEqual([]);
  });

  // Rule 10.4.
  test("invalidates a stolen link by a newer invitation", async () => {
    const { browser, person: thief } = desk();
    const stolen = await invite();
    await accept(thief, stolen);
    const token = await invite({ role: "manager" });
    expect(await thief.statusAt("/me")).toBe(401);
    expect(await accept(browser(), stolen)).toMatchObject(OVER);
    const phone = browser();
    expect((await accept(phone, token)).body).toMatchObject({ role: "manager" });
    expect((await addPasskey(thief)).result.status).toBe(401);
    expect((await addPasskey(phone)).result.status).toBe(200);
    expect(await database.orm.select().from(deskPasskeys)).toHaveLength(1);
  });

  test("removes a passkey registered after the invitation was withdrawn", async () => {
    const { browser, person: administrator } = desk();
    await enrol(database, administrator, { email: "chefe@example.com" });
    const thief = browser();
    await accept(thief, await invite());
    const asked = await thief.get("/auth/passkey/generate-register-options");
    const { body: invitations } = await administrator.get("/invitations");
    expect(invitations).toMatchObject([{ email: "maria@example.com", isForAccount: true }]);
    const withdraw = () => administrator.delete(`/invitations/${invitations[0].id}`);
    const response = createAuthenticator({ origin: "http://localhost:3000" }).register(asked.body);
    const [withdrawn, finished] = await Promise.all([
      withdraw(),
      thief.post("/auth/passkey/verify-registration", { response, name: "Phone" }),
    ]);
    const isEnrolled = finished.status === 200;
    expect(withdrawn.status === 204).toBe(!isEnrolled);
    expect((await withdraw()).status).toBe(404);
    expect(await database.orm.$count(deskPasskeys)).toBe(isEnrolled ? 2 : 1);
  });

  test("changes nothing if an enrolment finishes after its invitation ended", async () => {
    const { browser } = desk();
    for (const end of ["withdrawn", "replaced"]) {
      const { body } = await accept(browser(), await invite());
      const [invitation] = await database.orm.select().from(deskInvitations);
      const id = invitation?.id ?? "";
      if (end === "withdrawn") await withdrawInvitation(database.orm, id, "a test");
      else await accept(browser(), await invite());
      const account = { id: body.id as string, invitationId: id };
      const password = { password: "hash", authenticator: { secret: "", backupCodes: "" } };
      await expect(finishEnrolment(database.orm, account, password)).rejects.toThrow(
        "invitation-over",
      );
      expect(await database.orm.select().from(deskCredentials), end).toEqual([]);
    }
  });

  test("enrols one of two who confirm an enrolment at once", async () => {
    const { browser } = desk();
    for (let time = 0; time < 3; time += 1) {
      const phone = browser();
      await acceptNewInvitation(database, phone, { email: `${time}@example.com` });
      const { body } = await phone.post("/me/authenticator", { password: PASSWORD });
      const code = totpOf(secretOf(body));
      const other = browser(undefined, phone.cookies);
      const confirmed = await Promise.all(
        [phone, other].map((one) => one.post("/me/authenticator/confirm", { code })),
      );
      const [done, refused] = confirmed.toSorted((one, two) => one.status - two.status);
      expect(done?.status).toBe(204);
      expect(["invitation-over", "signed-out"]).toContain(refused?.body.code);
    }
  });

  test("keeps the only administrator's old way in until re-enrolment is done", async () => {
    const { browser, person: old } = desk();
    const invitation = { email: EMAIL, role: "administrator" } as const;
    const { secret } = await enrolWithApp(database, old);
    const another = "another long password";

    const kiosk = browser();
    const { body: unfinished } = await accept(kiosk, await invite(invitation));
    expect(unfinished).toMatchObject({ isEnrolled: false });
    expect(await old.statusAt("/me")).toBe(401);
    const begun = await kiosk.post("/me/authenticator", { password: another });
    // The link alone opens nothing.
    expect((await kiosk.get("/accounts")).body).toMatchObject({ code: "enrolment-unfinished" });
    const home = browser();
    expect((await byPassword(home)).status).toBe(200);
    expect((await byCode(home, totpOf(secret, 30))).status).toBe(200);
    expect(await home.statusAt("/accounts")).toBe(200);

    const code = totpOf(secretOf(begun.body));
    expect((await kiosk.post("/me/authenticator/confirm", { code })).status).toBe(204);
    expect(await kiosk.statusAt("/accounts")).toBe(200);
    expect(await home.statusAt("/me")).toBe(401);
    expect((await byPassword(browser())).status).toBe(401);
    expect((await byPassword(browser(), EMAIL, another)).status).toBe(200);

    const phone = browser();
    await accept(phone, await invite(invitation));
    const { authenticator } = await addPasskey(phone);
    expect((await byPassword(browser(), EMAIL, another)).status).toBe(401);
    await accept(browser(), await invite(invitation));
    expect((await signInByPasskey(browser(), authenticator)).status).toBe(200);
    const tablet = browser();
    await accept(tablet, await invite(invitation));
    await addPasskey(tablet);
    expect((await signInByPasskey(browser(), authenticator)).status).toBe(401);
    expect((await tablet.get("/me")).body).toMatchObject({ isEnrolled: true, hasPassword: false });
  });

  test("replaces a lost passkey and its sessions by re-enrolment", async () => {
    const { browser, person: old } = desk();
    await enrol(database, browser(), { email: "chefe@example.com" });
    const { authenticator, me } = await enrol(database, old, { role: "editor" });
    const token = await invite({ role: "restaurant", restaurants: ["rubaiyat-rio"] });
    // All stays until the link is opened.
    expect((await old.get("/me")).body).toMatchObject({ role: "editor", isEnrolled: true });
    const phone = browser();
    expect((await accept(phone, token)).body).toMatchObject({
      id: me.id,
      role: "restaurant",
      restaurants: ["rubaiyat-rio"],
      isEnrolled: false,
      passkeys: [],
    });
    expect(await old.statusAt("/me")).toBe(401);
    expect((await signInByPasskey(old, authenticator)).status).toBe(401);
    await addAuthenticatorApp(phone);
    expect((await phone.get("/me")).body).toMatchObject({ isEnrolled: true, hasPassword: true });
    expect(await database.orm.$count(deskAccounts)).toBe(2);
  });
});
