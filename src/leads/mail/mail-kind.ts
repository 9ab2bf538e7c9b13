import { withTimeLimit } from "#concurrency/time-limit.ts";
import { MailError } from "#external-services/mail/mail.ts";
import type { JobOutcome } from "#jobs/job-kind.ts";
import type { Log } from "#logging/log.ts";
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
