import type { DraftPart } from "#content/desk/contract.ts";
import type { Colleague } from "#accounts/contract.ts";

/** Returns whether a path is a part's, or within it. */
export const isWithin = (path: string, part: string) =>
  path === part || path.startsWith(`${part}.`);

/** Returns who wrote what differs at a path, in a part of it, or in a part that it belongs to. */
export function writersAt(path: string, parts: readonly DraftPart[]): readonly Colleague[] {
  const writers = parts
    .filter((part) => isWithin(part.path, path) || isWithin(path, part.path))
    .flatMap((part) => part.writers);
  return [...new Map(writers.map((one) => [one.id, one])).values()];
}
