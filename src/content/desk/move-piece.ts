import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { kindOf } from "#content/kinds/all-kinds.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import { normalPath, type RedirectsContent } from "#content/kinds/redirects.ts";
import type { Orm } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { lockContent } from "#database/content-revision.ts";
import type { Piece } from "../store/content-entries.ts";
import { auditLine } from "#content/store/publish-content.ts";
import {
  PieceConflictError,
  publishedPiece,
  publishPiece,
  readPiece,
} from "#content/store/publish-piece.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { contentVersions } from "#database/schema/content.ts";
import { knownTranslations } from "#database/schema/known-translations.ts";
import type { Account } from "#accounts/desk-session.ts";
import { checkPiece, WrongContentError } from "./check-content.ts";
import { isShown } from "./content-pages.ts";

type Table = Readonly<Record<"kind" | "slug", PgColumn>>;

interface Move {
  readonly piece: Piece;
  /** The new slug. */
  readonly to: string;
  readonly basedOn: string;
  readonly account: Account;
}

/**
 * Changes a published entry's slug, with its draft, scheduled version and history; its old paths
 * redirect (rule 10.38). Throws a {@link PieceConflictError} unless `basedOn` is published, and a
 * {@link WrongContentError} for a taken slug or a full list of redirects.
 */
export async function movePiece(transaction: Orm, move: Move): Promise<void> {
  const { piece, to, basedOn, account } = move;
  const { kind, slug } = piece;
  const revision = await lockContent(transaction);
  const current = await readPiece(transaction, piece);
  const { content } = current;
  if (content === undefined || current.fingerprint !== basedOn) {
    throw new PieceConflictError();
  }
  const isOf = (table: Table, name: string) => and(eq(table.kind, kind), eq(table.slug, name));
  const its = [contentEntries, contentDrafts].map((table) =>
    transaction.$count(table, isOf(table, to)),
  );
  if ((await Promise.all(its)).some((count) => count > 0)) {
    throw new WrongContentError([{ field: "slug", message: "is there already" }]);
  }
  const moved = { ...content, slug: to };
  const { fingerprint } = publishedPiece(moved);
  const inContent = (column: unknown) =>
    sql`jsonb_set(${column}, '{slug}', ${JSON.stringify(to)}::jsonb)`;
  await transaction
    .update(contentEntries)
    .set({ slug: to, content: inContent(contentEntries.content), updatedAt: sql`now()` })
    .where(isOf(contentEntries, slug));
  await transaction
    .update(contentVersions)
    .set({ slug: to, content: inContent(contentVersions.content) })
    .where(isOf(contentVersions, slug));
  await transaction
    .update(contentDrafts)
    .set({
      slug: to,
      content: inContent(contentDrafts.content),
      base: inContent(contentDrafts.base),
      basedOn: sql`case when ${contentDrafts.basedOn} = ${basedOn} then ${fingerprint} else ${contentDrafts.basedOn} end`,
    })
    .where(isOf(contentDrafts, slug));
  await transaction
    .update(knownTranslations)
    .set({ slug: to })
    .where(isOf(knownTranslations, slug));
  const by = { source: "desk", action: "publish", actor: account.id } as const;
  const entries = { added: [to], changed: [], unchanged: [], removed: [slug] };
  await transaction
    .insert(auditLog)
    .values(auditLine(by, String(revision + 1n), { [kind]: entries }));
  const [before] = await readItems(transaction, "redirects");
  const after = isShown(kind, content) ? redirected(before, move, content) : before;
  const redirects = { kind: "redirects", slug: "site" } as const;
  await publishPiece(transaction, {
    piece: redirects,
    content: after && checkPiece(redirects, after, () => true),
    basedOn: publishedPiece(before).fingerprint,
    by,
    check: async () => {},
  });
}

/**
 * Adds redirects of the old paths, extends those that lead to them, and removes those from the new
 * paths.
 */
function redirected(
  before: RedirectsContent | undefined,
  { piece, to }: Move,
  content: { readonly slug: string },
): RedirectsContent {
  const { pathTo } = kindOf(piece.kind);
  const paths = new Map(
    languagesOf(content).map((language) => {
      const path = (slug: string) => pathTo?.(language, { ...content, slug }, {}) ?? "";
      return [path(piece.slug), path(to)];
    }),
  );
  const now = new Set(Array.from(paths.values(), normalPath));
  const others = (before?.redirects ?? []).filter(({ from }) => !now.has(normalPath(from)));
  return {
    slug: "site",
    redirects: [
      ...others.map((one) => ({ from: one.from, to: paths.get(one.to) ?? one.to })),
      ...Array.from(paths, ([from, target]) => ({ from, to: target })),
    ],
  };
}
