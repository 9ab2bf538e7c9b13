import { vi } from "vitest";
import { CallFailure } from "#desk/api/call-failure.ts";
import type { PieceCalls } from "#desk/api/content-calls.ts";
import type { PieceAtDesk, PlanChange, PublishRequest } from "#content/desk/contract.ts";

export interface Content {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}

export const PUBLISHED: Content = { slug: "rio", name: "Rio", city: "Rio" };
let clock = 0;
const now = () => new Date(Date.UTC(2026, 0, 1) + (clock += 1000)).toISOString();

/** Fakes a server with one entry that other users may change. */
export function createPieceServer() {
  let piece: PieceAtDesk = {
    slug: "rio",
    published: PUBLISHED,
    fingerprint: "1",
    draft: null,
    plan: null,
    pages: null,
    translations: [],
  };
  const isSeen = (seen: string | null) => (piece.draft?.savedAt ?? null) === seen;
  const conflict = () => new CallFailure("conflict", { current: piece });
  const saved = (content: object, basedOn: string) => ({
    author: "Ana",
    authorId: "ana",
    savedAt: now(),
    problem: "" as const,
    content,
    basedOn,
    parts: [],
    base: basedOn === piece.fingerprint ? piece.published : (piece.draft?.base ?? null),
  });
  const planned = (content: object, publishAt: string) => ({
    ...saved(content, piece.fingerprint),
    saved: content,
    conflicting: null,
    isAsking: false,
    publishAt,
  });
  const saveDraft = vi.fn<PieceCalls["saveDraft"]>(async ({ content, basedOn, seen }) => {
    if (!isSeen(seen)) throw conflict();
    return (piece = { ...piece, draft: saved(content, basedOn) });
  });
  const calls = {
    read: async () => piece,
    open: async () => piece,
    saveDraft,
    discardDraft: async () => void (piece = { ...piece, draft: null }),
    savePlan: async ({ content, basedOn, seen, publishAt }: PlanChange) => {
      const isCurrent = piece.plan?.savedAt === seen && basedOn === piece.fingerprint;
      if (!isCurrent) throw conflict();
      return (piece = { ...piece, plan: planned(content, publishAt) });
    },
    publish: async ({ seen, publishAt }: PublishRequest) => {
      const { draft } = piece;
      if (publishAt !== null && publishAt !== "now" && draft !== null && isSeen(seen)) {
        return (piece = { ...piece, draft: null, plan: planned(draft.content, publishAt) });
      }
      if (!isSeen(seen) || draft?.basedOn !== piece.fingerprint) throw conflict();
      const fingerprint = String(Number(piece.fingerprint) + 1);
      return (piece = { ...piece, published: draft.content, fingerprint, draft: null });
    },
  } as unknown as PieceCalls;
  return {
    calls,
    saveDraft,
    get piece() {
      return piece;
    },
    saveForOther: (content: object) =>
      (piece = { ...piece, draft: saved(content, piece.fingerprint) }),
    /** `plan: null` simulates that the schedule was published. */
    publishForOther: (published: object, { plan = piece.plan } = {}) =>
      (piece = { ...piece, published, plan, fingerprint: `${piece.fingerprint}0` }),
  };
}
