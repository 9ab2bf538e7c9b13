import { desc, eq, getTableColumns } from "drizzle-orm";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Orm } from "#database/database.ts";
import { listVersions } from "#content/store/content-versions.ts";
import type { Piece } from "../store/content-entries.ts";
import { readKnownTranslations } from "#content/store/known-translations.ts";
import { readItems } from "#content/store/content-entries.ts";
import { publishedPiece, type PublishedPiece, readPiece } from "#content/store/publish-piece.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { deskAccounts } from "#database/schema/desk.ts";
import type { Language } from "#language/languages.ts";
import { missingTranslations, outdatedTranslations } from "#language/translations.ts";
import type {
  DraftPart,
  ListedContentVersion,
  ListedDraft,
  ListedPiece,
  ListedPlan,
  PieceAtDesk,
  PlanAtDesk,
} from "./contract.ts";
import { namesOf } from "#accounts/accounts.ts";
import type { ContentServices } from "./content-services.ts";
import { isShown, pieceName, pagesOf } from "./content-pages.ts";
import { writersAfter } from "./draft-writers.ts";
import { type Draft, readDraft } from "./drafts.ts";
import { firstPictures, lastPublications, thumbnailOf } from "./piece-facts.ts";
import { type Plan, overPublished, readPlan } from "./plans.ts";

const LONGEST_HISTORY = 100;

/**
 * Lists a kind's entries in the site's order, unpublished ones last, with names in that language.
 */
export async function listPieces(
  { orm, builtInPictures: builtIn }: Pick<ContentServices, "orm" | "builtInPictures">,
  kind: ContentKind,
  language: Language,
): Promise<ListedPiece[]> {
  const published = await readItems(orm, kind);
  const drafts = await orm
    .select({ ...getTableColumns(contentDrafts), authorName: deskAccounts.name })
    .from(contentDrafts)
    .leftJoin(deskAccounts, eq(deskAccounts.id, contentDrafts.author))
    .where(eq(contentDrafts.kind, kind))
    .orderBy(desc(contentDrafts.savedAt));
  const named = drafts.map(({ authorName, ...draft }) => ({ draft, name: authorName }));
  const draftOf = new Map(
    named.flatMap(({ draft, name }) => (isPlan(draft) ? [] : [[draft.slug, listed(draft, name)]])),
  );
  const planOf = new Map<string, ListedPlan>();
  for (const { draft, name } of named) {
    if (!isPlan(draft)) continue;
    const item = published.find(({ slug }) => slug === draft.slug);
    const plan = { ...draft, content: draft.content as AnyPiece };
    const { conflicting } = await overPublished(orm, plan, publishedPiece(item));
    planOf.set(draft.slug, listedPlan(plan, name, conflicting !== undefined));
  }
  const known = await readKnownTranslations(orm, kind);
  const isThere = new Set(published.map(({ slug }) => slug));
  // If draft and scheduled version are both new, lists the later saved one.
  const added = new Map(
    drafts
      .filter(({ slug }) => !isThere.has(slug))
      .toReversed()
      .map((draft) => [draft.slug, draft]),
  );
  const contentOf = new Map(
    drafts
      .filter(({ publishAt }) => publishAt === null)
      .map(({ slug, content }) => [slug, content]),
  );
  const publications = await lastPublications(orm, kind);
  const items = [
    ...published.map((item) => ({ item, isPublished: true })),
    ...[...added.values()]
      .toReversed()
      .map(({ content }) => ({ item: content as AnyPiece, isPublished: false })),
  ];
  const images = await firstPictures(
    orm,
    kind,
    items.map(({ item }) => item),
  );
  return items.map(({ item, isPublished }, index) => ({
    ...described(kind, item, language),
    isPublished,
    outdatedTranslations: isPublished
      ? outdatedTranslations(item, item, known.get(item.slug) ?? []).length
      : 0,
    missing: missingTranslations(contentOf.get(item.slug) ?? item).length,
    picture: thumbnailOf(images[index], builtIn),
    published: publications.get(item.slug) ?? null,
    draft: draftOf.get(item.slug) ?? null,
    plan: planOf.get(item.slug) ?? null,
  }));
}

/** Reads an entry as published, drafted and scheduled. */
export async function readPieceAtDesk(orm: Orm, piece: Piece): Promise<PieceAtDesk> {
  const published = await readPiece(orm, piece);
  const draft = await readDraft(orm, piece);
  const plan = await readPlan(orm, piece);
  const known = await readKnownTranslations(orm, piece.kind, [piece.slug]);
  return {
    slug: piece.slug,
    published: published.content ?? null,
    fingerprint: published.fingerprint,
    draft:
      draft === undefined
        ? null
        : {
            ...listed(draft, (await namesOf(orm, [draft.author])).get(draft.author)),
            content: draft.content,
            basedOn: draft.basedOn,
            base: draft.base,
            parts: await partsOf(orm, draft, published.content),
          },
    plan: plan === undefined ? null : await planAtDesk(orm, plan, published),
    translations: known.get(piece.slug) ?? [],
    pages: await pagesOf(orm, piece.kind, published.content),
  };
}

/** Returns a draft's writers; rows older than the column have only the last author. */
async function partsOf(
  orm: Orm,
  draft: Draft,
  published: AnyPiece | undefined,
): Promise<readonly DraftPart[]> {
  const parts = Object.entries(writersAfter(published, draft, draft));
  const names = await namesOf(
    orm,
    parts.flatMap(([, writers]) => writers),
  );
  return parts.map(([path, writers]) => ({
    path,
    writers: writers.map((id) => ({ id, name: names.get(id) ?? id })),
  }));
}

async function planAtDesk(orm: Orm, plan: Plan, published: PublishedPiece): Promise<PlanAtDesk> {
  const { content, conflicting = null } = await overPublished(orm, plan, published);
  const name = (await namesOf(orm, [plan.author])).get(plan.author);
  const listedAs = listedPlan(plan, name, conflicting !== null);
  return { ...listedAs, saved: plan.content, content, conflicting };
}

/** Lists an entry's versions, newest first. */
export async function listPieceVersions(orm: Orm, piece: Piece): Promise<ListedContentVersion[]> {
  const versions = await listVersions(orm, { piece, limit: LONGEST_HISTORY });
  const names = await namesOf(orm);
  return versions.map(({ id, at, actor, source, isDeleted, restoredFrom }) => ({
    id: String(id),
    at: at.toISOString(),
    actor: names.get(actor) ?? actor,
    source,
    isDeleted,
    restoredFrom: restoredFrom === null ? null : String(restoredFrom),
  }));
}

function isPlan<D extends Pick<Draft, "publishAt">>(
  draft: D,
): draft is D & Pick<Plan, "publishAt"> {
  return draft.publishAt !== null;
}

function listed(
  draft: Pick<Draft, "author" | "savedAt" | "problem">,
  authorName: string | null | undefined,
): ListedDraft {
  return {
    author: authorName ?? draft.author,
    authorId: draft.author,
    savedAt: draft.savedAt.toISOString(),
    problem: draft.problem,
  };
}

function listedPlan(
  plan: Pick<Plan, "author" | "savedAt" | "problem" | "publishAt">,
  authorName: string | null | undefined,
  isAsking: boolean,
): ListedPlan {
  return { ...listed(plan, authorName), publishAt: plan.publishAt.toISOString(), isAsking };
}

function described(kind: ContentKind, item: AnyPiece, language: Language) {
  return {
    slug: item.slug,
    name: pieceName(item, language),
    ...("country" in item && { country: String(item.country) }),
    isActive: isShown(kind, item),
  };
}
