import { useEffect, useState, useSyncExternalStore } from "react";
import type { ContentKind, PieceAtDesk } from "#content/desk/contract.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { useMe } from "../session/account-here.ts";
import { createDraftStore } from "./draft-store.ts";
import { copyStorage } from "./unsaved-copy.ts";

/** After its time a plan is carried out within five seconds. */
const PLAN_DELAY_MS = 7000;
/** Milliseconds between an editor's requests for others' changes, which also report it as open (rule 10.75). */
const REFRESH_MS = 15_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The draft of a piece, or its plan, as long as its editor is shown: it is saved when the page is left or hidden,
 * tried again when the connection is back, and read again when somebody comes back to the page.
 */
export function useDraft<Content extends object>(
  kind: ContentKind,
  piece: PieceAtDesk,
  options: { readonly complete: (content: object) => Content; readonly isOfPlan: boolean },
) {
  const { id } = useMe();
  const [calls] = useState(() => pieceCalls(kind, piece.slug));
  const [store] = useState(() => {
    const key = options.isOfPlan ? `${piece.slug}/plan` : piece.slug;
    return createDraftStore({ ...options, piece, calls, storage: copyStorage(id, kind, key) });
  });
  const state = useSyncExternalStore(store.subscribe, store.getState);

  useEffect(() => {
    const onOnline = () => void store.save();
    const onVisibility = () => {
      if (document.visibilityState === "hidden") void store.save();
      // Where the server cannot be reached, the page stays as it is.
      else store.refresh().catch(() => {});
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!store.getState().isStored) event.preventDefault();
    };
    window.addEventListener("online", onOnline);
    window.addEventListener("beforeunload", onBeforeUnload);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("online", onOnline);
      window.removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("visibilitychange", onVisibility);
      void store.save();
    };
  }, [store]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") store.refresh().catch(() => {});
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [store]);

  const publishAt = state.piece.plan?.publishAt ?? null;
  useEffect(() => {
    if (publishAt === null) return undefined;
    const wait = Date.parse(publishAt) - Date.now() + PLAN_DELAY_MS;
    if (wait > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => store.refresh().catch(() => {}), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [store, publishAt]);

  return { store, state, calls };
}
