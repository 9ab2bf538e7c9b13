import { desc, eq } from "drizzle-orm";
import { readItems } from "#content/store/content-entries.ts";
import type { Orm } from "#database/database.ts";
import { readPiece } from "#content/store/publish-piece.ts";
import { readSpecialDays } from "#content/store/special-days.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { type HouseToday, MOST_WAITING, type Today, type WaitingPiece } from "./today-contract.ts";
import { mayPublish } from "#content/desk/content-access.ts";
import type { Language } from "#language/languages.ts";
import { isShown, pieceName } from "#content/desk/content-pages.ts";
import { type Draft, readDraft } from "#content/desk/drafts.ts";
import { overPublished, readPlan } from "#content/desk/plans.ts";
import type { Account } from "#accounts/desk-session.ts";

/** Lists visible restaurants whose hours an account may change. */
export async function housesOf(orm: Orm, account: Account): Promise<readonly HouseToday[]> {
  const shown = (await readItems(orm, "restaurants")).filter(
    (one) =>
      isShown("restaurants", one) && mayPublish(account, { kind: "restaurants", slug: one.slug }),
  );
  const specialDays = await readSpecialDays(orm);
  return shown.map(({ slug: own, name, citySlug, country, openingHours }) => ({
    slug: own,
    name,
    citySlug,
    country,
    openingHours,
    specialDays: specialDays.get(own) ?? [],
  }));
}

/** Lists drafts and scheduled versions that an account may publish, newest first. */
export async function waitingPieces(
  orm: Orm,
  account: Account,
): Promise<Pick<Today, "waiting" | "waitingInAll">> {
  const { kind, slug, savedAt, publishAt, author } = contentDrafts;
  // Contents may be large, so only listed ones are read.
  const rows = await orm
    .select({ kind, slug, savedAt, publishAt, author, authorName: deskAccounts.name })
    .from(contentDrafts)
    .leftJoin(deskAccounts, eq(deskAccounts.id, author))
    .orderBy(desc(savedAt));
  const own = rows.filter((one) => mayPublish(account, one));
  const waiting: WaitingPiece[] = [];
  for (const row of own.slice(0, MOST_WAITING)) {
    const written = await (row.publishAt === null ? readDraft(orm, row) : readPlan(orm, row));
    // Published or discarded at that moment.
    if (written !== undefined)
      waiting.push(await asWaiting(orm, written, { ...row, language: account.language }));
  }
  return { waiting, waitingInAll: own.length };
}

async function asWaiting(
  orm: Orm,
  written: Draft,
  { authorName, language }: { readonly authorName: string | null; readonly language: Language },
): Promise<WaitingPiece> {
  const { kind, slug, content, author, savedAt, publishAt, problem } = written;
  const isAsking =
    publishAt !== null &&
    (await overPublished(orm, written, await readPiece(orm, { kind, slug }))).conflicting !==
      undefined;
  return {
    kind,
    slug,
    name: pieceName(content, language),
    author: authorName ?? author,
    authorId: author,
    savedAt: savedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    problem,
    isAsking,
  };
}
