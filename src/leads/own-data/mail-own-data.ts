import { and, count, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leads } from "#database/schema/leads.ts";
import type { JobKind } from "#jobs/job-kind.ts";
import { makeDue } from "#jobs/jobs.ts";
import { INTERRUPTED, type MailKindOptions, mailOutcome, noteAttempt } from "../mail/mail-kind.ts";
import { hashOf, LINK_MINUTES, newToken } from "./own-data-link.ts";
import { isOf } from "./own-data.ts";

export type DataRequest = typeof dataRequests.$inferSelect;

/** Mails a link to the guest, and to the group what must change elsewhere. */
export interface SendOwnDataMail {
  readonly link: (request: DataRequest, token: string, attempts: number) => Promise<unknown>;
  readonly change: (request: DataRequest) => Promise<unknown>;
}

/** Job kinds; their key is the request's id. */
const DATA_LINK = "data-link";
const DATA_CHANGE = "data-change";

/** Stores a mail about personal data with its job. */
export function requestDataMail(
  orm: Orm,
  request: Pick<DataRequest, "kind" | "email" | "language"> & Partial<DataRequest>,
): Promise<void> {
  return orm.transaction(async (transaction) => {
    const { id } = dataRequests;
    const rows = await transaction.insert(dataRequests).values(request).returning({ id });
    const kind = request.kind === "link" ? DATA_LINK : DATA_CHANGE;
    for (const row of rows) await makeDue(transaction, { kind, key: row.id });
  });
}

const MOST_AN_HOUR = 3;
const MOST_A_DAY = 6;

/**
 * Creates the jobs that mail links and changes. They look up whether the address is known, so that
 * the requester cannot tell by response or timing. A link is lost with its process and can be
 * requested again; mails to the group are retried until accepted.
 */
export function ownDataKinds(
  options: Omit<MailKindOptions<SendOwnDataMail>, "onOutcome">,
): readonly JobKind[] {
  const { mail, timing } = options;
  const isThis = (key: string) => eq(dataRequests.id, key);
  const readRequest = async (transaction: Orm, key: string) =>
    (await transaction.select().from(dataRequests).where(isThis(key)))[0];

  async function send(kind: DataRequest["kind"], work: Promise<unknown>) {
    const outcome = await mailOutcome(work, timing.mailTimeoutMs);
    const words = ["Personal data mail sent", "Personal data mail not sent"] as const;
    noteAttempt(options, outcome, { kind }, words);
    return { result: outcome.result };
  }
  const common = {
    staleAfterMs: 2 * timing.mailTimeoutMs,
    backoff: timing.backoff,
    interruptedReason: INTERRUPTED,
  } as const;

  const links: JobKind = {
    ...common,
    name: DATA_LINK,
    guarantee: "at-most-once",
    retryForMs: LINK_MINUTES * 60_000,
    async begin(transaction, { key, attempts }) {
      const found = await readRequest(transaction, key);
      const email = found && (await addressFor(transaction, found));
      if (email === undefined) {
        await transaction.delete(dataRequests).where(isThis(key));
        return { result: "cancelled" };
      }
      const token = newToken();
      const [request] = await transaction
        .update(dataRequests)
        .set({
          email,
          tokenHash: hashOf(token),
          expiresAt: sql`clock_timestamp() + make_interval(mins => ${LINK_MINUTES}::int)`,
        })
        .where(isThis(key))
        .returning();
      return request === undefined
        ? { result: "cancelled" }
        : () => send("link", mail.link(request, token, attempts));
    },
    async record(transaction, { key, state }, { result }) {
      // A link that may have arrived stays valid.
      if (state === "parked") await transaction.delete(dataRequests).where(isThis(key));
      else if (result === "failed")
        await transaction
          .update(dataRequests)
          .set({ tokenHash: null, expiresAt: null })
          .where(isThis(key));
    },
  };
  const changes: JobKind = {
    ...common,
    name: DATA_CHANGE,
    guarantee: "at-least-once",
    async begin(transaction, { key }) {
      const request = await readRequest(transaction, key);
      return request === undefined
        ? { result: "cancelled" }
        : () => send(request.kind, mail.change(request));
    },
    async record(transaction, { key, state }) {
      if (state === "done") await transaction.delete(dataRequests).where(isThis(key));
    },
  };
  return [links, changes];
}

/**
 * Returns the address as its owner wrote it; undefined if unknown or over its limit. Serialises
 * requests for one address.
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
