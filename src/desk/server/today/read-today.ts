import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { readItems } from "#database/content-entries.ts";
import type { Orm } from "#database/connect.server.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { type HouseToday, MOST_WAITING, type Today } from "#desk/today-contract.ts";
import { isShown, pieceName } from "../content/content-pages.ts";
import { mayPublish } from "../content/content-access.ts";
import type { Account } from "../desk-session.ts";

/** The restaurants that visitors see and whose hours an account may change. */
export async function housesOf(orm: Orm, account: Account): Promise<readonly HouseToday[]> {
  const shown = (await readItems(orm, "restaurants")).filter(
    (one) =>
      isShown("restaurants", one) && mayPublish(account, { kind: "restaurants", slug: one.slug }),
  );
  const { kind, slug, publishAt } = contentDrafts;
  const drafts = await orm
    .select({ slug })
    .from(contentDrafts)
    .where(and(eq(kind, "restaurants"), isNull(publishAt)));
  const hasDraft = new Set(drafts.map((one) => one.slug));
  return shown.map(({ slug: own, name, country, openingHours }) => ({
    slug: own,
    name,
    country,
    openingHours,
    hasDraft: hasDraft.has(own),
  }));
}

/** The drafts and plans that an account may publish, the newest first. */
export async function waitingPieces(
  orm: Orm,
  account: Account,
): Promise<Pick<Today, "waiting" | "waitingInAll">> {
  const { content, kind, slug, savedAt, publishAt, problem, author } = contentDrafts;
  // Contents may be large: they are read of those alone that are listed.
  const rows = await orm
    .select({ kind, slug, savedAt, publishAt, problem, author, authorName: deskAccounts.name })
    .from(contentDrafts)
    .leftJoin(deskAccounts, eq(deskAccounts.id, author))
    .orderBy(desc(savedAt));
  const own = rows.filter((one) => mayPublish(account, one));
  const listed = own.slice(0, MOST_WAITING);
  const slugs = listed.map((one) => one.slug);
  const contents = await orm
    .select({ kind, slug, content })
    .from(contentDrafts)
    .where(inArray(slug, slugs));
  const names = new Map(
    contents.map((one) => [
      `${one.kind}/${one.slug}`,
      pieceName(one.kind, one.content as AnyPiece),
    ]),
  );
  return {
    waiting: listed.map(({ authorName, ...one }) => ({
      ...one,
      name: names.get(`${one.kind}/${one.slug}`) ?? one.slug,
      author: authorName ?? one.author,
      savedAt: one.savedAt.toISOString(),
      publishAt: one.publishAt?.toISOString() ?? null,
    })),
    waitingInAll: own.length,
  };
}
