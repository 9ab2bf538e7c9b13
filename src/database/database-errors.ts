import { sql } from "drizzle-orm";

/**
 * An always-true condition that limits waiting for a row lock to a second, for a statement outside
 * a transaction. Set in the statement itself, because a transaction around it could be left open.
 */
export const LOCK_TIMEOUT = sql`set_config('lock_timeout', '1000', true) is not null`;

/** Whether a statement failed because another process held a row lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/**
 * Returns the SQLSTATE of a refused statement ("22021"); undefined for other errors, such as a lost
 * connection.
 */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return sqlState(error.cause);
  const code = "code" in error ? String(error.code) : "";
  // The driver's own codes (EPIPE) have no digit.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
