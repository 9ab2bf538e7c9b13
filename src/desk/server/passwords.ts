import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import { createConcurrencyLimiter, QueueTimeoutError } from "#concurrency/concurrency-limiter.ts";
import { DeskProblem } from "./desk-problem.ts";

/** A hash takes 32 MB and a thread for 50 ms, of four that files and compression share. */
const AT_A_TIME = 2;
const QUEUE_TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

type Hash = (password: string) => Promise<string>;
type Verify = (given: { readonly hash: string; readonly password: string }) => Promise<boolean>;

/** The same functions, a few at a time; they throw `too-many-attempts` where too many wait. */
export function inTurns(library: { readonly hash: Hash; readonly verify: Verify }) {
  const inTurn = createConcurrencyLimiter({ limit: AT_A_TIME, queueTimeoutMs: QUEUE_TIMEOUT_MS });
  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await inTurn(work);
    } catch (error) {
      if (!(error instanceof QueueTimeoutError)) throw error;
      throw new DeskProblem("too-many-attempts", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }
  return {
    /** The scrypt hash of a password with its salt. */
    hashPassword: ((password) => bounded(() => library.hash(password))) satisfies Hash,
    /** Whether a password is the one of a hash. */
    verifyPassword: ((given) => bounded(() => library.verify(given))) satisfies Verify,
  };
}

export const { hashPassword, verifyPassword } = inTurns({ hash, verify });
