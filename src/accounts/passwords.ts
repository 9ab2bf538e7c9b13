import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";
import {
  createConcurrencyLimiter,
  QueueTimeoutError,
} from "#runtime/concurrency/concurrency-limiter.ts";
import { DeskProblem } from "./calls/desk-problem.ts";

/** A hash takes 32 MB and, for 50 ms, one of four threads that files and compression share. */
const AT_A_TIME = 2;
const QUEUE_TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

type Hash = (password: string) => Promise<string>;
type Verify = (given: { readonly hash: string; readonly password: string }) => Promise<boolean>;

/** Limits concurrent calls; throws `too-many-attempts` if too many wait. */
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
    hashPassword: ((password) => bounded(() => library.hash(password))) satisfies Hash,
    /** Returns whether a password matches a hash. */
    verifyPassword: ((given) => bounded(() => library.verify(given))) satisfies Verify,
  };
}

export const { hashPassword, verifyPassword } = inTurns({ hash, verify });
