import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import type { ContentKind } from "#database/content.ts";
import type { StoredItem } from "#database/content-rows.ts";
import { listVersions, type Piece, readVersion } from "#database/content-versions.ts";
import { readKnownTranslations } from "#database/known-translations.ts";
import { readItems } from "#database/publish-content.ts";
import { readPiece } from "#database/publish-piece.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import { outdatedTranslations } from "#language/translations.ts";
import type {
  ListedContentVersion,
  ListedDraft,
  ListedPiece,
  PieceAtDesk,
} from "#desk/content-contract.ts";
import type { Draft } from "./drafts.ts";
import { readDraft } from "./drafts.ts";

const LONGEST_HISTORY = 100;

/** All pieces of a kind in the order of the site, those that were never published last. */
export async function listPieces(orm: Orm, kind: ContentKind): Promise<ListedPiece[]> {
  const published = await readItems(orm, kind);
  const drafts = await orm
    .select({ ...getTableColumns(contentDrafts), authorName: deskAccounts.name })
    .from(contentDrafts)
    .leftJoin(deskAccounts, eq(deskAccounts.id, contentDrafts.author))
    .where(eq(contentDrafts.kind, kind))
    .orderBy(desc(contentDrafts.savedAt));
  const draftOf = new Map(drafts.map((draft) => [draft.slug, listed(draft, draft.authorName)]));
  const known = await readKnownTranslations(orm, kind);
  const isThere = new Set(published.map(({ slug }) => slug));
  const added = drafts.filter(({ slug }) => !isThere.has(slug));
  return [
    ...published.map((item) => ({
      ...described(item),
      isPublished: true,
      outdatedTranslations: outdatedTranslations(item, item, known.get(item.slug) ?? []).length,
    })),
    ...added.map(({ content }) => ({
      ...described(content as StoredItem),
      isPublished: false,
      outdatedTranslations: 0,
    })),
  ].map((piece) => ({ ...piece, draft: draftOf.get(piece.slug) ?? null }));
}

/** A piece as it is published and as somebody is writing it. */
export async function readPieceAtDesk(orm: Orm, piece: Piece): Promise<PieceAtDesk> {
  const { content, fingerprint } = await readPiece(orm, piece);
  const draft = await readDraft(orm, piece);
  const author = draft && (await nameOf(orm, draft.author));
  const known = await readKnownTranslations(orm, piece.kind, [piece.slug]);
  return {
    slug: piece.slug,
    published: content ?? null,
    fingerprint,
    draft:
      draft === undefined
        ? null
        : { ...listed(draft, author), content: draft.content, basedOn: draft.basedOn },
    translations: known.get(piece.slug) ?? [],
  };
}

/** The versions of a piece, the newest first. */
export async function listPieceVersions(orm: Orm, piece: Piece): Promise<ListedContentVersion[]> {
  const versions = await listVersions(orm, { piece, limit: LONGEST_HISTORY });
  const accounts = await orm
    .select({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskAccounts);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return versions.map(({ id, at, actor, source, isDeleted, restoredFrom }) => ({
    id: String(id),
    at: at.toISOString(),
    actor: names.get(actor) ?? actor,
    source,
    isDeleted,
    restoredFrom: restoredFrom === null ? null : String(restoredFrom),
  }));
}

/** What one version says; null where it says that the piece was deleted. */
export async function readPieceVersion(
  orm: Orm,
  piece: Piece,
  id: bigint,
): Promise<{ readonly content: object | null } | undefined> {
  const version = await readVersion(orm, piece, id);
  return version && { content: version.content };
}

async function nameOf(orm: Orm, id: string): Promise<string | undefined> {
  const [account] = await orm
    .select({ name: deskAccounts.name })
    .from(deskAccounts)
    .where(eq(deskAccounts.id, id));
  return account?.name;
}

function listed(
  draft: Pick<Draft, "author" | "savedAt" | "publishAt" | "problem">,
  authorName: string | null | undefined,
): ListedDraft {
  return {
    author: authorName ?? draft.author,
    savedAt: draft.savedAt.toISOString(),
    publishAt: draft.publishAt?.toISOString() ?? null,
    problem: draft.problem,
  };
}

/** A draft may lack any of these. */
function described(item: StoredItem) {
  const { slug, name, title, isActive, isPublished, questions } = item as StoredItem & {
    readonly name?: unknown;
    readonly title?: { readonly pt?: unknown };
    readonly isActive?: unknown;
    readonly isPublished?: unknown;
    readonly questions?: unknown;
  };
  const words = [name, title?.pt].find((word) => typeof word === "string" && word !== "");
  return {
    slug,
    name: typeof words === "string" ? words : slug,
    // Articles have both, and visitors see those alone that have both (rule 4.7); questions have neither.
    isActive: Array.isArray(questions)
      ? questions.length > 0
      : isActive === true && isPublished !== false,
  };
}
