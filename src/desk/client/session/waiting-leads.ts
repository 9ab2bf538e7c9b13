import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { LEAD_READERS, type LeadPage } from "#desk/leads-contract.ts";
import { send } from "../api/call.ts";
import { useMe } from "./account-here.ts";

// How many leads wait for a person: the navigation shows it on every page.

/** Going through the pages asks no more often than this. */
const FRESH_MS = 15_000;
let waiting = 0;
let knownSince = -Infinity;
const listeners = new Set<() => void>();

/** Remembers what a response said. */
export function rememberWaitingLeads(count: number): void {
  waiting = count;
  knownSince = performance.now();
  for (const listener of listeners) listener();
}

/** Asks again, after something was decided. */
export async function refreshWaitingLeads(): Promise<void> {
  const page = await send<LeadPage>("leads?limit=1").catch(() => {
    // The number stays as it was: whoever opens the list reads what is wrong.
  });
  if (page !== undefined) rememberWaitingLeads(page.waitingForAPerson);
}

/** The number, 0 for whoever may not read leads. It is asked for again when somebody comes back to the page. */
export function useWaitingLeads(): number {
  const isReader = LEAD_READERS.includes(useMe().role);
  const { key } = useLocation();
  useEffect(() => {
    if (!isReader) return;
    const refresh = () => {
      if (performance.now() - knownSince > FRESH_MS) void refreshWaitingLeads();
    };
    refresh();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [key, isReader]);
  const count = useSyncExternalStore(subscribe, () => waiting);
  return isReader ? count : 0;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
