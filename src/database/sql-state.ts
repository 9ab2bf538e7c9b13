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
