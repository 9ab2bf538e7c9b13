import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import {
  leadIn,
  leadWith,
  platformAt,
  readLead,
  runOutbox,
  startPlatform,
  submit,
} from "#tests/lead-delivery.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { NewLead } from "../accept/store-lead.ts";
import type { OutboxOptions } from "../deliver/outbox.server.ts";
import { redeliver } from "../deliver/staff-decisions.ts";
import { createVisitorMail } from "./acknowledgement.ts";
import { createLeadMail } from "./lead-mail.ts";

type Options = Partial<OutboxOptions> & { readonly groupEmail?: string };
type MailServer = Awaited<ReturnType<typeof startMailServer>>;

describeWithDatabase("the acknowledgement", (database, connectAgain) => {
  const mailboxes = [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }];
  function start(
    server: MailServer,
    { groupEmail = "", database: own = database, ...more }: Options = {},
  ) {
    const visitorMail = createVisitorMail({
      database: own,
      settings: groupMail(server.url),
      mailboxes,
      siteUrl: "https://www.example.com",
      isAcknowledged: true,
      secret: undefined,
      readSettings: async () => ({ siteName: "Casas Exemplo", contact: { email: groupEmail } }),
    });
    return runOutbox({ database: own, visitorMail, ...more });
  }
  const write = (changes: Partial<NewLead> = {}) =>
    submit(database, undefined, changes, { isVisitorMailed: true });
  const arrived = (server: MailServer, count: number) =>
    eventually(() => expect(server.received).toHaveLength(count));

  test("names who will reply and repeats the message, in the page's language", async () => {
    await prepareDatabase(database);
    const server = await startMailServer();
    start(server, { groupEmail: "contato@example.com" });
    const { email } = await write({ language: "es", message: "Primera\nSegunda" });
    await arrived(server, 1);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      envelope: { to: [email] },
      subject: "Hemos recibido su solicitud de presupuesto – Rubaiyat Rio",
      html: "",
      headers: expect.arrayContaining([
        ["Reply-To", "Grupo Rubaiyat <contato@example.com>"],
        ["Auto-Submitted", "auto-replied"],
      ]),
    });
    expect(mail?.text).toContain("El equipo de Rubaiyat Rio");
    expect(mail?.text.split("\n")).toEqual(
      expect.arrayContaining([
        "Hola, Maria Silva:",
        "Casa: Rubaiyat Rio",
        `Correo electrónico: ${email}`,
        "Número de invitados: 120",
        "Fecha deseada: lunes, 20 de mayo de 2047",
        "Primera",
        "Segunda",
      ]),
    );
  });

  test("has a subject for contact messages and table requests, and no invented reply address", async () => {
    const server = await startMailServer();
    start(server);
    const asked = { form: "contact_form", subject: "outros", eventType: "", budget: "" } as const;
    const open = { guestCount: null, preferredDate: "", restaurant: "elsewhere" };
    await write({ ...asked, ...open, language: "en" });
    await arrived(server, 1);
    await write({ ...asked, guestCount: 4 });
    await arrived(server, 2);
    const [message, table] = server.received;
    expect(message?.subject).toBe("We have received your message – elsewhere");
    expect(message?.text).toContain("The Casas Exemplo team will reply");
    expect(message?.text).not.toMatch(/Number of guests|confirmed/);
    expect(message?.headers.map(([name]) => name)).not.toContain("Reply-To");
    expect(table?.subject).toBe("Recebemos seu pedido de mesa – rubaiyat-rio");
    expect(table?.text).toContain("A mesa só fica confirmada depois dessa resposta.");
  });

  // Rule 6.15.
  test("goes out once, after the group's mail and the delivery, despite failed attempts", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "recipient", code: 451, recipient: "slow@example.com" });
    const rdStation = platformAt(await startPlatform());
    const settings = groupMail(server.url);
    const mail = createLeadMail({ database, settings, mailboxes });
    const outbox = start(server, { rdStation, mail });
    const changes = { email: "slow@example.com" };
    const { id } = await submit(database, outbox, changes, { isVisitorMailed: true });
    await leadIn(database, id, "delivered");
    await leadWith(database, id, {
      mailedAt: expect.any(Date),
      visitorMailedAt: null,
      visitorMailReason: expect.stringContaining("451"),
    });
    await eventually(async () => {
      const { visitorMailAttempts } = await readLead(database, id);
      expect(visitorMailAttempts).toBeGreaterThan(1);
    });
    server.obstruct(undefined);
    await leadWith(database, id, { visitorMailedAt: expect.any(Date), visitorMailReason: "" });
    await arrived(server, 2);
    expect(server.received[1]?.envelope.to).toEqual(["slow@example.com"]);
    expect(JSON.stringify(outbox.lines)).not.toContain("@");
  });

  test("is not retried after a permanent refusal", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "recipient", code: 550 });
    start(server);
    const { id } = await write();
    await leadWith(database, id, {
      visitorMailReason: expect.stringContaining("550"),
      visitorMailedAt: null,
      visitorMailNextAttemptAt: null,
      visitorMailAttempts: 1,
    });
  });

  test("is never sent again after a crash during the attempt", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "message" });
    // The first process hangs for longer than the test and never reaches the second lead.
    const first = start(server);
    const { id } = await write();
    await leadWith(database, id, { visitorMailedAt: expect.any(Date) });
    const other = await startMailServer();
    start(other);
    const { email } = await write();
    await arrived(other, 1);
    expect(other.received[0]?.envelope.to).toEqual([email]);
    expect(await readLead(database, id)).toMatchObject({ visitorMailAttempts: 1 });
    await server.close();
    await first.stop();
  });

  test("goes to an address once an hour, across two processes", async () => {
    const server = await startMailServer();
    const again = await connectAgain();
    onTestFinished(() => again.close());
    const ids: string[] = [];
    for (const email of ["Eva@example.com", "eva@example.com", "EVA@EXAMPLE.COM"]) {
      ids.push((await write({ email, message: `Mensagem ${ids.length}` })).id);
    }
    start(server);
    start(server, { database: again });
    await eventually(async () => {
      const leads = await Promise.all(ids.map((id) => readLead(database, id)));
      const passedOver = leads.filter((lead) => lead.visitorMailReason.includes("última hora"));
      expect(passedOver).toHaveLength(2);
    });
    await arrived(server, 1);
    await database.orm.execute(
      sql`update leads set visitor_mailed_at = visitor_mailed_at - interval '61 minutes'`,
    );
    await write({ email: "eva@example.com" });
    await arrived(server, 2);
  });

  // Rule 6.15.
  test("goes to ten addresses per IP and day, across two processes, and no lead is lost", async () => {
    const other = await connectAgain();
    onTestFinished(() => other.close());
    const options = { isAcknowledged: true };
    const apis = [createLeadsApi(database, options), createLeadsApi(other, options)];
    const send = (index: number, ip: string) =>
      apis[index % 2]?.post(
        "/contact",
        aContactPost({ email: `visitor-${index}@example.com`, message: `Mensagem ${index} daqui` }),
        { "X-Forwarded-For": ip },
      );
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => send(index, "203.0.113.7")),
    );
    expect(new Set(responses.map((response) => response?.status))).toEqual(new Set([201]));
    const due = async () =>
      (await apis[0]?.storedLeads())?.filter((lead) => lead.visitorMailNextAttemptAt !== null);
    expect(await due()).toHaveLength(10);
    await send(16, "203.0.113.8");
    expect(await due()).toHaveLength(11);
    const { rows } = await database.orm.execute<{ key: string }>(
      sql`select key from rate_limits where starts_with(key, 'visitorMail:')`,
    );
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^visitorMail:[0-9a-f]{24}$/);
  });

  test("is not sent for suspected spam, sign-ups, or while off", async () => {
    const on = createLeadsApi(database, { isAcknowledged: true });
    const off = createLeadsApi(database);
    await on.post("/contact", aContactPost({ remarks: "robot" }));
    await on.post("/newsletter", { email: "leitora@example.com" });
    await off.post("/contact", aContactPost({ message: "Outra mensagem." }));
    const ids = (await on.storedLeads()).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    await redeliver(database, ids);
    for (const lead of await on.storedLeads()) expect(lead.visitorMailNextAttemptAt).toBeNull();
  });
});
