import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { leadIn, platformAt, readLead } from "#tests/lead-delivery.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { runOutbox, startPlatform } from "#tests/running-outbox.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type NewLead, storeLead } from "../accept/store-lead.ts";
import { redeliver } from "../deliver/staff-decisions.ts";
import { createVisitorMail } from "./acknowledgement.ts";
import { createLeadMail } from "./lead-mail.ts";

const MAILBOXES = [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }];
let stored = 0;

async function startServer() {
  const server = await startMailServer();
  const toVisitors = () =>
    server.received.filter(({ headers }) =>
      headers.some(([name, value]) => name === "Auto-Submitted" && value === "auto-replied"),
    );
  return { ...server, toVisitors };
}

describeWithDatabase("the acknowledgement", (getDatabase, connectAgain) => {
  async function start(
    smtpUrl: string,
    { database = getDatabase(), groupEmail = "", hasStaffMail = false } = {},
  ) {
    const settings = groupMail(smtpUrl);
    const options = { database, settings, mailboxes: MAILBOXES };
    const outbox = runOutbox({
      database,
      rdStation: platformAt(await startPlatform()),
      mail: hasStaffMail ? createLeadMail(options) : undefined,
      visitorMail: createVisitorMail({
        ...options,
        siteUrl: "https://www.example.com",
        isAcknowledged: true,
        secret: undefined,
        readSettings: async () => ({ siteName: "Casas Exemplo", contact: { email: groupEmail } }),
      }),
    });
    return { outbox, lines: outbox.lines };
  }
  async function write(changes: Partial<NewLead> = {}, database: Database = getDatabase()) {
    stored += 1;
    const lead = aNewLead({ email: `writer-${stored}@example.com`, ...changes });
    const message = `${lead.message} ${stored}`;
    const { id } = await storeLead(
      database,
      { ...lead, message },
      { onLeadStored: async () => {}, isVisitorMailed: lead.state === "waiting" },
    );
    return { id, email: lead.email, message };
  }
  /** Waits until the lead says of its mail what fits. */
  const told = (id: string, reason: RegExp) =>
    eventually(async () => {
      const lead = await readLead(getDatabase(), id);
      expect(lead.visitorMailReason).toMatch(reason);
      return lead;
    });
  const arrived = (server: Awaited<ReturnType<typeof startServer>>, count: number) =>
    eventually(() => expect(server.toVisitors()).toHaveLength(count));

  test("says who will reply and what was written, in the language of the page", async () => {
    await prepareDatabase(getDatabase());
    const server = await startServer();
    await start(server.url, { groupEmail: "contato@example.com" });
    const { email, message } = await write({ language: "es", message: "Primera\nSegunda" });
    await arrived(server, 1);
    const [mail] = server.toVisitors();
    expect(mail?.envelope.to).toEqual([email]);
    expect(mail?.subject).toBe("Hemos recibido su solicitud de presupuesto – Rubaiyat Rio");
    expect(mail?.raw).toContain("Reply-To: Grupo Rubaiyat <contato@example.com>");
    expect(mail?.html).toBe("");
    expect(mail?.text).toContain("Hola, Maria Silva:");
    expect(mail?.text).toContain("el equipo de Rubaiyat Rio");
    for (const line of [
      "Casa: Rubaiyat Rio",
      `Correo electrónico: ${email}`,
      "Número de invitados: 120",
      "Fecha deseada: lunes, 20 de mayo de 2047",
    ]) {
      expect(mail?.text.split("\n")).toContain(line);
    }
    expect(mail?.text).toContain(message);
  });

  test("names a contact message and a table request as such, and invents no reply address", async () => {
    const server = await startServer();
    await start(server.url);
    const asked = { form: "contact_form", subject: "outros", eventType: "", budget: "" } as const;
    await write({
      ...asked,
      restaurant: "elsewhere",
      language: "en",
      guestCount: null,
      preferredDate: "",
    });
    await arrived(server, 1);
    await write({ ...asked, guestCount: 4 });
    await arrived(server, 2);
    const [message, table] = server.toVisitors();
    expect(message?.subject).toBe("We have received your message – elsewhere");
    expect(message?.text).toContain("The Casas Exemplo team will answer");
    expect(message?.text).not.toMatch(/Number of guests|confirmed/);
    expect(table?.subject).toBe("Recebemos seu pedido de mesa – rubaiyat-rio");
    expect(table?.text).toContain("A mesa só está confirmada com essa resposta.");
    expect(message?.headers.map(([name]) => name)).not.toContain("Reply-To");
  });

  // Rule 6.15.
  test("goes out once, after the group's mail and the delivery, however often the server is asked", async () => {
    const server = await startServer();
    server.obstruct({ at: "recipient", code: 451, recipient: "slow@example.com" });
    const { outbox, lines } = await start(server.url, { hasStaffMail: true });
    const lead = aNewLead({ email: "slow@example.com" });
    const { id } = await storeLead(getDatabase(), lead, {
      onLeadStored: outbox.onLeadStored,
      isVisitorMailed: true,
    });
    await leadIn(getDatabase(), id, "delivered");
    await eventually(async () => {
      const row = await readLead(getDatabase(), id);
      expect(row).toMatchObject({ mailedAt: expect.any(Date), visitorMailedAt: null });
      expect(row.visitorMailReason).toContain("451");
      expect(row.visitorMailAttempts).toBeGreaterThan(1);
    });
    server.obstruct(undefined);
    await arrived(server, 1);
    expect(await told(id, /^$/)).toMatchObject({ visitorMailedAt: expect.any(Date) });
    expect(JSON.stringify(lines)).not.toContain("@");
  });

  test("an e-mail address that the server refuses for good is not tried again", async () => {
    const server = await startServer();
    server.obstruct({ at: "recipient", code: 550 });
    await start(server.url);
    const { id } = await write();
    expect(await told(id, /550/)).toMatchObject({
      visitorMailedAt: null,
      visitorMailNextAttemptAt: null,
      visitorMailAttempts: 1,
    });
  });

  test("what was under way when a process died is never sent again", async () => {
    const server = await startServer();
    server.obstruct({ at: "message" });
    // It waits for longer than the test: the first process never gets to the second lead.
    const first = await start(server.url);
    const { id } = await write();
    await eventually(async () => {
      expect((await readLead(getDatabase(), id)).visitorMailedAt).not.toBeNull();
    });
    const other = await startServer();
    await start(other.url);
    await write();
    await arrived(other, 1);
    expect(other.toVisitors()[0]?.text).not.toContain(id);
    expect(await readLead(getDatabase(), id)).toMatchObject({ visitorMailAttempts: 1 });
    await server.close();
    await first.outbox.stop();
  });

  test("one e-mail address gets one in an hour, from two processes too", async () => {
    const server = await startServer();
    const again = await connectAgain();
    onTestFinished(() => again.close());
    const ids: string[] = [];
    for (const email of [
      "Eva@example.com",
      "eva@example.com",
      "EVA@EXAMPLE.COM",
      "eva@example.com",
    ]) {
      ids.push((await write({ email })).id);
    }
    await start(server.url);
    await start(server.url, { database: again });
    await eventually(async () => {
      const leads = await Promise.all(ids.map((id) => readLead(getDatabase(), id)));
      const passedOver = leads.filter((lead) => lead.visitorMailReason.includes("última hora"));
      expect(passedOver).toHaveLength(3);
    });
    await arrived(server, 1);
    await getDatabase().orm.execute(
      sql`update leads set visitor_mailed_at = visitor_mailed_at - interval '61 minutes'`,
    );
    await write({ email: "eva@example.com" });
    await arrived(server, 2);
  });

  // Rule 6.15.
  test("one IP makes ten in a day, through two processes, and no lead is lost", async () => {
    const other = await connectAgain();
    onTestFinished(() => other.close());
    const options = { isAcknowledged: true };
    const apis = [createLeadsApi(getDatabase(), options), createLeadsApi(other, options)];
    const send = (index: number, ip: string) =>
      apis[index % 2]?.post(
        "/contact",
        aContactPost({ email: `visitor-${index}@example.com`, message: `Mensagem ${index} daqui` }),
        { "X-Forwarded-For": ip },
      );
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => send(index, "203.0.113.7")),
    );
    expect(responses.map((response) => response?.status)).toEqual(responses.map(() => 201));
    const due = async () =>
      (await apis[0]?.storedLeads())?.filter((lead) => lead.visitorMailNextAttemptAt !== null);
    expect(await due()).toHaveLength(10);
    await send(16, "203.0.113.8");
    expect(await due()).toHaveLength(11);
    const { rows } = await getDatabase().orm.execute<{ key: string }>(
      sql`select key from rate_limits where starts_with(key, 'visitor mail:')`,
    );
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^visitor mail:[0-9a-f]{24}$/);
  });

  test("nothing is sent about suspected spam, a sign-up, or while it is off", async () => {
    const on = createLeadsApi(getDatabase(), { isAcknowledged: true });
    const off = createLeadsApi(getDatabase());
    await on.post("/contact", aContactPost({ remarks: "robot" }));
    await on.post("/newsletter", { email: "leitora@example.com" });
    await off.post("/contact", aContactPost({ message: "Outra mensagem." }));
    const rows = await on.storedLeads();
    expect(rows).toHaveLength(3);
    await redeliver(
      getDatabase(),
      rows.map(({ id }) => id),
    );
    for (const lead of await on.storedLeads()) expect(lead.visitorMailNextAttemptAt).toBeNull();
  });
});
