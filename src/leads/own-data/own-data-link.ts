import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { jobs } from "#database/schema/jobs.ts";
import { dataRequests } from "#database/schema/data-requests.ts";

export const LINK_MINUTES = 30;
/** Maximum uses: mail scanners open links, too. */
const MOST_USES = 100;

const TOKEN = /^[\w-]{43}$/;

/** Returns a random token without personal data. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only the hash of a token is stored. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Counts a use of a link and returns the e-mail whose data it opens; undefined if the token is
 * unknown, expired, used too often, or its data were erased.
 */
export async function openLink(orm: Orm, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [link] = await orm
    .update(dataRequests)
    .set({ uses: sql`${dataRequests.uses} + 1` })
    .where(
      and(
        eq(dataRequests.tokenHash, hashOf(token)),
        gt(dataRequests.expiresAt, sql`clock_timestamp()`),
        lt(dataRequests.uses, MOST_USES),
      ),
    )
    .returning({ email: dataRequests.email });
  return link?.email;
}

/** Deletes link requests and finished jobs after a day; pending mails to the group stay. */
export async function deleteOldRequests(orm: Orm): Promise<void> {
  await orm.execute(sql`
    delete from ${dataRequests}
    where kind = 'link' and created_at < clock_timestamp() - interval '1 day'
  `);
  await orm.execute(sql`
    delete from ${jobs} where lead_id is null and state <> 'waiting'
      and changed_at < clock_timestamp() - interval '1 day'
  `);
}
