import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { platformAt, readLead, runOutbox, startPlatform, stepsOf } from "#tests/lead-delivery.ts";
import { aContactPost, aNewsletterPost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { createCleanUp } from "#server/clean-up.ts";
import { outboxDepth } from "../deliver/outbox.queries.ts";
import { redeliver, settle } from "../deliver/staff-decisions.ts";
import { createVisitorMail } from "../mail/acknowledgement.ts";
import { consentVersion } from "./form-fields.ts";
import {
  confirmationToken,
  createNewsletterConfirmation,
  readConfirmationToken,
} from "./newsletter-confirmation.ts";

const SECRET = "a secret of more than thirty-two characters";
const VERSION = consentVersion("Casas Exemplo");
const SITE = "https://www.example.com";
const LEAD = {
  id: "0b0f4f52-6a2d-4d7b-9d6a-3c1d2f0a9e11",
  nextAttemptAt: new Date("2026-11-24T12:00Z"),
};

test("a token carries only its lead's id, until it expires", () => {
  const token = confirmationToken(LEAD, SECRET);
  const before = new Date("2026-11-24T11:59:59Z");
  expect(readConfirmationToken(token, SECRET, before)).toEqual({ state: "valid", id: LEAD.id });
  const after = new Date("2026-11-24T12:00:01Z");
  expect(readConfirmationToken(token, SECRET, after)).toEqual({ state: "expired" });
});

test("rejects every altered token", () => {
  const token = confirmationToken(LEAD, SECRET);
  const now = new Date("2026-11-23T12:00Z");
  const forged = Array.from(
    token,
    (letter, at) => token.slice(0, at) + (letter === "A" ? "B" : "A") + token.slice(at + 1),
  );
  const others = ["", "A", token.slice(1), `${token}A`, token.repeat(999), "ç".repeat(72)];
  for (const one of [...forged, ...others]) {
    expect(readConfirmationToken(one, SECRET, now).state).toBe("forged");
  }
  expect(readConfirmationToken(token, `${SECRET}.`, now).state).toBe("forged");
});

describeWithDatabase("a newsletter sign-up that must be confirmed", (database) => {
  const count = vi.fn<(id: string) => Promise<void>>(async () => undefined);

  const hooks = { onLeadStored: async () => undefined, countLead: count };
  const api = () =>
    createLeadsApi(database, {
      siteName: () => "Casas Exemplo",
      isNewsletterConfirmed: true,
      isAcknowledged: true,
      ...hooks,
    });
  const confirmation = () =>
    createNewsletterConfirmation({
      database,
      secret: SECRET,
      siteName: () => "Casas Exemplo",
      ...hooks,
    });
  async function signUp(email: string, name = "Maria Silva") {
    const post = aNewsletterPost({ email, name, language: "en", consentVersion: VERSION });
    const { status, body } = await api().post("/newsletter", post);
    expect(status).toBe(201);
    return readLead(database, body.data.id);
  }
  async function start() {
    const server = await startMailServer();
    const platform = await startPlatform();
    runOutbox({
      database,
      rdStation: platformAt(platform),
      visitorMail: createVisitorMail({
        database,
        settings: groupMail(server.url),
        readSettings: async () => ({ siteName: "Casas Exemplo", contact: { email: "" } }),
        mailboxes: [],
        siteUrl: SITE,
        isAcknowledged: false,
        secret: SECRET,
      }),
    });
    return { server, platform };
  }
  const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  const setDue = (id: string, time: string) =>
    database.orm.execute(
      sql`update leads set next_attempt_at = clock_timestamp() + ${time}::interval where id = ${id}::uuid`,
    );

  // Rule 6.16.
  test("is delivered once, after its subscriber confirms the mailed link", async () => {
    const lead = await signUp("reader@example.com");
    expect(lead).toMatchObject({ state: "unconfirmed", consent: { confirmedAt: null } });
    const { server, platform } = await start();
    await eventually(() => expect(server.received).toHaveLength(1));
    const [mail] = server.received;
    expect(mail).toMatchObject({
      envelope: { to: ["reader@example.com"] },
      subject: "Confirm your subscription to the Casas Exemplo newsletter",
      text: expect.stringContaining(`${SITE}/en/newsletter/confirm?token=`),
    });
    expect(mail?.text).toContain("valid for 48 hours");
    const token = tokenIn(mail?.text ?? "");
    expect(confirmation().linkState(token)).toBe("valid");
    // Opening the link confirms nothing.
    expect(await readLead(database, lead.id)).toMatchObject({ state: "unconfirmed" });
    expect(platform.taken("reader@example.com")).toBe(0);
    // A page opened before the site changed its name.
    expect(await confirmation().confirm(token, "en", consentVersion("Casas"))).toBe("valid");
    expect(await readLead(database, lead.id)).toMatchObject({ state: "unconfirmed" });
    expect(mail?.text).toContain("invitations from Casas Exemplo by e-mail");
    const thrice = await Promise.all(
      [1, 2, 3].map(() => confirmation().confirm(token, "en", VERSION)),
    );
    expect(thrice).toEqual(["confirmed", "confirmed", "confirmed"]);
    await eventually(() => expect(platform.taken("reader@example.com")).toBe(1));
    expect(await confirmation().confirm(token, "en", VERSION)).toBe("confirmed");
    const confirmed = await readLead(database, lead.id);
    expect(confirmed.consent).toEqual({
      text: expect.stringContaining("invitations from Casas Exemplo by e-mail"),
      version: VERSION,
      confirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await stepsOf(database, lead.id)).toContain(
      "waiting: Inscrição confirmada pelo link do e-mail",
    );
    expect(count.mock.calls.filter(([id]) => id === lead.id)).toHaveLength(1);
    expect(platform.taken("reader@example.com")).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  test("is deleted with its history when its link expires", async () => {
    const old = await signUp("old@example.com");
    const young = await signUp("young@example.com");
    const confirmed = await signUp("confirmed@example.com");
    const token = (lead: typeof old) => confirmationToken(lead, SECRET);
    await confirmation().confirm(token(confirmed), "pt", VERSION);
    const hours = (young.nextAttemptAt.getTime() - young.createdAt.getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
    await setDue(old.id, "-1 second");
    await setDue(confirmed.id, "-1 second");
    const { log } = recordLog();
    const limits = { leadMonths: 24, quarantineDays: 0 };
    await createCleanUp({ database, ...limits, log })();
    const left = async () => (await api().storedLeads()).map(({ id }) => id).toSorted();
    expect(await left()).not.toContain(old.id);
    expect(await left()).toEqual(expect.arrayContaining([young.id, confirmed.id]));
    expect(await stepsOf(database, old.id)).toEqual([]);
    // The link of a deleted sign-up counts as expired.
    expect(await confirmation().confirm(token(old), "pt", VERSION)).toBe("expired");
    expect(await confirmation().confirm("made-up", "pt", VERSION)).toBe("forged");
  });

  test("is counted under its state and cannot be delivered by staff", async () => {
    const { id } = await signUp("counted@example.com");
    expect((await outboxDepth(database.orm)).leads).toEqual({ unconfirmed: 1 });
    expect(await redeliver(database, [id])).toEqual([]);
    expect(await settle(database, id, "resend")).toBe(false);
    expect(await settle(database, id, "delivered")).toBe(false);
  });

  test("released from quarantine is mailed and awaits confirmation", async () => {
    const { id, ...held } = await signUp("good@example.com", "https://example.com");
    expect(held).toMatchObject({ state: "quarantined", visitorMailNextAttemptAt: null });
    expect(await redeliver(database, [id])).toEqual([id]);
    const released = await readLead(database, id);
    const due = expect.any(Date);
    expect(released).toMatchObject({ state: "unconfirmed", visitorMailNextAttemptAt: due });
    const token = confirmationToken(released, SECRET);
    expect(await confirmation().confirm(token, "pt", VERSION)).toBe("confirmed");
  });

  test("gets one mail an hour per address, also after another kind of mail", async () => {
    const email = "busy@example.com";
    await api().post("/contact", aContactPost({ email }));
    await database.orm.execute(sql`
      update leads set visitor_mailed_at = clock_timestamp(), visitor_mail_next_attempt_at = null
    `);
    const first = await signUp(email);
    const { server } = await start();
    await eventually(async () => {
      const { visitorMailNextAttemptAt } = await readLead(database, first.id);
      expect(Number(visitorMailNextAttemptAt) - Date.now()).toBeGreaterThan(3_000_000);
    });
    expect(server.received).toHaveLength(0);
    await database.orm.execute(sql`
      update leads set
        visitor_mail_next_attempt_at =
          case when form = 'newsletter_form' then clock_timestamp() end,
        visitor_mailed_at =
          case when form = 'contact_form' then clock_timestamp() - interval '61 minutes' end
    `);
    await eventually(() => expect(server.received).toHaveLength(1));
  });

  test("is refused when the IP's mail limit is reached, and is not stored", async () => {
    const site = api();
    const headers = { "X-Forwarded-For": "203.0.113.99" };
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      const post = aNewsletterPost({ email: `many-${number}@example.com` });
      statuses.push((await site.post("/newsletter", post, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const emails = (await site.storedLeads()).map(({ email }) => email);
    expect(emails).not.toContain("many-10@example.com");
  });
});
