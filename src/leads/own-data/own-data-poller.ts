import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Orm } from "#database/connect.server.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leads } from "#database/schema/leads.ts";
import { MailError } from "#external-services/mail/mail.ts";
import type { Poll } from "#jobs/poller.ts";
import { inMs, isDueBy, isFarOff, type MailPollOptions } from "../mail/mail-poller.ts";
import { hashOf, LINK_MINUTES, newToken } from "./own-data-link.ts";
import { isOf } from "./own-data.ts";

export type DataRequest = typeof dataRequests.$inferSelect;

/** Mails a link to the guest who asked for it, and to the group what is to be changed elsewhere. */
export interface SendOwnDataMail {
  readonly link: (request: DataRequest, token: string) => Promise<unknown>;
  readonly change: (request: DataRequest) => Promise<unknown>;
}

/** The links that an e-mail gets, however often it is asked for. */
const MOST_AN_HOUR = 3;
const MOST_A_DAY = 6;

/**
 * Sends the mail that is due longest. Only here is it looked up whether an e-mail is known: the one who asks cannot
 * tell, by words or by time. A link is lost with its process, and asked for again; what the group must hear is tried
 * until its mail server takes it.
 */
export function ownDataPoll(options: Omit<MailPollOptions<SendOwnDataMail>, "onOutcome">): Poll {
  const { orm, mail, log, timing } = options;
  return async () => {
    const claim = await claimDue(orm, 2 * timing.mailTimeoutMs);
    if (claim === undefined) return timing.pollIntervalMs;
    const { request, token } = claim;
    if (request === undefined) return 0;
    const { id, kind, attempts } = request;
    const isThis = eq(dataRequests.id, id);
    const send = token === undefined ? mail.change(request) : mail.link(request, token);
    try {
      await withTimeLimit(send, timing.mailTimeoutMs);
    } catch (error) {
      const outcome = error instanceof MailError ? error.outcome : "unknown";
      // The server's messages may name the guest.
      log.warn({ kind, attempts, outcome }, "Mail about a person's own data not sent");
      const isTooLate = Date.now() - request.createdAt.getTime() > LINK_MINUTES * 60_000;
      if (kind === "link" && (outcome === "refused" || (outcome === "failed" && isTooLate)))
        await orm.delete(dataRequests).where(isThis);
      // A link that may have arrived stays as it is.
      else if (kind !== "link" || outcome === "failed")
        await orm
          .update(dataRequests)
          .set(again(timing.backoff(attempts)))
          .where(isThis);
      return 0;
    }
    if (kind !== "link") await orm.delete(dataRequests).where(isThis);
    log.info({ kind, attempts }, "Mail about a person's own data sent");
    return 0;
  };
}

const again = (backoffMs: number) => ({
  tokenHash: null,
  expiresAt: null,
  nextAttemptAt: inMs(backoffMs),
});

/** What is to be mailed now, a link with its token; without a request, nobody is to be mailed about what was due. */
function claimDue(
  orm: Orm,
  leaseMs: number,
): Promise<{ readonly request?: DataRequest | undefined; readonly token?: string } | undefined> {
  const { nextAttemptAt: due } = dataRequests;
  return orm.transaction(async (transaction) => {
    const select = (isDue: SQL) =>
      transaction
        .select()
        .from(dataRequests)
        .where(isDue)
        .orderBy(due)
        .limit(1)
        .for("update", { skipLocked: true });
    const [found = (await select(isFarOff(due)))[0]] = await select(isDueBy(due));
    if (found === undefined) return undefined;
    const change = async (values: object) => {
      const attempts = sql`${dataRequests.attempts} + 1`;
      const [request] = await transaction
        .update(dataRequests)
        .set({ ...values, attempts })
        .where(eq(dataRequests.id, found.id))
        .returning();
      return request;
    };
    if (found.kind !== "link") return { request: await change(again(leaseMs)) };
    const email = await addressFor(transaction, found);
    if (email === undefined) {
      await transaction.delete(dataRequests).where(eq(dataRequests.id, found.id));
      return {};
    }
    const token = newToken();
    const expiresAt = sql`clock_timestamp() + make_interval(mins => ${LINK_MINUTES}::int)`;
    const request = await change({
      email,
      tokenHash: hashOf(token),
      expiresAt,
      nextAttemptAt: null,
    });
    return { request, token };
  });
}

/**
 * The address as its owner wrote it, not as it was asked for; undefined where nothing is kept under it, or the mailbox
 * has had too many. Requests of one e-mail wait in line.
 */
async function addressFor(
  transaction: Orm,
  { id, email }: DataRequest,
): Promise<string | undefined> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('own data:' || lower(${email}::text), 0))`,
  );
  const [known] = await transaction
    .select({ email: leads.email })
    .from(leads)
    .where(isOf(email))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  if (known === undefined) return undefined;
  const isRecent = sql`${dataRequests.createdAt} > clock_timestamp() - interval '1 hour'`;
  const [sent] = await transaction
    .select({ today: count(), lately: sql<number>`(count(*) filter (where ${isRecent}))::int` })
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.kind, "link"),
        sql`lower(${dataRequests.email}) = lower(${email})`,
        ne(dataRequests.id, id),
        isNotNull(dataRequests.tokenHash),
      ),
    );
  const isFew = (sent?.lately ?? 0) < MOST_AN_HOUR && (sent?.today ?? 0) < MOST_A_DAY;
  return isFew ? known.email : undefined;
}
