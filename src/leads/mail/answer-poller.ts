import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Orm } from "#database/connect.server.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leads } from "#database/schema/leads.ts";
import { MailError } from "#external-services/mail/mail.ts";
import type { Poll } from "#jobs/poller.ts";
import type { Lead } from "../lead-transition.ts";
import { type LeadAnswer, noteAnswered } from "./answers.ts";
import {
  inMs,
  isDueBy,
  isFarOff,
  LONGEST_REASON,
  type MailAttemptFailure,
  type MailPollOptions,
} from "./mail-poller.ts";

/**
 * Makes an answer ready, which may fail as often as it likes, and returns what then mails it to its guest and
 * rejects with {@link MailError}.
 */
export type PrepareAnswer = (answer: LeadAnswer, lead: Lead) => Promise<() => Promise<unknown>>;

/** Why it is not known whether an answer arrived, as the staff read it. */
const BROKEN_OFF = "Envio interrompido";

const NOW = sql`clock_timestamp()`;
const isClaimable = sql`${leadAnswers.state} = 'waiting' and ${leadAnswers.sendingSince} is null`;

/**
 * Sends the answer that is due longest, with the promises that leads have (rule 10.34): a claim is committed before
 * anything is sent, and one that is found after its sender is gone is unknown. So nobody gets an answer twice unless
 * a person says so, and none is lost.
 */
export function answerPoll(options: MailPollOptions<PrepareAnswer>): Poll {
  const { orm, mail, log, timing, onOutcome } = options;
  return async () => {
    const broken = await expireClaims(orm, 3 * timing.mailTimeoutMs);
    if (broken > 0)
      log.error({ answers: broken }, "Answers broken off: whether they arrived is unknown");
    const claim = await claimAnswer(orm);
    if (claim === undefined) return timing.pollIntervalMs;
    const { answer, lead } = claim;
    const { id, attempts } = answer;
    let isReady = false;
    try {
      const send = await withTimeLimit(mail(answer, lead), timing.mailTimeoutMs);
      isReady = true;
      await withTimeLimit(send(), timing.mailTimeoutMs);
    } catch (error) {
      const mailOutcome = error instanceof MailError ? error.outcome : "unknown";
      const outcome = isReady ? mailOutcome : "failed";
      await writeFailure(orm, answer, { error, outcome, backoffMs: timing.backoff(attempts) });
      onOutcome?.(outcome);
      // The server's messages may name the guest: they stay with the lead.
      log.warn({ answer: id, lead: lead.id, attempts, outcome }, "Guest not answered");
      return 0;
    }
    await writeSent(orm, answer);
    onOutcome?.("sent");
    log.info({ answer: id, lead: lead.id, attempts }, "Guest answered");
    return 0;
  };
}

function claimAnswer(
  orm: Orm,
): Promise<{ readonly answer: LeadAnswer; readonly lead: Lead } | undefined> {
  const { nextAttemptAt: due } = leadAnswers;
  return orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: leadAnswers.id })
      .from(leadAnswers)
      .where(and(isClaimable, or(isDueBy(due), isFarOff(due))))
      .orderBy(due)
      .limit(1)
      .for("update", { skipLocked: true });
    if (found === undefined) return undefined;
    const [answer] = await transaction
      .update(leadAnswers)
      .set({ sendingSince: NOW, attempts: sql`${leadAnswers.attempts} + 1` })
      .where(eq(leadAnswers.id, found.id))
      .returning();
    if (answer === undefined) return undefined;
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, answer.leadId));
    return lead === undefined ? undefined : { answer, lead };
  });
}

async function expireClaims(orm: Orm, staleAfterMs: number): Promise<number> {
  const expired = await orm
    .update(leadAnswers)
    .set({ state: "unknown", reason: BROKEN_OFF, sendingSince: null })
    .where(sql`${leadAnswers.sendingSince} < ${inMs(-staleAfterMs)}`)
    .returning({ id: leadAnswers.id });
  return expired.length;
}

/** Of this attempt: what a person or a later attempt has decided is not overwritten. */
const isAttempt = ({ id, attempts }: LeadAnswer) =>
  and(
    eq(leadAnswers.id, id),
    eq(leadAnswers.attempts, attempts),
    or(isNotNull(leadAnswers.sendingSince), eq(leadAnswers.state, "unknown")),
  );

function writeSent(orm: Orm, answer: LeadAnswer): Promise<void> {
  return orm.transaction(async (transaction) => {
    const [sent] = await transaction
      .update(leadAnswers)
      .set({ state: "sent", reason: "", sentAt: NOW, sendingSince: null })
      .where(isAttempt(answer))
      .returning({ id: leadAnswers.id });
    if (sent !== undefined) await noteAnswered(transaction, answer);
  });
}

/** Certainly not sent is tried again for a day; what was refused, and what is not known, waits for a person. */
async function writeFailure(
  orm: Orm,
  answer: LeadAnswer,
  failure: MailAttemptFailure,
): Promise<void> {
  const { error, outcome, backoffMs } = failure;
  const isTriedAgain = sql`${leadAnswers.createdAt} > ${NOW} - interval '1 day'`;
  const states = {
    failed: sql`case when ${isTriedAgain} then 'waiting' else 'parked' end`,
    refused: "parked",
    unknown: "unknown",
  } as const;
  await orm
    .update(leadAnswers)
    .set({
      state: states[outcome],
      reason: String(error).slice(0, LONGEST_REASON),
      sendingSince: null,
      nextAttemptAt: inMs(backoffMs),
    })
    .where(isAttempt(answer));
}
