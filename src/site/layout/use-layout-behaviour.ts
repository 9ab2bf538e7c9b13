import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { decodeSegment } from "#language/path-segments.ts";
import { HYDRATED_EVENT, PAGE_EVENT } from "../bootstrap/bootstrap-contract.ts";
import { isPopoverOpen } from "./header/use-hover-panel.ts";

/** The behaviour of every page: taking over from the bootstrap, and route changes. */
export function useLayoutBehaviour(): void {
  const { pathname, hash, key } = useLocation();
  const shownPath = useRef(pathname);
  const shownKey = useRef(key);

  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isSamePage) closePanels();
    else beginPage();
    // A link to a part of a page scrolls to it, also from the same page, and focuses it if
    // possible.
    if (hash !== "") {
      const id = hash.slice(1);
      const part = document.getElementById(decodeSegment(id) ?? id);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    }
    if (!isSamePage) document.dispatchEvent(new Event(PAGE_EVENT));
  }, [pathname, hash, key]);
}

/** Starts a page, and its loading state, at the top and moves the focus there (rule 2.7). */
export function beginPage(): void {
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
