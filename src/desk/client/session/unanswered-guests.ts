import { useEffect } from "react";
import { useLocation } from "react-router";
import { LEAD_READERS, type LeadPage } from "#desk/leads-contract.ts";
import { send } from "../api/call.ts";
import { createStore } from "../ui/store.ts";
import { useMe } from "./account-here.ts";

// The unanswered guests, shown in the navigation of every page.

export type Unanswered = Pick<LeadPage, "unanswered" | "unansweredSince">;

/** Minimum interval between requests while navigating. */
const FRESH_MS = 15_000;
const NOBODY: Unanswered = { unanswered: 0, unansweredSince: null };
const known = createStore(NOBODY);
let knownSince = -Infinity;

/** Stores the numbers of a response. */
export function rememberUnanswered({ unanswered, unansweredSince }: Unanswered): void {
  known.set({ unanswered, unansweredSince });
  knownSince = performance.now();
}

/** Requests them again after a decision. */
export async function refreshUnanswered(): Promise<void> {
  const page = await send<LeadPage>("leads?limit=1").catch(() => {
    // Keeps the old number: the list itself reports errors.
  });
  if (page !== undefined) rememberUnanswered(page);
}

/**
 * Returns the unanswered guests; none without access to leads. Requested again when the page is
 * shown.
 */
export function useUnanswered(): Unanswered {
  const isReader = LEAD_READERS.includes(useMe().role);
  const { key } = useLocation();
  useEffect(() => {
    if (!isReader) return;
    const refresh = () => {
      if (performance.now() - knownSince > FRESH_MS) void refreshUnanswered();
    };
    refresh();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [key, isReader]);
  const shown = known.use();
  return isReader ? shown : NOBODY;
}
