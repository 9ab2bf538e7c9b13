import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { createConcurrencyLimiter, QueueTimeoutError } from "#concurrency/concurrency-limiter.ts";
import { DeskProblem } from "./desk-problem.ts";

/** A hash takes 32 MB and a thread for 50 ms, of four that files and compression share. */
const AT_A_TIME = 2;
const QUEUE_TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

const inTurn = createConcurrencyLimiter({ limit: AT_A_TIME, queueTimeoutMs: QUEUE_TIMEOUT_MS });

/** Throws `too-many-attempts` where too many wait. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    if (!(error instanceof QueueTimeoutError)) throw error;
    throw new DeskProblem("too-many-attempts", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** The scrypt hash of a password with its salt; a few at a time in this process, else `too-many-attempts`. */
export const hashPassword = (password: string) => bounded(() => hash(password));

/** Whether a password is the one of a hash; limited as `hashPassword` is. */
export const verifyPassword = (given: { readonly hash: string; readonly password: string }) =>
  bounded(() => verify(given));
