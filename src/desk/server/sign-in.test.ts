import { expect, test } from "vitest";
import {
  acceptNewInvitation,
  addAuthenticatorApp,
  addPasskey,
  createTestDesk,
  enrol,
  PASSWORD,
  signInByPasskey,
  totpOf,
} from "#tests/desk-browser.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";

describeOnBothEnginesByNight("signing in at the desk", (getDatabase) => {
  test("whoever is invited enrols with a passkey and then signs in with it", async () => {
    const { browser } = createTestDesk(getDatabase());
    const phone = browser();
    const me = await acceptNewInvitation(getDatabase(), phone);
    expect(me).toMatchObject({
      email: "maria@example.com",
      name: "maria",
      role: "administrator",
      isEnrolled: false,
      isFresh: true,
      hasPassword: false,
      passkeys: [],
    });
    expect((await phone.get("/accounts")).body).toMatchObject({ code: "enrolment-unfinished" });
    const { authenticator, result } = await addPasskey(phone);
    expect(result.status).toBe(200);
    expect((await phone.get("/me")).body).toMatchObject({
      isEnrolled: true,
      passkeys: [{ name: "Phone" }],
    });
    const laptop = browser();
    expect((await laptop.get("/me")).body).toMatchObject({ status: 401, code: "signed-out" });
    expect(await signInByPasskey(laptop, authenticator)).toMatchObject({ status: 200, body: {} });
    expect((await laptop.get("/me")).body).toMatchObject({ id: me.id, isFresh: true });
    expect((await laptop.get("/sessions")).body).toMatchObject([{ isCurrent: true }, {}]);
  });

  test("whoever is invited enrols with a password and an app, and then needs both", async () => {
    const { browser } = createTestDesk(getDatabase());
    const phone = browser();
    await acceptNewInvitation(getDatabase(), phone);
    const { secret, recoveryCodes, confirmed } = await addAuthenticatorApp(phone);
    expect(confirmed.status).toBe(204);
    expect(recoveryCodes).toHaveLength(10);
    expect((await phone.get("/me")).body).toMatchObject({ isEnrolled: true, hasPassword: true });
    const laptop = browser();
    const password = await laptop.post("/auth/sign-in/email", {
      email: "Maria@example.com",
      password: PASSWORD,
    });
    expect(password).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect((await laptop.get("/me")).status).toBe(401);
    const code = await laptop.post("/auth/two-factor/verify-totp", { code: totpOf(secret, 30) });
    expect(code).toMatchObject({ status: 200, body: {} });
    expect((await laptop.get("/me")).body).toMatchObject({ email: "maria@example.com" });
    const tablet = browser();
    await tablet.post("/auth/sign-in/email", { email: "maria@example.com", password: PASSWORD });
    const recovery = { code: recoveryCodes[0] };
    expect((await tablet.post("/auth/two-factor/verify-backup-code", recovery)).status).toBe(200);
    expect((await tablet.get("/me")).status).toBe(200);
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
});
