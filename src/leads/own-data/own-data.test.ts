import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#database/schema/audit-log.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads, leadTransitions } from "#database/schema/leads.ts";
import type { Obstacle } from "#services/mail/mail.fake.ts";
import { eventually } from "#tests/eventually.ts";
import { aStoredLead, runOutbox } from "#tests/lead-delivery.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { createOwnDataAccess } from "./own-data-access.ts";
import { createOwnDataMail } from "./own-data-mail.ts";

const MARIA = { email: "maria@example.com", language: "en" } as const;
const DELIVERED = { state: "delivered", platformId: "rd-7" } as const;

// Rules 6.19 and 6.20.
describeWithDatabase("a guest's own data", (database) => {
  const siteUrl = "https://site.test";
  const access = () => createOwnDataAccess({ database, isMailOn: true, siteUrl });
  const ask = (email: string, ip = "192.0.2.1") =>
    access().ask(email, { ip, language: "en", headers: new Headers() });

  const anAnswerTo = (leadId: string) =>
    database.orm
      .insert(leadAnswers)
      .values({ id: randomUUID(), leadId, actor: "account-1", subject: "Olá", text: "Sim" });

  async function start() {
    const mails = await startMailServer();
    const readSettings = async () => ({ siteName: "Grupo Rubaiyat", contact: { email: "" } });
    const settings = groupMail(mails.url);
    const ownDataMail = createOwnDataMail({ settings, readSettings, siteUrl });
    const { lines } = runOutbox({ database, ownDataMail });
    const due = () =>
      database.orm.$count(dataRequests, sql`${dataRequests.nextAttemptAt} is not null`);
    /** Waits until nothing is due and `number` mails have arrived. */
    const mailed = (number: number) =>
      eventually(async () => {
        expect(mails.received).toHaveLength(number);
        expect(await due()).toBe(0);
      });
    return { mails, lines, mailed };
  }

  const tokenIn = (mails: { received: readonly { text: string }[] }) =>
    /\?token=([\w-]+)/.exec(mails.received.at(-1)?.text ?? "")?.[1] ?? "";

  test("mails a link to a known e-mail only, without revealing which", async () => {
    const { mails, lines, mailed } = await start();
    await aStoredLead(database, { email: "Maria@Example.com" });
    expect(await ask("maria@example.com")).toBe("asked");
    expect(await ask("nobody@example.com")).toBe("asked");
    await mailed(1);
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([["Maria@example.com"]]);
    expect(mails.received[0]?.text).toContain("https://site.test/en/privacy/your-data?token=");
    expect(await access().open(tokenIn(mails))).toBe("Maria@Example.com");
    // Neither database nor log contains the token or the address.
    expect(JSON.stringify(await database.orm.select().from(dataRequests))).not.toContain(
      tokenIn(mails),
    );
    expect(JSON.stringify(lines)).not.toContain("@example.com");
    expect(await database.orm.$count(dataRequests)).toBe(1);
  });

  test("finds an internationalised domain in any spelling", async () => {
    const { mails, mailed } = await start();
    await aStoredLead(database, { email: "ana@xn--pearol-xwa.example" });
    expect(await ask("<Ana@PEÑAROL.example>\u200B")).toBe("asked");
    await mailed(1);
    const { sections, email } = await access().read({
      email: (await access().open(tokenIn(mails))) ?? "",
      language: "en",
    });
    expect(email).toBe("ana@peñarol.example");
    expect(JSON.stringify(sections)).toContain("ana@peñarol.example");
  });

  test("ends a link after half an hour, a hundred uses, or erasure", async () => {
    const { mails, mailed } = await start();
    const opens = async () => (await access().open(tokenIn(mails))) !== undefined;
    await aStoredLead(database, MARIA);
    await ask(MARIA.email);
    await mailed(1);
    expect(await opens()).toBe(true);
    const change = (values: object) => database.orm.update(dataRequests).set(values);
    await change({ expiresAt: sql`now()` });
    expect(await opens()).toBe(false);
    await change({ expiresAt: sql`now() + interval '29 minutes'`, uses: 99 });
    expect(await opens()).toBe(true);
    expect(await opens()).toBe(false);
    await change({ uses: 0 });
    await access().erase(MARIA);
    expect(await opens()).toBe(false);
    for (const wrong of ["", "abc", "'; --", "x".repeat(43)])
      expect(await access().open(wrong)).toBeUndefined();
  });

  test("limits an IP to five requests in ten minutes and a mailbox to three links an hour, and refuses cross-site posts", async () => {
    const { mailed } = await start();
    await aStoredLead(database, MARIA);
    for (let times = 0; times < 5; times++) expect(await ask(MARIA.email)).toBe("asked");
    expect(await ask(MARIA.email)).toBe("too-many");
    await mailed(3);
    const headers = new Headers({ "Sec-Fetch-Site": "cross-site" });
    const from = { ip: "192.0.2.2", language: "en", headers } as const;
    expect(await access().ask(MARIA.email, from)).toBe("foreign");
    expect(await ask("no e-mail", "192.0.2.3")).toBe("wrong");
  });

  test.each<[string, Obstacle, () => Promise<unknown>]>([
    ["a link", { at: "message", code: 451 }, () => ask(MARIA.email)],
    ["what the group must hear", { at: "recipient", code: 550 }, () => access().erase(MARIA)],
  ])("retries %s until the mail server accepts it", async (what, obstacle, act) => {
    const { mails, mailed } = await start();
    await aStoredLead(database, MARIA);
    mails.obstruct(obstacle);
    await act();
    await eventually(async () => {
      const [request] = await database.orm.select().from(dataRequests);
      expect(request?.attempts).toBeGreaterThan(1);
    });
    mails.obstruct(undefined);
    await mailed(1);
    // Each attempt has a new link.
    if (what === "a link") expect(await access().open(tokenIn(mails))).toBe(MARIA.email);
  });

  test("shows on the page and in both files all data of the guest, and of no other", async () => {
    const sent = { ...MARIA, message: "Um casamento\nno jardim." };
    const { id } = await aStoredLead(database, sent, DELIVERED);
    await aStoredLead(database, { email: "other@example.com", message: "Segredo de outro." });
    await aStoredLead(database, { ...MARIA, message: "piu" }, { isCanary: true });
    const note = { action: "note", note: "Prefere o salão." } as const;
    await database.orm.insert(leadActions).values({ leadId: id, actor: "account-1", ...note });
    await anAnswerTo(id);
    const page = await access().read(MARIA);
    expect(page).toMatchObject({ unanswered: 1, isWhole: true, newsletterName: undefined });
    expect(page.sections).toHaveLength(1);
    const text = await access().file(MARIA, "txt");
    const json = await access().file(MARIA, "json");
    const all = ["Um casamento\nno jardim.", "rd-7", "Prefere o salão.", "Olá", "Casamento"];
    for (const kept of all) {
      const shown = page.sections[0]?.lines.some((line) => line.text.includes(kept));
      expect(shown, kept).toBe(true);
      expect(text).toContain(kept);
      expect(json).toContain(JSON.stringify(kept).slice(1, -1));
    }
    expect(text + json).not.toMatch(/Segredo|account-1|piu/);
    expect(JSON.parse(json).leads).toHaveLength(1);
    expect(text).toContain("Preferred date: Monday");
    expect(await access().file({ ...MARIA, language: "es" }, "txt")).toContain("Nota del grupo");
  });

  test("shows the newest twenty on the page, and says that the files have more", async () => {
    for (let sent = 0; sent < 21; sent++) {
      await aStoredLead(database, { ...MARIA, message: `No. ${sent}.` });
    }
    const page = await access().read(MARIA);
    expect([page.sections.length, page.isWhole]).toEqual([20, false]);
    expect(page.sections[0]?.lines.some(({ text }) => text === "No. 20.")).toBe(true);
    const text = await access().file(MARIA, "txt");
    expect(text).toContain("No. 0.");
    expect(JSON.parse(await access().file(MARIA, "json")).leads).toHaveLength(21);
  });

  test("erases everything, pending leads too, and tells the group what remains elsewhere", async () => {
    const { orm } = database;
    const { id } = await aStoredLead(database, { email: "Maria@example.com" });
    const sending = { state: "waiting", sendingSince: new Date() } as const;
    await aStoredLead(database, { ...MARIA, message: "Outra." }, sending);
    await aStoredLead(database, { ...MARIA, form: "newsletter_form" }, DELIVERED);
    await aStoredLead(database, { email: "other@example.com" });
    await anAnswerTo(id);
    expect(await access().erase(MARIA)).toEqual({
      deleted: 3,
      platformIds: ["rd-7"],
      perhapsAtPlatform: 1,
    });
    const left = await orm.select().from(leads);
    expect(left.map(({ email }) => email)).toEqual(["other@example.com"]);
    expect(await orm.$count(leadAnswers)).toBe(0);
    expect(await orm.$count(leadTransitions)).toBe(1);
    const lines = await orm.select().from(auditLog);
    const erased = { actor: "guest", action: "leads.erased", details: { deleted: 3 } };
    expect(lines).toMatchObject([erased]);
    expect(JSON.stringify(lines)).not.toContain("example.com");

    const { mails, mailed } = await start();
    await mailed(1);
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([["grupo@example.com"]]);
    expect(mails.received[0]?.text).toMatch(/maria@example\.com[^]*rd-7[^]*sem número: 1/);
    // After the mail to the group no personal data is left.
    expect(await orm.$count(dataRequests)).toBe(0);
  });

  test("corrects the newsletter's name, and deletes only sign-ups on leaving", async () => {
    const { orm } = database;
    const form = "newsletter_form";
    await aStoredLead(database, MARIA);
    await aStoredLead(database, { ...MARIA, form, name: "Mria", message: "" });
    expect(await access().rename(MARIA, "M")).toBe(false);
    expect(await access().rename(MARIA, "Maria\u0000\nSilva")).toBe(true);
    expect(await access().read(MARIA)).toMatchObject({ newsletterName: "Maria Silva" });
    // The platform has neither name yet.
    expect(await orm.$count(dataRequests)).toBe(0);
    await orm.update(leads).set({ state: "delivered" }).where(eq(leads.form, form));
    await access().rename(MARIA, "Maria S.");
    expect(await orm.select().from(dataRequests)).toMatchObject([
      { kind: "renamed", change: { name: "Maria S." } },
    ]);
    await access().leaveNewsletter(MARIA);
    const page = await access().read(MARIA);
    expect(page).toMatchObject({ newsletterName: undefined, unanswered: 1 });
    const actions = (await orm.select().from(auditLog)).map(({ action }) => action);
    const corrected = "leads.newsletter-corrected";
    expect(actions).toEqual([corrected, corrected, "leads.newsletter-left"]);
  });
});
