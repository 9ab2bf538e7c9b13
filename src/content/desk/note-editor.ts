import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import type { Piece } from "../store/content-entries.ts";
import { contentEditors } from "#database/schema/content-editors.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import type { Colleague } from "#accounts/contract.ts";

/** Three times the interval of an editor's reports. */
const LASTS = sql`now() - interval '45 seconds'`;

/** Notes that an account has an entry open; returns the other accounts that do (rule 10.75). */
export async function noteEditor(
  orm: Orm,
  { kind, slug }: Piece,
  account: string,
): Promise<readonly Colleague[]> {
  const { kind: ofKind, slug: ofSlug, account: of, seenAt } = contentEditors;
  await orm
    .insert(contentEditors)
    .values({ kind, slug, account })
    .onConflictDoUpdate({ target: [ofKind, ofSlug, of], set: { seenAt: sql`now()` } });
  return orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(contentEditors)
    .innerJoin(deskAccounts, eq(deskAccounts.id, of))
    .where(and(eq(ofKind, kind), eq(ofSlug, slug), ne(of, account), gt(seenAt, LASTS)))
    .orderBy(deskAccounts.name);
}

/** Deletes the reports of closed editors. */
export const deleteOldEditors = (orm: Orm) =>
  orm.delete(contentEditors).where(lt(contentEditors.seenAt, LASTS));
