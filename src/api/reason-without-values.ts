import { DrizzleQueryError } from "drizzle-orm";

/**
 * What went wrong with a statement, for the log. The messages of drizzle and of the database
 * itself repeat what the visitor wrote, so of these only the kind and the code are told; those of
 * a lost connection are told as they are.
 */
export function reasonWithoutValues(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return reasonWithoutValues(error.cause);
  if ("code" in error) return `${error.name} ${String(error.code)}`;
  return error instanceof DrizzleQueryError ? error.name : `${error.name}: ${error.message}`;
}
