import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { MailError } from "#services/mail/mail.ts";
import type { JobOutcome } from "#jobs/job-kind.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { OutboxTiming } from "../deliver/outbox-timing.ts";

export interface MailKindOptions<Send> {
  readonly mail: Send;
  readonly log: Log;
  readonly timing: OutboxTiming;
  readonly onOutcome: (outcome: string) => void;
}

/** Reason of an unknown mail, as staff read it. */
export const INTERRUPTED = "Envio interrompido";
/** How long to retry a mail to a guest that certainly did not arrive. */
export const GUEST_RETRY_MS = 24 * 60 * 60 * 1000;

export async function mailOutcome(send: Promise<unknown>, limitMs: number): Promise<JobOutcome> {
  try {
    await withTimeLimit(send, limitMs);
    return { result: "done" };
  } catch (error) {
    const result = error instanceof MailError ? error.outcome : "unknown";
    return { result, reason: String(error) };
  }
}

/**
 * Counts and logs an attempt to mail a guest, without the server's message, which may name the
 * guest.
 */
export function noteAttempt(
  {
    log,
    onOutcome,
  }: Pick<MailKindOptions<unknown>, "log"> & Partial<Pick<MailKindOptions<unknown>, "onOutcome">>,
  { result }: JobOutcome,
  about: object,
  [sent, notSent]: readonly [sent: string, notSent: string],
): void {
  onOutcome?.(result === "done" ? "sent" : result);
  if (result === "done") log.info(about, sent);
  else log.warn({ ...about, outcome: result }, notSent);
}
