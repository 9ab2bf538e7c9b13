import { withTimeLimit } from "#concurrency/time-limit.ts";
import { MailError } from "#external-services/mail/mail.ts";
import type { JobOutcome } from "#jobs/job-kind.ts";
import type { Log } from "#logging/log.ts";
import type { OutboxTiming } from "../deliver/outbox-timing.ts";

/** What each kind of job that sends mail is given. */
export interface MailKindOptions<Send> {
  readonly mail: Send;
  readonly log: Log;
  readonly timing: OutboxTiming;
  /** Told of each attempt: its outcome, in one word. */
  readonly onOutcome: (outcome: string) => void;
}

/** Why it is not known whether a mail arrived, as the staff read it. */
export const BROKEN_OFF = "Envio interrompido";
/** How long a mail to a guest is tried again that certainly did not arrive. */
export const GUESTS_TRIED_FOR_MS = 24 * 60 * 60 * 1000;

/** Sends one mail within its time and says what became of it. */
export async function mailOutcome(send: Promise<unknown>, limitMs: number): Promise<JobOutcome> {
  try {
    await withTimeLimit(send, limitMs);
    return { result: "done" };
  } catch (error) {
    const result = error instanceof MailError ? error.outcome : "unknown";
    return { result, reason: String(error) };
  }
}
