import { sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { type DeadLink, linkReport } from "#database/schema/link-report.ts";
import type { LinkReport } from "#accounts/contract.ts";
import type { ContentLink } from "./content-links.ts";

const MOST = 200;
/** A check takes at most ten minutes; an older one has crashed. */
const IS_RUNNING = sql<boolean>`coalesce(${linkReport.runningSince} > now() - interval '15 minutes', false)`;

/** Reads the last report, and whether a check is running. */
export async function readLinkReport(orm: Orm): Promise<LinkReport> {
  const { checkedAt, asked, deadCount, dead } = linkReport;
  const [row] = await orm
    .select({ isRunning: IS_RUNNING, checkedAt, asked, deadCount, dead })
    .from(linkReport);
  if (row === undefined)
    return { isRunning: false, checkedAt: null, asked: 0, deadCount: 0, dead: [] };
  return { ...row, checkedAt: row.checkedAt?.toISOString() ?? null };
}

/** Claims the check for this process; false if another has it. */
export async function claimLinkCheck(orm: Orm): Promise<boolean> {
  const rows = await orm
    .insert(linkReport)
    .values({ runningSince: sql`now()` })
    .onConflictDoUpdate({
      target: linkReport.id,
      set: { runningSince: sql`now()` },
      setWhere: sql`not ${IS_RUNNING}`,
    })
    .returning({ id: linkReport.id });
  return rows.length > 0;
}

export async function releaseLinkCheck(orm: Orm): Promise<void> {
  await orm.update(linkReport).set({ runningSince: null });
}

/** Replaces the last report. */
export async function storeLinkReport(
  orm: Orm,
  checked: readonly (ContentLink & { readonly isOk: boolean; readonly detail: string })[],
): Promise<void> {
  const all = checked.filter(({ isOk }) => !isOk);
  const dead = all.slice(0, MOST).map(({ owner, kind, editor, field, url, detail }): DeadLink => ({
    owner,
    kind,
    editor,
    field,
    url: url.slice(0, 2000),
    detail: detail.slice(0, 300),
  }));
  const report = { checkedAt: sql`now()`, asked: checked.length, deadCount: all.length, dead };
  await orm
    .insert(linkReport)
    .values(report)
    .onConflictDoUpdate({ target: linkReport.id, set: report });
}
