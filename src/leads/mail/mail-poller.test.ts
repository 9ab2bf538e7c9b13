import { expect, test, vi } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { leadIn, platformAt, readLead, submit } from "#tests/lead-delivery.ts";
import { runOutbox, startPlatform } from "#tests/running-outbox.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/connect.server.ts";
import type { OutboxTiming } from "../deliver/poller.ts";
import type { SendLeadMail } from "./mail-poller.ts";

const TAKEN = { accepted: ["grupo@example.com"], refusals: [] };

async function start(
  database: Database,
  mail: SendLeadMail | undefined,
  timing: Partial<OutboxTiming> = {},
) {
  const rdStation = platformAt(await startPlatform());
  const outbox = runOutbox({ database, rdStation, mail, timing });
  return { outbox, lines: outbox.lines };
}

function mailed(database: Database, id: string) {
  return eventually(async () => {
    const lead = await readLead(database, id);
    expect(lead.mailedAt).not.toBeNull();
    return lead;
  });
}

describeOnBothEnginesByNight("the mail about a lead", (getDatabase) => {
  test("contact and event leads are mailed once, newsletters never", async () => {
    const mail = vi.fn<SendLeadMail>(async () => TAKEN);
    const { outbox } = await start(getDatabase(), mail);
    const newsletter = await submit(getDatabase(), outbox, { form: "newsletter_form" });
    const contact = await submit(getDatabase(), outbox, { form: "contact_form" });
    const event = await submit(getDatabase(), outbox);
    await mailed(getDatabase(), contact.id);
    expect(await mailed(getDatabase(), event.id)).toMatchObject({ mailNextAttemptAt: null });
    await leadIn(getDatabase(), newsletter.id, "delivered");
    // Once each; which of two that are due goes first is not promised.
    const recipients = mail.mock.calls.map(([lead]) => lead.email).toSorted();
    expect(recipients).toEqual([contact.email, event.email].toSorted());
  });

  test("a mail server that fails or hangs delays no delivery, and is tried again", async () => {
    const failure = new Error("550 no such user <visitor@example.com>");
    const mail = vi
      .fn<SendLeadMail>()
      .mockRejectedValueOnce(failure)
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(TAKEN);
    const { outbox, lines } = await start(getDatabase(), mail, { mailTimeoutMs: 300 });
    const { id } = await submit(getDatabase(), outbox);
    await leadIn(getDatabase(), id, "delivered");
    const lead = await mailed(getDatabase(), id);
    // Each attempt finds the reason of the one before.
    expect(mail.mock.calls.map(([before]) => before.mailReason)).toEqual([
      "",
      expect.stringContaining("550 no such user"),
      expect.stringContaining("No response within 300 ms"),
      expect.stringContaining("550 no such user"),
    ]);
    expect(lead).toMatchObject({ state: "delivered", mailAttempts: 4, mailReason: "" });
    expect(JSON.stringify(lines)).not.toContain("visitor@");
  });

  test("what is stored while mail is off is not mailed later", async () => {
    const first = await start(getDatabase(), undefined);
    const { id } = await submit(getDatabase(), first.outbox);
    await first.outbox.stop();
    const mail = vi.fn<SendLeadMail>(async () => TAKEN);
    const { outbox } = await start(getDatabase(), mail);
    const later = await submit(getDatabase(), outbox);
    await mailed(getDatabase(), later.id);
    expect(await readLead(getDatabase(), id)).toMatchObject({ mailedAt: null });
    expect(mail).toHaveBeenCalledTimes(1);
  });
});
