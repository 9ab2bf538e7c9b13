import { LEAD_READERS, type LeadPage } from "#leads/desk/contract.ts";
import { send } from "../api/call.ts";
import { createStore } from "../ui/store.ts";
import { useMe } from "./account-here.ts";
import { tellOfGuests } from "./guest-notices.ts";
import { useLiveConnection, useLiveEvents } from "./live-events.ts";

// The unanswered guests, shown in the navigation of every page.

export type Unanswered = Pick<LeadPage, "unanswered" | "unansweredSince">;

const known = createStore<Unanswered | undefined>(undefined);
const NOBODY: Unanswered = { unanswered: 0, unansweredSince: null };

/** Stores the numbers of a response. */
export function rememberUnanswered({ unanswered, unansweredSince }: Unanswered): void {
  if (unanswered > (known.get()?.unanswered ?? Infinity)) tellOfGuests(unanswered);
  known.set({ unanswered, unansweredSince });
}

/** Returns the unanswered guests of the last response. */
export const useUnanswered = (): Unanswered => known.use() ?? NOBODY;

/** Keeps them up to date for accounts that read leads. */
export function useLiveUnanswered(): Unanswered {
  useLiveConnection(LEAD_READERS.includes(useMe().role));
  useLiveEvents((change) => {
    if (change !== "leads") return;
    // Keeps the old number: the list itself reports errors.
    void send<LeadPage>("leads?limit=1").then(rememberUnanswered, () => {});
  });
  return useUnanswered();
}
