import { sql } from "drizzle-orm";

/**
 * A condition that is always true, for a statement that is its own transaction: it then waits
 * for a row that another process has locked for a second at most, and fails. Set in the statement
 * itself, because a transaction around it would be one more that can be left standing open.
 */
export const LOCK_TIMEOUT = sql`set_config('lock_timeout', '1000', true) is not null`;

/** Whether a statement failed because another process held a lock on a row. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/**
 * The SQLSTATE with which the database itself refused a statement ("22021", say); undefined for
 * any other error, such as a lost connection.
 */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return sqlState(error.cause);
  const code = "code" in error ? String(error.code) : "";
  // The driver's own codes (EPIPE) have no digit.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
