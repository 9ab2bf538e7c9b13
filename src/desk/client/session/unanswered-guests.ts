import { useEffect } from "react";
import { useLocation } from "react-router";
import { LEAD_READERS, type LeadPage } from "#desk/leads-contract.ts";
import { send } from "../api/call.ts";
import { createStore } from "../ui/store.ts";
import { useMe } from "./account-here.ts";

// How many guests wait for an answer: the navigation shows it on every page.

export type Unanswered = Pick<LeadPage, "unanswered" | "unansweredSince">;

/** Going through the pages asks no more often than this. */
const FRESH_MS = 15_000;
const NOBODY: Unanswered = { unanswered: 0, unansweredSince: null };
const known = createStore(NOBODY);
let knownSince = -Infinity;

/** Remembers what a response said. */
export function rememberUnanswered({ unanswered, unansweredSince }: Unanswered): void {
  known.set({ unanswered, unansweredSince });
  knownSince = performance.now();
}

/** Asks again, after something was decided. */
export async function refreshUnanswered(): Promise<void> {
  const page = await send<LeadPage>("leads?limit=1").catch(() => {
    // The number stays as it was: the list itself says what is wrong.
  });
  if (page !== undefined) rememberUnanswered(page);
}

/** The guests who wait, none for an account that may not read leads. Asked for again when the page is shown again. */
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
