import type { DraftPart, PieceAtDesk } from "#desk/content-contract.ts";
import type { Colleague } from "#desk/contract.ts";

/** Whether another account has written something in the draft of a piece that is not published yet. */
export function hasColleaguesPart({ draft }: Pick<PieceAtDesk, "draft">, me: string): boolean {
  return draft?.parts.some(({ writers }) => writers.some(({ id }) => id !== me)) ?? false;
}

/** Returns who wrote what differs at a path, in a part of it, or in a part that it belongs to. */
export function writersAt(path: string, parts: readonly DraftPart[]): readonly Colleague[] {
  const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}.`);
  const writers = parts
    .filter((part) => isWithin(part.path, path) || isWithin(path, part.path))
    .flatMap((part) => part.writers);
  return [...new Map(writers.map((one) => [one.id, one])).values()];
}
