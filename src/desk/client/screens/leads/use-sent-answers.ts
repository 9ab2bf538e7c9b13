import { useEffect } from "react";
import type { LeadAtDesk } from "#desk/leads-contract.ts";
import { fetchLead, fetchProgress } from "#desk/client/api/lead-calls.ts";
import { refreshUnanswered } from "#desk/client/session/unanswered-guests.ts";
import { useLatest } from "#desk/client/ui/use-latest.ts";

const FIRST_LOOK_MS = 700;
const LONGEST_WAIT_MS = 15_000;

/** Keeps a lead's page right while an answer is being sent: asks less and less often until it has left. */
export function useSentAnswers(lead: LeadAtDesk, onChanged: (lead: LeadAtDesk) => void): void {
  const change = useLatest(onChanged);
  const { id } = lead;
  const waiting = lead.answers.filter(({ state }) => state === "waiting").map((one) => one.id);
  const names = waiting.join();
  useEffect(() => {
    if (names === "") return undefined;
    const isWaiting = new Set(names.split(","));
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      const { answers } = await fetchProgress(id);
      const hasLeft = answers.some((one) => isWaiting.has(one.id) && one.state !== "waiting");
      if (!hasLeft || stopped.signal.aborted) return;
      const changed = await fetchLead(id);
      if (!stopped.signal.aborted) change.current(changed);
      void refreshUnanswered();
    }
    function lookIn(ms: number): void {
      timer = setTimeout(() => {
        // Without a network the next look finds it.
        void look()
          .catch(() => {})
          .then(() => !stopped.signal.aborted && lookIn(Math.min(ms * 1.5, LONGEST_WAIT_MS)));
      }, ms);
    }
    lookIn(FIRST_LOOK_MS);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [id, names, change]);
}
