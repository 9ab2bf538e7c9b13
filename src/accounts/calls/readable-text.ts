import type { Context } from "hono";
import { z } from "zod";
import { DeskProblem } from "./desk-problem.ts";

// Checks of every call of the desk before its own schema (rule 10.26).

/** An editor's article has six levels; deeper nesting is hostile. */
const DEEPEST = 40;

/** The maximum number of fields outside lists; the largest kind declares some two hundred. */
const MOST_FIELDS = 2000;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isReadable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** A moment, as ISO 8601; the database knows no year 0. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => !text.startsWith("0000"), "must be a real moment");

/**
 * Throws a {@link DeskProblem}: "invalid" with the field of a text that cannot be stored or is
 * nested too deep, "too-large" for too many fields.
 */
export function requireReadable(body: unknown): void {
  const path = unreadablePath(body, []);
  if (path !== undefined) {
    const field = path.join(".");
    throw new DeskProblem("invalid", { fields: field === "" ? [] : [field] });
  }
  // Drafts are compared field by field, lists as a whole.
  if (countFields(body) > MOST_FIELDS) throw new DeskProblem("too-large");
}

/** Checks query and path likewise; an invalid path is a 404. */
export function requireReadableUrl({ req }: Context): void {
  if (!Object.values(req.param()).every((value) => isReadable(String(value)))) {
    throw new DeskProblem("not-found");
  }
  for (const [name, values] of Object.entries(req.queries())) {
    if (values.every(isReadable) && isReadable(name)) continue;
    throw new DeskProblem("invalid", { fields: isReadable(name) ? [name] : [] });
  }
}

/** Returns the path of the first unreadable part; for deep nesting, of its field. */
function unreadablePath(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === "string") return isReadable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length > DEEPEST) return path.slice(0, 2);
  for (const [key, inner] of Object.entries(value)) {
    if (!isReadable(key)) return path;
    const found = unreadablePath(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function countFields(value: unknown): number {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + 1 + countFields(inner), 0);
}
