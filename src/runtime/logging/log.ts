import { DrizzleQueryError } from "drizzle-orm";

/** The part of a structured logger that rules and services use: fields first, message second. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A no-op logger. */
export const SILENT: Log = { info() {}, warn() {}, error() {} };

/**
 * Returns an error for the log. Messages of drizzle and the database repeat visitors' input, so only their kind and code
 * are logged; errors of a lost connection are logged whole.
 */
export function redactedError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return redactedError(error.cause);
  if ("code" in error) return `${error.name} ${String(error.code)}`;
  return error instanceof DrizzleQueryError ? error.name : `${error.name}: ${error.message}`;
}

/** Returns the same with the stack, for unexpected errors. */
export function redactedStack(error: unknown): string {
  if (!(error instanceof Error)) return redactedError(error);
  const { name, message, stack = "" } = error;
  const head = message === "" ? name : `${name}: ${message}`;
  const places = stack.startsWith(head) ? stack.slice(head.length) : "";
  return redactedError(error) + places;
}
