import { expect, onTestFinished, test } from "vitest";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { prepareDatabase } from "#database/seed.ts";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { mailSettings } from "#external-services/mail/mail.settings.ts";
import { eventually } from "#tests/eventually.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { FAST } from "#tests/lead-delivery.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { startOutbox } from "../deliver/outbox.server.ts";
import { createLeadMail } from "./lead-mail.ts";

describeWithDatabase("a table that is asked for", (getDatabase) => {
  test("at any restaurant is one lead, and one mail to its staff with day and people (rule 3.24)", async () => {
    const database = getDatabase();
    await prepareDatabase(database);
    const server = await startFakeMailServer();
    const mailboxes = RESTAURANTS.map(({ slug }) => {
      return { restaurant: slug, email: `${slug}@example.com` };
    });
    const settings = mailSettings({
      smtpUrl: server.url,
      recipients: ["grupo@example.com"],
      sender: { name: "Grupo Rubaiyat", address: "" },
    });
    const outbox = startOutbox({
      database,
      rdStation: { isOn: false, reason: "" },
      log: recordLog().log,
      mail: createLeadMail({ database, settings, mailboxes }),
      timing: FAST,
    });
    onTestFinished(async () => {
      await outbox.stop();
      await server.close();
    });
    const slugs = RESTAURANTS.map(({ slug }) => slug);
    const api = createLeadsApi(database, {
      onLeadStored: outbox.onLeadStored,
      isRestaurant: async (slug) => slugs.includes(slug),
    });
    for (const [index, restaurant] of slugs.entries()) {
      const people = index + 1;
      const table = { subject: "outros", preferredDate: "2047-05-20", time: "20:30", message: "" };
      const email = `guest-${people}@example.com`;
      const post = aContactPost({ ...table, email, restaurant, guestCount: String(people) });
      // One from each IP: whose second it were would wait for its turn.
      const { status } = await api.post("/contact", post, {
        "X-Forwarded-For": `203.0.113.${people}`,
      });
      expect.soft(status, restaurant).toBe(201);
    }
    const leads = await api.storedLeads();
    expect(leads.map(({ restaurant }) => restaurant).toSorted()).toEqual(slugs.toSorted());
    for (const { restaurant, subject, preferredDate, guestCount } of leads) {
      expect.soft({ restaurant, subject, preferredDate, guestCount }).toEqual({
        restaurant,
        subject: "outros",
        preferredDate: "2047-05-20",
        guestCount: slugs.indexOf(restaurant) + 1,
      });
    }
    await eventually(() => expect(server.received).toHaveLength(slugs.length));
    for (const [index, { slug, name }] of RESTAURANTS.entries()) {
      const [mail, ...more] = server.received.filter(({ envelope }) =>
        envelope.to.includes(`${slug}@example.com`),
      );
      expect.soft(more, slug).toEqual([]);
      expect.soft(mail?.envelope.to).toEqual(["grupo@example.com", `${slug}@example.com`]);
      const people = index === 0 ? "1 pessoa" : `${index + 1} pessoas`;
      expect.soft(mail?.subject).toBe(`Novo pedido de mesa: 20/05/2047, ${people} – ${name}`);
      const lines = mail?.text.split("\n");
      for (const line of [
        `Casa: ${name}`,
        "Assunto: Outros",
        "Data desejada: 20/05/2047",
        `Convidados: ${index + 1}`,
      ]) {
        expect.soft(lines, slug).toContain(line);
      }
      expect.soft(mail?.text).toContain("20:30");
    }
  });
});
