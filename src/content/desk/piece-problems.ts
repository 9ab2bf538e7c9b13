import type { Orm } from "#database/database.ts";
import type { Piece } from "../store/content-entries.ts";
import { PieceConflictError } from "#content/store/publish-piece.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { WrongContentError } from "./check-content.ts";
import { readPieceAtDesk } from "./read-pieces.ts";

/** Returns the conflict with the entry's present state. */
export async function conflictOf(orm: Orm, piece: Piece): Promise<DeskProblem> {
  return new DeskProblem("conflict", { current: await readPieceAtDesk(orm, piece) });
}

/** Runs an action on an entry, and translates its errors for the browser. */
export async function asProblem<T>(orm: Orm, piece: Piece, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PieceConflictError) throw await conflictOf(orm, piece);
    if (!(error instanceof WrongContentError)) throw error;
    throw new DeskProblem("invalid", { fields: error.fields.map(({ field }) => field) });
  }
}
