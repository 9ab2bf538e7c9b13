import type * as content from "#content/desk/contract.ts";
import { isFailure } from "./call-failure.ts";
import { call, post, put, remove } from "./call.ts";

export const fetchPieces = (kind: content.ContentKind) =>
  call<readonly content.ListedPiece[]>(kind);

export const publishOrder = (kind: content.ContentKind, body: content.OrderChange) =>
  put<readonly content.ListedPiece[]>(`${kind}/order`, body);

/** The calls about one entry. */
export function pieceCalls(kind: content.ContentKind, slug: string) {
  const path = `${kind}/${encodeURIComponent(slug)}`;
  const ifSeen = (seen: string) => `?seen=${encodeURIComponent(seen)}`;
  return {
    read: () => call<content.PieceAtDesk>(path),
    /** Reports the account as an editor to others. */
    open: () => call<content.PieceAtDesk>(`${path}?editor`),
    saveDraft: (body: content.DraftChange) => put<content.PieceAtDesk>(`${path}/draft`, body),
    discardDraft: (seen: string) => remove(`${path}/draft${ifSeen(seen)}`),
    savePlan: (body: content.PlanChange) => put<content.PieceAtDesk>(`${path}/plan`, body),
    discardPlan: (seen: string) => remove(`${path}/plan${ifSeen(seen)}`),
    publish: (body: content.PublishRequest) => post<content.PieceAtDesk>(`${path}/publish`, body),
    decideTranslation: (body: content.TranslationDecision) =>
      post<content.KnownTranslations>(`${path}/translations`, body),
    history: () => call<readonly content.ListedContentVersion[]>(`${path}/history`),
    version: (id: string) =>
      call<{ readonly content: object | null }>(`${path}/history/${encodeURIComponent(id)}`),
    move: (body: content.MoveRequest) => post(`${path}/move`, body),
    remove: (body: content.DeleteRequest) => post(`${path}/delete`, body),
    restore: (body: content.RestoreRequest) => post<content.PieceAtDesk>(`${path}/restore`, body),
  };
}

/** Reads an entry, or returns an empty one, which is stored with its first text. */
export async function readOrNew(
  kind: content.ContentKind,
  slug: string,
): Promise<content.PieceAtDesk> {
  try {
    return await pieceCalls(kind, slug).open();
  } catch (error) {
    if (!isFailure(error, "not-found")) throw error;
    const nothing = { published: null, fingerprint: "", draft: null, plan: null, pages: null };
    return { slug, ...nothing, translations: [] };
  }
}

export type PieceCalls = ReturnType<typeof pieceCalls>;
