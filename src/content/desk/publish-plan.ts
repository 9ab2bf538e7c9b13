import type { Orm } from "#database/database.ts";
import { lockContent } from "#database/content-revision.ts";
import { readPiece } from "#content/store/publish-piece.ts";
import { redactedError } from "#runtime/logging/log.ts";
import { WrongContentError } from "./check-content.ts";
import { findPublisher } from "./content-access.ts";
import {
  claimDuePlan,
  discardPlan,
  endAttempt,
  markPlanFailed,
  type Plan,
  overPublished,
  type PlanProblem,
  readPlan,
} from "./plans.ts";
import { type Publications, publishContentOf } from "./publish-draft.ts";

/** A crashed version is retried once. */
const MOST_ATTEMPTS = 2;

/**
 * Publishes one due version; false if none is due. Later publications stay in effect (decision
 * 0046).
 */
export async function publishDuePlan({ orm, log, ...checks }: Publications): Promise<boolean> {
  const plan = await claimDuePlan(orm);
  if (plan === undefined) return false;
  const { kind, slug, attempts } = plan;
  const piece = { kind, slug };
  if (attempts > MOST_ATTEMPTS) {
    await markPlanFailed(orm, piece, "interrupted");
    log.error(
      { kind, slug },
      "Scheduled version set aside: the process died twice while publishing it",
    );
    return true;
  }
  try {
    await orm.transaction((transaction) => publishClaimed(transaction, plan, { ...checks, log }));
  } catch (error) {
    await endAttempt(orm, piece);
    throw error;
  }
  return true;
}

async function publishClaimed(
  transaction: Orm,
  claimed: Plan,
  { log, ...checks }: Omit<Publications, "orm">,
): Promise<void> {
  const { kind, slug } = claimed;
  const piece = { kind, slug };
  const plan = await readPlan(transaction, piece, { isLocked: true });
  // A user changed or cancelled it at that moment.
  if (plan?.savedAt.getTime() !== claimed.savedAt.getTime()) return;
  const fail = async (problem: PlanProblem, reason: string) => {
    log.error({ kind, slug, reason }, "Scheduled version not published");
    await markPlanFailed(transaction, piece, problem);
  };
  const account = await findPublisher(transaction, plan.author, plan);
  if (account === undefined) return fail("not-allowed", "its author is gone, or may not any more");
  await lockContent(transaction);
  const current = await readPiece(transaction, piece);
  const { content: given, conflicting } = await overPublished(transaction, plan, current);
  if (conflicting !== undefined) return fail("conflict", "the same was published since");
  const basedOn = current.fingerprint;
  try {
    // A savepoint undoes its writes on failure, before the version is marked.
    await transaction.transaction(async (inner) => {
      await publishContentOf(inner, { piece, given, basedOn, account, checks });
      await discardPlan(inner, piece);
    });
    log.info({ kind, slug }, "Scheduled version published");
  } catch (error) {
    if (!(error instanceof WrongContentError)) throw error;
    await fail("invalid", redactedError(error));
  }
}
