import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { jobs } from "#database/schema/jobs.ts";
import { dataRequests } from "#database/schema/data-requests.ts";

/** How long a link opens its page. */
export const LINK_MINUTES = 30;
/** How often: programs that look through mails open links, too. */
const MOST_USES = 100;

const TOKEN = /^[\w-]{43}$/;

/** What a link carries: it names nobody, and nobody can guess it. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Counts one use of a link and returns whose data it opens; undefined where it opens nothing: it was cut off or
 * invented, its time is over, it was used too often, or the data were erased.
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

/** Deletes requests for links whose day is over, and what was done for them; what the group is still to be told stays. */
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
