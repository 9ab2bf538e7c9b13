import { and, eq, inArray, ne } from "drizzle-orm";
import { leads } from "#database/schema/leads.ts";
import { createMailer } from "#services/mail/mail.ts";
import type { MailSettings } from "#services/mail/mail.settings.ts";
import type { JobKind } from "#jobs/job-kind.ts";
import { exponentialBackoff } from "#jobs/poller.ts";
import { ASSIGNED, FOLLOW_UP } from "#leads/lead-jobs.ts";
import { readLead } from "#leads/lead-transition.ts";
import { GUEST_RETRY_MS, INTERRUPTED, mailOutcome, noteAttempt } from "#leads/mail/mail-kind.ts";
import type { DeskLanguage } from "#accounts/contract.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { Account } from "#accounts/desk-session.ts";
import { groupToday } from "#database/group-days.ts";
import { colleague } from "./lead-people.ts";

const LIMIT_MS = 60_000;

type Texts = Readonly<Record<DeskLanguage, readonly [subject: string, text: string]>>;

const ASSIGNED_TEXTS: Texts = {
  pt: ["Painel Rubaiyat: clientes para você", "Um colega passou clientes a você: {count}"],
  en: ["Rubaiyat desk: guests for you", "A colleague gave you guests: {count}"],
  es: ["Panel Rubaiyat: clientes para usted", "Un colega le pasó clientes: {count}"],
};
const FOLLOW_UP_TEXTS: Texts = {
  pt: ["Painel Rubaiyat: um cliente a retomar", "Hoje é o dia de retomar um cliente."],
  en: ["Rubaiyat desk: a guest to follow up", "Today is the day to follow up a guest."],
  es: ["Panel Rubaiyat: un cliente por retomar", "Hoy es el día de retomar un cliente."],
};

/** Mails colleagues about their leads, without a guest's data (rules 10.91 and 10.92). */
export function colleagueMailKinds(options: {
  readonly mail: MailSettings;
  readonly siteUrl: string;
  readonly log: Log;
}): readonly JobKind[] {
  const { mail, siteUrl, log } = options;
  const send = mail.isOn ? createMailer(mail) : undefined;

  /** Returns an attempt to mail an account, if it still exists. */
  function attempt(
    account: Account | undefined,
    id: string,
    { texts, count = 1, page }: { texts: Texts; count?: number; page: string },
  ): Awaited<ReturnType<JobKind["begin"]>> {
    if (!mail.isOn || send === undefined || account === undefined || count === 0)
      return { result: "cancelled" };
    const [subject, text] = texts[account.language];
    return async () => {
      const sending = send({
        id,
        to: [account.email],
        replyTo: mail.sender,
        subject,
        text: `${text.replace("{count}", String(count))}\n${siteUrl}/desk/leads${page}\n`,
      });
      const outcome = await mailOutcome(sending, LIMIT_MS);
      noteAttempt({ log }, outcome, { account: account.id }, [
        "Colleague mailed",
        "Colleague not mailed",
      ]);
      return outcome;
    };
  }

  const common = {
    guarantee: "at-most-once",
    staleAfterMs: 3 * LIMIT_MS,
    backoff: exponentialBackoff,
    retryForMs: GUEST_RETRY_MS,
    interruptedReason: INTERRUPTED,
  } as const;
  return [
    {
      ...common,
      name: ASSIGNED,
      async begin(transaction, { id, payload }) {
        const { owner, leads: given } = payload as { owner: string; leads: string[] };
        const isStill = and(
          inArray(leads.id, given),
          eq(leads.ownerId, owner),
          ne(leads.handling, "closed"),
        );
        const count = await transaction.$count(leads, isStill);
        const page = "?handling=unanswered&owner=me";
        const account = await colleague(transaction, owner);
        return attempt(account, `${id}.assigned`, { texts: ASSIGNED_TEXTS, count, page });
      },
    },
    {
      ...common,
      name: FOLLOW_UP,
      async begin(transaction, { leadId }) {
        const lead = await readLead(transaction, leadId);
        const { ownerId = null, followUpOn = null } = lead ?? {};
        if (ownerId === null || followUpOn === null || followUpOn > groupToday())
          return { result: "cancelled" };
        const id = `${leadId}.${followUpOn}.follow-up`;
        const account = await colleague(transaction, ownerId);
        return attempt(account, id, { texts: FOLLOW_UP_TEXTS, page: `/${leadId}` });
      },
    },
  ];
}
