import { expect, test, vi } from "vitest";
import {
  leadIn,
  leadWith,
  platformAt,
  readLead,
  runOutbox,
  startPlatform,
  submit,
} from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { SendLeadMail } from "./mail-lead.ts";

const TAKEN = { accepted: ["grupo@example.com"], refusals: [] };

describeOnBothEnginesByNight("the mail about a lead", (database) => {
  const mailed = (id: string) => leadWith(database, id, { mailedAt: expect.any(Date) });

  test("is sent once for contact and event leads, never for newsletters or leads stored while mail was off", async () => {
    const off = runOutbox({ database });
    const before = await submit(database, off);
    await off.stop();
    const mail = vi.fn<SendLeadMail>(async () => TAKEN);
    const rdStation = platformAt(await startPlatform());
    const outbox = runOutbox({ database, rdStation, mail });
    const newsletter = await submit(database, outbox, { form: "newsletter_form" });
    const contact = await submit(database, outbox, { form: "contact_form" });
    const event = await submit(database, outbox);
    await mailed(contact.id);
    expect(await mailed(event.id)).toMatchObject({ mailNextAttemptAt: null });
    await leadIn(database, newsletter.id, "delivered");
    // The order of due mails is unspecified.
    const recipients = mail.mock.calls.map(([lead]) => lead.email).toSorted();
    expect(recipients).toEqual([contact.email, event.email].toSorted());
    expect(await readLead(database, before.id)).toMatchObject({ mailedAt: null });
  });

  test("is retried when the server fails or hangs, and delays no delivery", async () => {
    const failure = new Error("550 no such user <visitor@example.com>");
    const mail = vi
      .fn<SendLeadMail>()
      .mockRejectedValueOnce(failure)
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(TAKEN);
    const rdStation = platformAt(await startPlatform());
    const timing = { mailTimeoutMs: 300 };
    const reasons: string[] = [];
    const noting: SendLeadMail = async (lead, ...rest) => {
      reasons.push((await readLead(database, lead.id)).mailReason);
      return mail(lead, ...rest);
    };
    const outbox = runOutbox({ database, rdStation, mail: noting, timing });
    const { id } = await submit(database, outbox);
    await leadIn(database, id, "delivered");
    const lead = await mailed(id);
    // Each attempt sees the previous one's reason.
    expect(reasons).toEqual([
      "",
      expect.stringContaining("550 no such user"),
      expect.stringContaining("No response within 300 ms"),
      expect.stringContaining("550 no such user"),
    ]);
    expect(lead).toMatchObject({ state: "delivered", mailAttempts: 4, mailReason: "" });
    expect(JSON.stringify(outbox.lines)).not.toContain("visitor@");
  });
});
