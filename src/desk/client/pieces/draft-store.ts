import type { PieceAtDesk, PublishRequest, TranslationDecision } from "#desk/content-contract.ts";
import { CallFailure, failureOf, isPassing } from "../api/call-failure.ts";
import type { PieceCalls } from "../api/content-calls.ts";
import { isSame } from "./same-content.ts";
import type { CopyStorage } from "./unsaved-copy.ts";

/** Two versions of a piece, of which somebody makes one. */
export interface Conflict<Content> {
  /** The piece as it is now. */
  readonly current: PieceAtDesk;
  /** The draft that somebody else saved, or what somebody else published. */
  readonly theirs: Content;
  readonly isPublished: boolean;
  /** What both began from, where it is known. */
  readonly base: Content | undefined;
}

/** What the editor of a piece shows. */
export interface DraftState<Content> {
  /** As it is in the fields. */
  readonly content: Content;
  /** As the server last described it. */
  readonly piece: PieceAtDesk;
  readonly saving: "saved" | "unsaved" | "saving" | "failed";
  readonly failure: CallFailure | undefined;
  /** False where the browser stores nothing: closing the page would lose what is not saved. */
  readonly isStored: boolean;
  /** Somebody else saved or published it: nothing is saved until it is decided. */
  readonly conflict: Conflict<Content> | undefined;
}

interface DraftStoreOptions<Content> {
  readonly piece: PieceAtDesk;
  readonly calls: PieceCalls;
  readonly storage: CopyStorage;
  /** Any content of the kind with all its fields. */
  readonly complete: (content: object) => Content;
}

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 8000;

export type DraftStore<Content extends object> = ReturnType<typeof createDraftStore<Content>>;

/**
 * The draft of one piece: what is typed is stored in the browser at once, saved a moment later, and
 * saved again and again where that fails (rule 10.14). Nothing is overwritten that its author has not seen.
 */
export function createDraftStore<Content extends object>(options: DraftStoreOptions<Content>) {
  const { calls, storage, complete } = options;
  const serverContent = ({ draft, published }: PieceAtDesk) =>
    complete(draft?.content ?? published ?? {});

  let { piece } = options;
  const copy = storage.read();
  /** What the server had when `content` was begun from it. */
  let base = copy === undefined ? serverContent(piece) : complete(copy.base);
  let content = copy === undefined ? base : complete(copy.content);
  let seen = copy === undefined ? (piece.draft?.savedAt ?? null) : copy.seen;
  let basedOn = copy?.basedOn ?? piece.draft?.basedOn ?? piece.fingerprint;
  /** Sent since the server last responded: one of it may be there. */
  let sent: readonly object[] = copy?.sent ?? [];
  let lastStored: object = copy?.content ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let state: DraftState<Content> = {
    content,
    piece,
    saving: "saved",
    failure: undefined,
    isStored: true,
    conflict: undefined,
  };
  if (copy !== undefined) {
    if (isSame(content, serverContent(piece))) adopt(piece);
    else plan(0);
  }

  function show(next: Partial<DraftState<Content>> = {}): void {
    state = { ...state, content, piece, ...next };
    for (const listener of listeners) listener();
  }

  function isUnsaved(): boolean {
    const isMoved = piece.draft !== null && seen !== null && basedOn !== piece.draft.basedOn;
    return isMoved || !isSame(content, base);
  }

  function store(): boolean {
    if (!isUnsaved()) {
      storage.remove(lastStored);
      return true;
    }
    lastStored = content;
    return storage.write({ content, base, basedOn, seen, sent });
  }

  function plan(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  }

  /** Takes the server's state for what the content was begun from; what is typed stays. */
  function adopt(next: PieceAtDesk): void {
    piece = next;
    base = serverContent(next);
    seen = next.draft?.savedAt ?? null;
    basedOn = next.draft?.basedOn ?? next.fingerprint;
    sent = [];
    const isStored = store();
    const saving = isUnsaved() ? "unsaved" : "saved";
    show({ saving, isStored, failure: undefined, conflict: undefined });
  }

  async function send(): Promise<void> {
    while (isUnsaved() && state.conflict === undefined) {
      sent = [...sent.slice(-4), content];
      store();
      show({ saving: "saving" });
      try {
        adopt(await calls.saveDraft({ content, basedOn, seen }));
      } catch (error) {
        const failure = failureOf(error);
        const { current } = failure;
        if (current !== undefined && isOwn(current)) adopt(current);
        else if (current !== undefined)
          show({ saving: "unsaved", conflict: conflictWith(current) });
        else {
          show({ saving: "failed", failure });
          if (isPassing(failure)) plan(RETRY_AFTER_MS);
          return;
        }
      }
    }
  }

  /** Whether it is what this page sent itself, without hearing that it arrived. */
  function isOwn({ draft }: PieceAtDesk): boolean {
    return draft !== null && sent.some((one) => isSame(one, draft.content));
  }

  function conflictWith(current: PieceAtDesk): Conflict<Content> {
    const isPublished = current.draft === null || current.draft.savedAt === seen;
    if (!isPublished) return { current, theirs: serverContent(current), isPublished, base };
    const isKnown = current.draft !== null && piece.fingerprint === basedOn;
    return {
      current,
      theirs: complete(current.published ?? {}),
      isPublished,
      base: isKnown ? complete(piece.published ?? {}) : current.draft === null ? base : undefined,
    };
  }

  /** Saves what is not saved; resolves when there is nothing more to save, or it failed. */
  function save(): Promise<void> {
    clearTimeout(timer);
    running ??= send().finally(() => (running = undefined));
    return running;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: Partial<Content>): void {
      content = { ...content, ...next };
      const isStored = store();
      // A failure that does not pass by itself is not met again at each letter.
      const isStuck = state.failure !== undefined && !isPassing(state.failure);
      if (isStuck) return show({ isStored });
      show({ saving: isUnsaved() ? "unsaved" : "saved", isStored });
      plan(SAVE_AFTER_MS);
    },
    save,
    /** Publishes what is in the fields, now or at a time, or takes that time away. Throws what went wrong. */
    async publish(publishAt: PublishRequest["publishAt"]): Promise<void> {
      await save();
      if (state.conflict !== undefined) throw new CallFailure("conflict");
      if (state.failure !== undefined) throw state.failure;
      if (seen === null) return;
      try {
        adopt(await calls.publish({ seen, publishAt }));
      } catch (error) {
        const { current } = failureOf(error);
        if (current !== undefined) show({ conflict: conflictWith(current) });
        throw error;
      }
      if (isUnsaved()) plan(SAVE_AFTER_MS);
    },
    /** Says that a translation, as it is in the fields, holds or does not. Throws what went wrong. */
    async decideTranslation(decision: TranslationDecision): Promise<void> {
      await save();
      if (state.conflict !== undefined) throw new CallFailure("conflict");
      if (state.failure !== undefined) throw state.failure;
      const { translations } = await calls.decideTranslation(decision);
      piece = { ...piece, translations };
      show();
    },
    /** The fields show what is published, and the draft is gone; returns how to have it back. */
    async discard(): Promise<() => Promise<void>> {
      clearTimeout(timer);
      await running;
      const old = { content, basedOn };
      if (seen !== null) await calls.discardDraft();
      const next = await calls.read().catch(() => ({ ...piece, draft: null }));
      content = serverContent(next);
      adopt(next);
      storage.remove(lastStored);
      return async () => {
        ({ content, basedOn } = old);
        show({ saving: "unsaved", isStored: store() });
        await save();
      };
    },
    /** Ends a conflict with what somebody made of both versions. */
    async decide(decided: Content): Promise<void> {
      const { conflict } = state;
      if (conflict === undefined) return;
      const { current, isPublished } = conflict;
      piece = current;
      base = serverContent(current);
      seen = current.draft?.savedAt ?? null;
      basedOn = isPublished ? current.fingerprint : (current.draft?.basedOn ?? "");
      content = decided;
      sent = [];
      if (!isUnsaved()) return adopt(piece);
      show({ conflict: undefined, failure: undefined, saving: "unsaved", isStored: store() });
      await save();
    },
    /** Shows what the server has now, where nothing would be lost. */
    async refresh(): Promise<void> {
      const isBusy = () => running !== undefined || isUnsaved() || state.conflict !== undefined;
      if (isBusy()) return;
      const next = await calls.read();
      if (isBusy()) return;
      content = serverContent(next);
      adopt(next);
    },
    /** Takes what another call of this page made of the piece. */
    replace(next: PieceAtDesk): void {
      if (!isUnsaved()) content = serverContent(next);
      adopt(next);
    },
    /** Whether the draft was begun from something that is no longer published; it is then a conflict. */
    findConflict(): void {
      const isOutdated = piece.draft !== null && piece.draft.basedOn !== piece.fingerprint;
      if (isOutdated && state.conflict === undefined) show({ conflict: conflictWith(piece) });
    },
  };
}
