import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#database/schema/audit-log.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads, leadTransitions } from "#database/schema/leads.ts";
import { eventually } from "#tests/eventually.ts";
import { aStoredLead } from "#tests/leads-tool.ts";
import { runOutbox } from "#tests/running-outbox.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { createOwnDataAccess } from "./own-data-access.ts";
import { createOwnDataMail } from "./own-data-mail.ts";

const MARIA = { email: "maria@example.com", language: "en" } as const;

// Rules 6.19 and 6.20.
describeWithDatabase("a guest's own data", (getDatabase) => {
  const database = getDatabase;
  const access = (options = {}) =>
    createOwnDataAccess({
      database: database(),
      isMailOn: true,
      siteUrl: "https://site.test",
      ...options,
    });
  const ask = (email: string, ip = "192.0.2.1") =>
    access().ask(email, { ip, language: "en", headers: new Headers() });

  async function start() {
    const mails = await startMailServer();
    const settings = groupMail(mails.url);
    const { lines } = runOutbox({
      database: database(),
      ownDataMail: createOwnDataMail({
        settings,
        readSettings: async () => ({ siteName: "Grupo Rubaiyat", contact: { email: "" } }),
        siteUrl: "https://site.test",
      }),
    });
    const due = () =>
      database().orm.$count(dataRequests, sql`${dataRequests.nextAttemptAt} is not null`);
    /** Nothing is to be mailed any more, and so many were. */
    const mailed = (number: number) =>
      eventually(async () => {
        expect(mails.received).toHaveLength(number);
        expect(await due()).toBe(0);
      });
    /** Once the mail server takes what it has refused twice, it is mailed. */
    const mailedAfterAll = async () => {
      await eventually(async () => {
        const [request] = await database().orm.select().from(dataRequests);
        expect(request?.attempts).toBeGreaterThan(1);
      });
      mails.obstruct(undefined);
      await mailed(1);
    };
    return { mails, lines, mailed, mailedAfterAll };
  }

  /** The token of the last link that was mailed. */
  const tokenIn = (mails: { received: readonly { text: string }[] }) =>
    /\?token=([\w-]+)/.exec(mails.received.at(-1)?.text ?? "")?.[1] ?? "";

  test("a link is mailed to an e-mail that is known and to no other; whoever asks cannot tell", async () => {
    const { mails, lines, mailed } = await start();
    await aStoredLead(database(), { email: "Maria@Example.com" });
    expect(await ask("maria@example.com")).toBe("asked");
    expect(await ask("nobody@example.com")).toBe("asked");
    await mailed(1);
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([["Maria@example.com"]]);
    expect(mails.received[0]?.text).toContain("https://site.test/en/privacy/your-data?token=");
    expect(await access().open(tokenIn(mails))).toBe("Maria@Example.com");
    // Neither the database nor the log has what opens it, or says who was asked about.
    expect(JSON.stringify(await database().orm.select().from(dataRequests))).not.toContain(
      tokenIn(mails),
    );
    expect(JSON.stringify(lines)).not.toContain("@example.com");
    expect(await database().orm.$count(dataRequests)).toBe(1);
  });

  test("a link ends after half an hour, after a hundred uses, and with the data", async () => {
    const { mails, mailed } = await start();
    const opens = async () => (await access().open(tokenIn(mails))) !== undefined;
    await aStoredLead(database(), { email: MARIA.email });
    await ask(MARIA.email);
    await mailed(1);
    expect(await opens()).toBe(true);
    const change = (values: object) => database().orm.update(dataRequests).set(values);
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

  test("an IP asks five times in ten minutes, a mailbox gets three links an hour, and only our own pages ask", async () => {
    const { mailed } = await start();
    await aStoredLead(database(), { email: MARIA.email });
    for (let times = 0; times < 5; times++) expect(await ask(MARIA.email)).toBe("asked");
    expect(await ask(MARIA.email)).toBe("too-many");
    await mailed(3);
    const headers = new Headers({ "Sec-Fetch-Site": "cross-site" });
    const from = { ip: "192.0.2.2", language: "en", headers } as const;
    expect(await access().ask(MARIA.email, from)).toBe("foreign");
    expect(await ask("no e-mail", "192.0.2.3")).toBe("wrong");
  });

  test("a mail that did not leave is tried again with another link", async () => {
    const { mails, mailedAfterAll } = await start();
    await aStoredLead(database(), { email: MARIA.email });
    mails.obstruct({ at: "message", code: 451 });
    await ask(MARIA.email);
    await mailedAfterAll();
    expect(await access().open(tokenIn(mails))).toBe(MARIA.email);
  });

  test("the page and both files have what was sent, what became of it, what was answered and noted, of nobody else", async () => {
    const { id } = await aStoredLead(
      database(),
      { email: MARIA.email, message: "Um casamento\nno jardim." },
      { state: "delivered", platformId: "rd-7" },
    );
    await aStoredLead(database(), { email: "other@example.com", message: "Segredo de outro." });
    await aStoredLead(database(), { email: MARIA.email, message: "piu" }, { isCanary: true });
    await database()
      .orm.insert(leadActions)
      .values({ leadId: id, actor: "account-1", action: "note", note: "Prefere o salão." });
    await database()
      .orm.insert(leadAnswers)
      .values({ id: randomUUID(), leadId: id, actor: "account-1", subject: "Olá", text: "Sim." });
    const page = await access().read(MARIA);
    expect(page).toMatchObject({ unanswered: 1, isWhole: true, newsletterName: undefined });
    expect(page.sections).toHaveLength(1);
    const text = await access().file(MARIA, "txt");
    const json = await access().file(MARIA, "json");
    for (const kept of [
      "Um casamento\nno jardim.",
      "rd-7",
      "Prefere o salão.",
      "Olá",
      "Casamento",
    ]) {
      const shown = page.sections[0]?.lines.some((line) => line.text.includes(kept));
      expect(shown, kept).toBe(true);
      expect(text).toContain(kept);
      expect(json).toContain(JSON.stringify(kept).slice(1, -1));
    }
    for (const other of ["Segredo", "account-1", "piu"]) {
      expect(text + json).not.toContain(other);
    }
    expect(JSON.parse(json).leads).toHaveLength(1);
    expect(text).toContain("Preferred date: Monday");
    expect(await access().file({ ...MARIA, language: "es" }, "txt")).toContain("Nota del grupo");
  });

  test("a page shows the newest twenty, and says that the files have more", async () => {
    for (let sent = 0; sent < 21; sent++) {
      await aStoredLead(database(), { email: MARIA.email, message: `No. ${sent}.` });
    }
    const page = await access().read(MARIA);
    expect([page.sections.length, page.isWhole]).toEqual([20, false]);
    expect(page.sections[0]?.lines.some(({ text }) => text === "No. 20.")).toBe(true);
    const text = await access().file(MARIA, "txt");
    expect(text).toContain("No. 0.");
    expect(JSON.parse(await access().file(MARIA, "json")).leads).toHaveLength(21);
  });

  test("who erases loses all of it, also what was still to be sent; the group hears what is left elsewhere", async () => {
    const { orm } = database();
    const { id } = await aStoredLead(database(), { email: "Maria@example.com" });
    const sending = { state: "waiting", sendingSince: new Date() } as const;
    await aStoredLead(database(), { email: MARIA.email, message: "Outra." }, sending);
    const at = { state: "delivered", platformId: "rd-7" } as const;
    await aStoredLead(database(), { email: MARIA.email, form: "newsletter_form" }, at);
    await aStoredLead(database(), { email: "other@example.com" });
    const answer = {
      id: randomUUID(),
      leadId: id,
      actor: "account-1",
      subject: "Olá",
      text: "Sim",
    };
    await orm.insert(leadAnswers).values(answer);
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
    expect(lines).toMatchObject([
      { actor: "guest", action: "leads.erased", details: { deleted: 3 } },
    ]);
    expect(JSON.stringify(lines)).not.toContain("example.com");

    const { mails, mailed } = await start();
    await mailed(1);
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([["grupo@example.com"]]);
    const [notice] = mails.received;
    for (const said of ["maria@example.com", "rd-7", "sem número: 1"])
      expect(notice?.text).toContain(said);
    // Once the group knows, nothing of the person is left.
    expect(await orm.$count(dataRequests)).toBe(0);
  });

  test("what the group must hear is tried until its mail server takes it", async () => {
    await aStoredLead(database(), { email: MARIA.email });
    await access().erase(MARIA);
    const { mails, mailedAfterAll } = await start();
    mails.obstruct({ at: "recipient", code: 550 });
    await mailedAfterAll();
  });

  test("the newsletter's name is corrected, and leaving it takes the sign-ups alone", async () => {
    const { orm } = database();
    const form = "newsletter_form";
    await aStoredLead(database(), { email: MARIA.email });
    await aStoredLead(database(), { email: MARIA.email, form, name: "Mria", message: "" });
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
    expect(actions).toEqual([
      "leads.newsletter-corrected",
      "leads.newsletter-corrected",
      "leads.newsletter-left",
    ]);
  });
});
