import type {
  ContentKind,
  DeleteRequest,
  DraftChange,
  KnownTranslations,
  ListedContentVersion,
  ListedPiece,
  MoveRequest,
  OrderChange,
  PieceAtDesk,
  PlanChange,
  PublishRequest,
  RestoreRequest,
  TranslationDecision,
} from "#desk/content-contract.ts";
import { CallFailure } from "./call-failure.ts";
import { call } from "./call.ts";

export const fetchPieces = (kind: ContentKind) => call<readonly ListedPiece[]>(kind);

export const publishOrder = (kind: ContentKind, body: OrderChange) =>
  call<readonly ListedPiece[]>(`${kind}/order`, { method: "PUT", body });

/** The calls about one piece of content, by what they do. */
export function pieceCalls(kind: ContentKind, slug: string) {
  const path = `${kind}/${encodeURIComponent(slug)}`;
  return {
    read: () => call<PieceAtDesk>(path),
    saveDraft: (body: DraftChange) => call<PieceAtDesk>(`${path}/draft`, { method: "PUT", body }),
    discardDraft: (seen: string) =>
      call(`${path}/draft?seen=${encodeURIComponent(seen)}`, { method: "DELETE" }),
    savePlan: (body: PlanChange) => call<PieceAtDesk>(`${path}/plan`, { method: "PUT", body }),
    discardPlan: (seen: string) =>
      call(`${path}/plan?seen=${encodeURIComponent(seen)}`, { method: "DELETE" }),
    publish: (body: PublishRequest) =>
      call<PieceAtDesk>(`${path}/publish`, { method: "POST", body }),
    decideTranslation: ({ field, language, portuguese, text, holds }: TranslationDecision) =>
      call<KnownTranslations>(`${path}/translations`, {
        method: "POST",
        body: { field, language, portuguese, text, holds },
      }),
    history: () => call<readonly ListedContentVersion[]>(`${path}/history`),
    version: (id: string) =>
      call<{ readonly content: object | null }>(`${path}/history/${encodeURIComponent(id)}`),
    move: (body: MoveRequest) => call(`${path}/move`, { method: "POST", body }),
    remove: (body: DeleteRequest) => call(`${path}/delete`, { method: "POST", body }),
    restore: (body: RestoreRequest) =>
      call<PieceAtDesk>(`${path}/restore`, { method: "POST", body }),
  };
}

/** A piece, or an empty one: nothing is stored of it before its first word is written. */
export async function readOrNew(kind: ContentKind, slug: string): Promise<PieceAtDesk> {
  try {
    return await pieceCalls(kind, slug).read();
  } catch (error) {
    if (!(error instanceof CallFailure) || error.reason !== "not-found") throw error;
    const nothing = { published: null, fingerprint: "", draft: null, plan: null, pages: null };
    return { slug, ...nothing, translations: [] };
  }
}

export type PieceCalls = ReturnType<typeof pieceCalls>;
