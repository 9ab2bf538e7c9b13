import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findVersion } from "#content/store/content-versions.ts";
import type { Piece } from "../store/content-entries.ts";
import { sqlState } from "#database/database-errors.ts";
import { fingerprintOf, type PublishedPiece } from "#content/store/publish-piece.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import {
  deleteRow,
  type Draft,
  draftOf,
  type Lock,
  ofPiece,
  readRow,
  SAVED_AGAIN,
  type SavedContent,
} from "./drafts.ts";
import { type Merged, mergeContent } from "./merge-content.ts";

/** A scheduled version (decision 0046). */
export type Plan = Draft & { readonly publishAt: Date };

/** Why a scheduled version was not published. */
export type PlanProblem = Exclude<Draft["problem"], "">;

/** An attempt older than this without a row lock is treated as crashed. */
const ATTEMPT_LASTS = sql`interval '1 minute'`;

/** Reads an entry's scheduled version, optionally locked for publication. */
export function readPlan(orm: Orm, piece: Piece, lock?: Lock): Promise<Plan | undefined> {
  return readRow(orm, planOf(piece), lock);
}

/**
 * Schedules the `seen` draft, or saves the `seen` scheduled version; false if it has changed, or
 * another is scheduled.
 */
export function savePlan(
  orm: Orm,
  piece: Piece,
  change: SavedContent & {
    readonly over: "draft" | "plan";
    readonly seen: Date;
    readonly publishAt: Date;
  },
): Promise<boolean> {
  const { content, basedOn, published, author, over, seen, publishAt } = change;
  const isSeen = eq(contentDrafts.savedAt, seen);
  const attempt = { problem: "", attempts: 0, attemptedAt: null } as const;
  const base = published.content ?? null;
  return updated(
    orm
      .update(contentDrafts)
      .set({ ...attempt, content, basedOn, base, author, publishAt, savedAt: SAVED_AGAIN })
      .where(and(over === "draft" ? draftOf(piece) : planOf(piece), isSeen)),
  );
}

/**
 * Makes the `seen` scheduled version a draft with later publications `merged`; false if it has
 * changed, or a draft exists.
 */
export async function unplan(
  orm: Orm,
  piece: Piece,
  change: {
    readonly seen: Date;
    readonly merged: { content: AnyPiece; published: PublishedPiece } | undefined;
  },
): Promise<boolean> {
  const { seen, merged } = change;
  const values = merged && {
    content: merged.content,
    base: merged.published.content ?? null,
    basedOn: merged.published.fingerprint,
  };
  return updated(
    orm
      .update(contentDrafts)
      .set({ ...values, publishAt: null, problem: "", attempts: 0, attemptedAt: null })
      .where(and(planOf(piece), eq(contentDrafts.savedAt, seen))),
  );
}

/** Deletes a scheduled version, if given only the one `seen`; false if none exists. */
export function discardPlan(orm: Orm, piece: Piece, seen?: Date): Promise<boolean> {
  return deleteRow(orm, and(planOf(piece), seen && eq(contentDrafts.savedAt, seen)));
}

/**
 * Claims the earliest due version and commits one more attempt at once, so that a crash counts.
 * Skips those that another process works on.
 */
export async function claimDuePlan(orm: Orm): Promise<Plan | undefined> {
  const due = orm
    .select({ kind: contentDrafts.kind, slug: contentDrafts.slug })
    .from(contentDrafts)
    .where(
      and(
        lte(contentDrafts.publishAt, sql`now()`),
        eq(contentDrafts.problem, ""),
        or(
          isNull(contentDrafts.attemptedAt),
          lt(contentDrafts.attemptedAt, sql`now() - ${ATTEMPT_LASTS}`),
          // The attempt precedes a clock that was set back.
          gt(contentDrafts.attemptedAt, sql`now() + ${ATTEMPT_LASTS}`),
        ),
      ),
    )
    .orderBy(contentDrafts.publishAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await orm
    .update(contentDrafts)
    .set({ attempts: sql`${contentDrafts.attempts} + 1`, attemptedAt: sql`now()` })
    .where(
      and(
        isNotNull(contentDrafts.publishAt),
        sql`(${contentDrafts.kind}, ${contentDrafts.slug}) in ${due}`,
      ),
    )
    .returning();
  return row as Plan | undefined;
}

/** Takes back an attempt that failed without a crash. */
export async function endAttempt(orm: Orm, piece: Piece): Promise<void> {
  await orm.update(contentDrafts).set({ attempts: 0, attemptedAt: null }).where(planOf(piece));
}

/** Records why a version was not published; it then waits for a user. */
export async function markPlanFailed(orm: Orm, piece: Piece, problem: PlanProblem): Promise<void> {
  await orm.update(contentDrafts).set({ problem }).where(planOf(piece));
}

/**
 * Merges later publications into a draft or scheduled version; `conflicting` has the published side
 * of conflicts.
 */
export async function overPublished(
  orm: Orm,
  written: Draft,
  { content: published, fingerprint }: PublishedPiece,
): Promise<Merged<AnyPiece>> {
  const { content, basedOn } = written;
  if (basedOn === fingerprint) return { content, conflicting: undefined };
  // An import deleted the entry: the user decides whether it returns.
  if (published === undefined) return { content, conflicting: content };
  return mergeContent(await baseOf(orm, written), content, published);
}

/** Rows older than the column find their base among the versions. */
async function baseOf(orm: Orm, { kind, slug, base, basedOn }: Draft): Promise<object | undefined> {
  if (base !== null || basedOn === "") return base ?? undefined;
  const isBase = (content: object) => fingerprintOf(content) === basedOn;
  return findVersion(orm, { kind, slug }, isBase);
}

/** Returns whether a row was written; false too if the entry has one of the other kind. */
async function updated(statement: {
  returning: (fields: { slug: typeof contentDrafts.slug }) => PromiseLike<unknown[]>;
}): Promise<boolean> {
  try {
    return (await statement.returning({ slug: contentDrafts.slug })).length > 0;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

function planOf(piece: Piece) {
  return and(ofPiece(piece), isNotNull(contentDrafts.publishAt));
}
