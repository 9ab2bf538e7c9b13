import { useEffect, useLayoutEffect, useRef } from "react";
import { type MiddlewareFunction, useLocation, useNavigationType } from "react-router";
import { decodeSegment } from "#language/path-segments.ts";
import { HYDRATED_EVENT, PAGE_EVENT } from "../on-intent/bootstrap-contract.ts";
import { isPopoverOpen } from "./header/use-hover-panel.ts";

/** Milliseconds for late sentences about opening hours, and for a page that is not yet long enough. */
const SETTLING_MS = 1000;
const GROWING_MS = 10_000;

/** The key of the shown history entry; undefined while a loading state is shown. */
let shownEntry: string | undefined = "default";
const positions = new Map<string, number>();

/** Stores the position of a page that the visitor leaves, also in its history entry, which survives a reload. */
export const rememberPosition: MiddlewareFunction = (_navigation, next) => {
  if (shownEntry === undefined) return next();
  positions.set(shownEntry, scrollY);
  // On the way back, the current entry is already the next page's.
  const state = history.state as HistoryState;
  if ((state?.key ?? "default") === shownEntry)
    history.replaceState({ ...state, top: scrollY }, "");
  return next();
};

/** React Router's state, with the stored position. */
type HistoryState = { readonly key?: string; readonly top?: number } | null;

/** The behaviour of every page: taking over from the bootstrap, and route changes. */
export function useLayoutBehaviour(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shownPath = useRef(pathname);
  const shownKey = useRef(key);

  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);

  // At once: the visitor may go back before effects run.
  useLayoutEffect(() => {
    shownEntry = key;
  }, [key]);

  useEffect(() => {
    if (shownKey.current === key) return undefined;
    shownKey.current = key;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isSamePage) closePanels();
    else beginPage();
    const top = isReturn ? (positions.get(key) ?? (history.state as HistoryState)?.top) : undefined;
    const settle = top === undefined ? undefined : restorePosition(top);
    // A link to a part of a page scrolls to it, also from the same page, and focuses it if
    // possible.
    if (settle === undefined && hash !== "") {
      const id = hash.slice(1);
      const part = document.getElementById(decodeSegment(id) ?? id);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    }
    if (!isSamePage) document.dispatchEvent(new Event(PAGE_EVENT));
    return settle;
  }, [pathname, hash, key, isReturn]);
}

/** Scrolls to a stored position, again while scripts complete the layout; returns a function that ends this. */
function restorePosition(top: number): () => void {
  const { style } = document.documentElement;
  let reached: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    const isAtEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
    // The visitor has scrolled; a page that became shorter moves to its end by itself.
    if (reached !== undefined && scrollY !== reached && !isAtEnd) return settle();
    window.scrollTo({ top, behavior: "instant" });
    reached = scrollY;
    clearTimeout(timer);
    timer = setTimeout(settle, Math.abs(scrollY - top) < 1 ? SETTLING_MS : GROWING_MS);
  });
  const settle = () => {
    clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = "";
  };
  // Keeps the browser from scrolling too when sentences above arrive.
  style.overflowAnchor = "none";
  observer.observe(document.body);
  return settle;
}

/** Starts a loading state at the top (rule 2.7). */
export function beginLoading(): void {
  shownEntry = undefined;
  beginPage();
}

/** Starts at the top and moves the focus there. */
function beginPage(): void {
  closePanels();
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}

/**
 * Closes a panel when any of its links is chosen (rule 2.3). Panels opened before React stay open,
 * so that the click inside reaches its link.
 */
function closePanels(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("header dialog[open]")) {
    dialog.close();
  }
  for (const panel of document.querySelectorAll<HTMLElement>(".header-panel")) {
    if (isPopoverOpen(panel)) panel.hidePopover();
  }
}
