import type * as desk from "#content/desk/contract.ts";
import type { PieceAtDesk, PublishRequest } from "#content/desk/contract.ts";
import { CallFailure, failureOf, isPassing } from "../api/call-failure.ts";
import type { PieceCalls } from "../api/content-calls.ts";
import type { Conflict } from "./conflict.ts";
import { isSame } from "./same-content.ts";
import type { CopyStorage } from "./unsaved-copy.ts";

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
  /** Whether the plan of the piece is edited, as long as there is one, and not what is written today. */
  readonly isOfPlan?: boolean;
  /** Any content of the kind with all its fields. */
  readonly complete: (content: object) => Content;
}

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 8000;

export type DraftStore<Content extends object> = ReturnType<typeof createDraftStore<Content>>;

/**
 * Stores what is typed in the browser at once and saves it a moment later, again and again where that fails (rule 10.14).
 * A plan is saved only on demand, or it could publish half a sentence. Overwrites nothing that its author has not seen.
 */
export function createDraftStore<Content extends object>(options: DraftStoreOptions<Content>) {
  const { calls, storage, complete, isOfPlan = false } = options;
  const planOf = ({ plan }: PieceAtDesk) => (isOfPlan ? plan : null);
  const serverContent = (one: PieceAtDesk) =>
    complete((planOf(one) ?? one.draft)?.content ?? one.published ?? {});
  const seenOf = (one: PieceAtDesk) => (planOf(one) ?? one.draft)?.savedAt ?? null;
  const basisOf = (one: PieceAtDesk) =>
    (planOf(one) ? null : one.draft?.basedOn) ?? one.fingerprint;

  let { piece } = options;
  const copy = storage.read();
  /** What the server had when `content` was begun from it. */
  let base = copy === undefined ? serverContent(piece) : complete(copy.base);
  let content = copy === undefined ? base : complete(copy.content);
  let seen = copy === undefined ? seenOf(piece) : copy.seen;
  let basedOn = copy?.basedOn ?? basisOf(piece);
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
    else if (planOf(piece) === null) saveAfter(0);
    else show({ saving: "unsaved" });
  }

  function show(next: Partial<DraftState<Content>> = {}): void {
    state = { ...state, content, piece, ...next };
    for (const listener of listeners) listener();
  }

  function isUnsaved(): boolean {
    const { draft } = piece;
    const plan = planOf(piece);
    const isDraftMoved = draft !== null && seen !== null && basedOn !== draft.basedOn;
    // What was decided about a plan is saved, even where nothing of it changes.
    return (plan === null ? isDraftMoved : plan.conflicting !== null) || !isSame(content, base);
  }

  function store(): boolean {
    if (!isUnsaved()) {
      storage.remove(lastStored);
      return true;
    }
    lastStored = content;
    return storage.write({ content, base, basedOn, seen, sent });
  }

  function saveAfter(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  }

  /** Takes the server's state for what the content was begun from; what is typed stays. */
  function adopt(next: PieceAtDesk): void {
    piece = next;
    base = serverContent(next);
    seen = seenOf(next);
    basedOn = basisOf(next);
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
          if (isPassing(failure)) saveAfter(RETRY_AFTER_MS);
          return;
        }
      }
    }
  }

  /** Whether this page sent the draft without hearing of it, or began from it before a partial publication. */
  function isOwn({ draft }: PieceAtDesk): boolean {
    return draft !== null && [base, ...sent].some((one) => isSame(one, draft.content));
  }

  function conflictWith(current: PieceAtDesk): Conflict<Content> {
    const { draft } = current;
    if (planOf(current) !== null || (draft !== null && draft.savedAt !== seen)) {
      return { current, theirs: serverContent(current), isPublished: false, base };
    }
    const theirs = complete(current.published ?? {});
    const known = draft?.base == null ? undefined : complete(draft.base);
    return { current, theirs, isPublished: true, base: draft === null ? base : known };
  }

  function showConflict(error: unknown): never {
    const { current } = failureOf(error);
    if (current !== undefined) show({ conflict: conflictWith(current) });
    throw error;
  }

  /** Saves the plan with what is in the fields. Throws what went wrong. */
  async function savePlan(publishAt: string, answered: desk.Answered): Promise<void> {
    if (seen === null) return;
    try {
      adopt(await calls.savePlan({ ...answered, content, basedOn, seen, publishAt }));
    } catch (error) {
      const { current } = failureOf(error);
      const saved = current && planOf(current);
      // It was saved, without a response.
      const isSaved = saved?.publishAt === publishAt && isSame(saved.saved, content);
      if (current && isSaved) return adopt(current);
      if (current !== undefined) show({ conflict: conflictWith(current) });
      throw error;
    }
  }

  /** Publishes the draft as it was seen, and shows the result unless its author typed meanwhile. */
  async function publishSaved(request: PublishRequest) {
    const published = content;
    const next = await calls.publish(request).catch(showConflict);
    // The plan is not what is written today; what is published has no invisible characters any more.
    const isPlanned = request.publishAt !== null && request.publishAt !== "now";
    if (isPlanned || isSame(content, published)) content = serverContent(next);
    adopt(next);
  }

  /** Makes saves wait for a call: the server would take text typed meanwhile for another person's change. */
  function run(call: Promise<void>): Promise<void> {
    running = call.catch(() => undefined).finally(() => (running = undefined));
    return call;
  }

  /** Saves after the call that runs; resolves when nothing is unsaved, or the save failed. */
  function save(): Promise<void> {
    clearTimeout(timer);
    if (running !== undefined) return running.then(save);
    return planOf(piece) === null ? run(send()) : Promise.resolve();
  }

  async function saveOrThrow(): Promise<void> {
    await save();
    if (state.conflict !== undefined) throw new CallFailure("conflict");
    if (state.failure !== undefined) throw state.failure;
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
      if (state.failure !== undefined && !isPassing(state.failure)) return show({ isStored });
      show({ saving: isUnsaved() ? "unsaved" : "saved", isStored });
      saveAfter(SAVE_AFTER_MS);
    },
    save,
    /** Publishes the fields, or a part of them, now or at a time; null makes a scheduled version a draft. Throws the failure. */
    async publish(
      publishAt: PublishRequest["publishAt"],
      answered: Pick<PublishRequest, "isSure" | "content"> = {},
    ): Promise<void> {
      await saveOrThrow();
      if (seen === null) return;
      const { isSure } = answered;
      if (planOf(piece) !== null && publishAt !== null) return savePlan(publishAt, { isSure });
      await run(publishSaved({ ...answered, seen, publishAt }));
    },
    /** Says that a translation, as it is in the fields, holds or does not. Throws what went wrong. */
    async decideTranslation(decision: desk.TranslationDecision): Promise<void> {
      await saveOrThrow();
      const { translations } = await calls.decideTranslation(decision);
      piece = { ...piece, translations };
      show();
    },
    /** The fields show what is published, and the draft is gone; returns how to have it back. */
    async discard(): Promise<() => Promise<void>> {
      clearTimeout(timer);
      await running;
      const old = { content, basedOn };
      const isPlan = planOf(piece) !== null;
      if (seen !== null && !isPlan) await calls.discardDraft(seen).catch(showConflict);
      const next = await calls.read().catch(() => (isPlan ? piece : { ...piece, draft: null }));
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
      if (state.conflict === undefined) return;
      const { current, isPublished } = state.conflict;
      piece = current;
      base = serverContent(current);
      seen = seenOf(current);
      basedOn = isPublished ? current.fingerprint : basisOf(current);
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
      const next = await calls.open();
      if (isBusy()) return;
      // Stable reference, so that only changed fields re-render.
      if (!isSame(content, serverContent(next))) content = serverContent(next);
      adopt(next);
    },
    /** Takes what another call of this page made of the piece. */
    replace(next: PieceAtDesk): void {
      if (!isUnsaved()) content = serverContent(next);
      adopt(next);
    },
    /** A draft that was begun from what is no longer published, or a plan that changes the same: a conflict. */
    findConflict(): void {
      if (state.conflict !== undefined) return;
      const plan = planOf(piece);
      if (plan !== null) {
        if (plan.conflicting === null) return;
        const theirs = complete(plan.conflicting);
        return show({ conflict: { current: piece, theirs, isPublished: true, base: undefined } });
      }
      const isOutdated = piece.draft !== null && piece.draft.basedOn !== piece.fingerprint;
      if (isOutdated) show({ conflict: conflictWith(piece) });
    },
  };
}
