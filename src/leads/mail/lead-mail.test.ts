import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { jobs } from "#database/schema/jobs.ts";
import { eventually } from "#tests/eventually.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { FAST, leadWith, readLead, runOutbox, submit } from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { publishContent } from "#content/store/publish-content.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { createLeadMail } from "./lead-mail.ts";

const MAILBOXES = [
  { restaurant: "rubaiyat-rio", email: "rio@example.com" },
  { restaurant: "rubaiyat-madrid", email: "madrid@example.com" },
  { restaurant: "rubaiyat-rio", email: "eventos.rio@example.com" },
];

const TABLE = {
  form: "contact_form",
  subject: "outros",
  preferredDate: "2047-05-20",
  guestCount: 4,
} as const;

describeWithDatabase("the mail about a lead", (database) => {
  const mailTo = ({ url }: { readonly url: string }) =>
    createLeadMail({ database, settings: groupMail(url), mailboxes: MAILBOXES });

  async function mailAbout(changes: Parameters<typeof submit>[2]) {
    const server = await startMailServer();
    const { id, email } = await submit(database, undefined, changes);
    await mailTo(server)?.(await readLead(database, id), []);
    const [received] = server.received;
    if (received === undefined) throw new Error("no mail");
    return { id, email, received };
  }

  // Rule 3.24.
  test("names day, time and people of a table request", async () => {
    await prepareDatabase(database);
    const { received } = await mailAbout({ ...TABLE, message: "Mesa: 20:30.\n\nPerto da janela." });
    expect(received.subject).toBe("Novo pedido de mesa: 20/05/2047, 4 pessoas – Rubaiyat Rio");
    expect(received.text).toMatch(/^Convidados: 4\nData desejada: 20\/05\/2047$/m);
    expect(received.text).toContain("Mesa: 20:30.\n\nPerto da janela.");
  });

  test("has everything the visitor wrote, for the group's and the restaurant's mailboxes", async () => {
    await prepareDatabase(database);
    const { id, email, received } = await mailAbout({ message: "Linha 1\nLinha 2" });
    expect(received.envelope.to).toEqual([
      "grupo@example.com",
      "rio@example.com",
      "eventos.rio@example.com",
    ]);
    expect(received.subject).toBe("Novo pedido de orçamento: Eventos – Rubaiyat Rio");
    expect(received.raw).toContain(`Reply-To: Maria Silva <${email}>`);
    expect(received.text.split("\n")).toEqual(
      expect.arrayContaining([
        "Casa: Rubaiyat Rio",
        "Nome: Maria Silva",
        `E-mail: ${email}`,
        "Telefone: +55 11 99999-0000",
        "Tipo de evento: Casamento",
        "Convidados: 120",
        "Data desejada: 20/05/2047",
        "Verba prevista: Alto",
        "Campanha: google / cpc / festas / anuncio-1 / casamento",
        `Identificação: ${id}`,
        "Linha 1",
        "Linha 2",
      ]),
    );
    expect(received.html).toContain("<td>Casamento</td>");
  });

  // Rule 6.18.
  test("goes to the mailboxes named for such leads, else to the operator's", async () => {
    await prepareDatabase(database);
    const mailboxes = [
      { email: "mesas@example.com", restaurants: [], topics: ["mesa"] },
      { email: "rio@group.example", restaurants: ["rubaiyat-rio"], topics: [] },
      { email: "festas@example.com", restaurants: ["rubaiyat-madrid"], topics: ["eventos"] },
    ] as const;
    await publishContent(
      database.orm,
      { mailboxes: [{ slug: "leads", mailboxes }] },
      { by: { source: "files", action: "publish", actor: "a test" } },
    );
    const to = async (changes: Parameters<typeof mailAbout>[0]) =>
      (await mailAbout(changes)).received.envelope.to;
    expect(await to(TABLE)).toEqual(["mesas@example.com", "rio@group.example"]);
    expect(await to({ subject: "eventos" })).toEqual(["rio@group.example"]);
    const restaurant = "rubaiyat-madrid";
    expect(await to({ subject: "eventos", restaurant })).toEqual(["festas@example.com"]);
    const operators = ["grupo@example.com", "madrid@example.com"];
    expect(await to({ subject: "parcerias", restaurant })).toEqual(operators);
  });

  test("escapes visitor input", async () => {
    const nasty = '<img src=x onerror="alert(1)">\'&amp;';
    const { received } = await mailAbout({
      name: `Ana\nCasa: falsa ${nasty}`,
      eventType: nasty,
      message: `${nasty}\r\n.\r\n</p><script>`,
    });
    expect(received.html).not.toMatch(/<img|<script|<\/p><s/);
    expect(received.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;amp;");
    expect(received.text).not.toMatch(/^Casa: falsa/m);
    expect(received.text).toContain(`${nasty}\n.\n</p><script>`);
    expect(received.headers.filter(([name]) => /^(casa|bcc|subject)$/i.test(name))).toHaveLength(1);
  });

  test("is retried for a mailbox that refuses it, and sent to the others once", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "recipient", code: 450, recipient: "rio@example.com" });
    // Delays the second attempt until the test has checked the first.
    const backoff = (attempts: number) => (attempts === 1 ? 3_600_000 : FAST.backoff(attempts));
    const outbox = runOutbox({ database, mail: mailTo(server), timing: { backoff } });
    const { id } = await submit(database, outbox);
    await leadWith(database, id, {
      mailReason: expect.stringMatching(/^rio@example\.com: 450 /),
      mailAttempts: 1,
      mailedAt: null,
      mailedTo: ["grupo@example.com", "eventos.rio@example.com"],
    });
    // Logged after the commit.
    await eventually(() =>
      expect(outbox.lines).toContainEqual({
        level: "warn",
        message: "Mail refused for some mailboxes, will retry",
        fields: { lead: id, attempts: 1 },
      }),
    );
    await database.orm.update(jobs).set({ runAt: sql`clock_timestamp()` });
    // The only remaining mailbox, so the whole mail is refused.
    await eventually(async () => {
      const { mailAttempts, mailReason } = await readLead(database, id);
      expect(mailAttempts).toBeGreaterThan(1);
      expect(mailReason).toMatch(/rio@example\.com: .*450/);
    });
    server.obstruct(undefined);
    await leadWith(database, id, { mailedAt: expect.any(Date), mailReason: "" });
    await outbox.stop();
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([
      ["grupo@example.com", "eventos.rio@example.com"],
      ["rio@example.com"],
    ]);
    expect(JSON.stringify(outbox.lines)).not.toContain("@");
  });
});
