import { DrizzleQueryError } from "drizzle-orm";

/** The part of a structured logger that rules and services use: fields first, message second. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Of what nobody needs to hear. */
export const SILENT: Log = { info() {}, warn() {}, error() {} };

/**
 * What went wrong with a statement, for the log. The messages of drizzle and of the database
 * itself repeat what the visitor wrote, so only their kind and code are logged; errors of
 * a lost connection are logged as they are.
 */
export function redactedError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return redactedError(error.cause);
  if ("code" in error) return `${error.name} ${String(error.code)}`;
  return error instanceof DrizzleQueryError ? error.name : `${error.name}: ${error.message}`;
}

/** The same with the places in the code that it came through, for an error that nobody expected. */
export function redactedStack(error: unknown): string {
  if (!(error instanceof Error)) return redactedError(error);
  const { name, message, stack = "" } = error;
  const head = message === "" ? name : `${name}: ${message}`;
  const places = stack.startsWith(head) ? stack.slice(head.length) : "";
  return redactedError(error) + places;
}
