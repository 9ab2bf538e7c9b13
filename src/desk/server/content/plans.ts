import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findVersion, type Piece } from "#database/content-versions.ts";
import { sqlState } from "#database/database-errors.ts";
import { fingerprintOf, type PublishedPiece } from "#database/publish-piece.ts";
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

/** What is published by itself at a time (decision 0046). */
export type Plan = Draft & { readonly publishAt: Date };

/** What kept a plan from being published at its time. */
export type PlanProblem = Exclude<Draft["problem"], "">;

/** A process that has begun with a plan this long ago, and does not hold its row, has died of it or with it. */
const ATTEMPT_LASTS = sql`interval '1 minute'`;

/** The plan of a piece, with `isLocked` for the transaction where it is to be published. */
export function readPlan(orm: Orm, piece: Piece, lock?: Lock): Promise<Plan | undefined> {
  return readRow(orm, planOf(piece), lock);
}

/**
 * Makes the draft that was `seen` the plan of its piece, or saves the plan that was, with its time; false where it is
 * not there any more, or a plan is already.
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
 * Makes the plan that was `seen` a draft, with what was `merged` into it since; false where it is not there any
 * more, or a draft is.
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

/** Deletes a plan, with `seen` that one alone; false where there is none. */
export function discardPlan(orm: Orm, piece: Piece, seen?: Date): Promise<boolean> {
  return deleteRow(orm, and(planOf(piece), seen && eq(contentDrafts.savedAt, seen)));
}

/**
 * The plan whose time came first, with one attempt more, which is written down at once and for good: a
 * process that ends in the middle of the work has made it. Those that another process is at are passed over.
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
          // It began before the clock was set back.
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

/** Takes an attempt back that came to an end, though not to a good one: the process is still there. */
export async function endAttempt(orm: Orm, piece: Piece): Promise<void> {
  await orm.update(contentDrafts).set({ attempts: 0, attemptedAt: null }).where(planOf(piece));
}

/** What kept a plan from being published at its time; it then waits to be changed or cancelled. */
export async function markPlanFailed(orm: Orm, piece: Piece, problem: PlanProblem): Promise<void> {
  await orm.update(contentDrafts).set({ problem }).where(planOf(piece));
}

/**
 * The content of a plan, or a draft, over what is published now: what was published since it was begun is in it,
 * and where both changed the same, `conflicting` has what is published there instead of what was written.
 */
export async function overPublished(
  orm: Orm,
  written: Draft,
  { content: published, fingerprint }: PublishedPiece,
): Promise<Merged<AnyPiece>> {
  const { content, basedOn } = written;
  if (basedOn === fingerprint) return { content, conflicting: undefined };
  // An import has taken the piece away: whether it comes back is asked.
  if (published === undefined) return { content, conflicting: content };
  return mergeContent(await baseOf(orm, written), content, published);
}

/** Rows that are older than the column find what they were begun from among the versions. */
async function baseOf(orm: Orm, { kind, slug, base, basedOn }: Draft): Promise<object | undefined> {
  if (base !== null || basedOn === "") return base ?? undefined;
  const isBase = (content: object) => fingerprintOf(content) === basedOn;
  return findVersion(orm, { kind, slug }, isBase);
}

/** Whether a row was written; false, too, where the piece has one of the other kind already. */
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
