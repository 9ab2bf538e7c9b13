import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { decodeSegment } from "#language/path-segments.ts";
import { HYDRATED_EVENT, PAGE_EVENT } from "../bootstrap/bootstrap-contract.ts";
import { isPopoverOpen } from "./header/use-hover-panel.ts";

/** What holds on every page: hand-over from the bootstrap, and the manners of a route change. */
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
    // A link to a part of a page leads to that part, also from the page itself; what can have the focus gets it.
    if (hash !== "") {
      const id = hash.slice(1);
      const part = document.getElementById(decodeSegment(id) ?? id);
      part?.scrollIntoView();
      part?.focus({ preventScroll: true });
    }
    if (!isSamePage) document.dispatchEvent(new Event(PAGE_EVENT));
  }, [pathname, hash, key]);
}

/** Rule 2.7: a page, and its loading state, starts at the top; the focus follows for who cannot see it. */
export function beginPage(): void {
  closePanels();
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}

/**
 * Choosing any link closes the panel it was in (rule 2.3), also the link to this very page. A panel
 * that was opened before React came stays, else the click inside it would miss its link.
 */
function closePanels(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("header dialog[open]")) {
    dialog.close();
  }
  for (const panel of document.querySelectorAll<HTMLElement>(".header-panel")) {
    if (isPopoverOpen(panel)) panel.hidePopover();
  }
}
