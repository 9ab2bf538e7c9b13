import { useEffect, useEffectEvent, useState } from "react";
import { ANSWERING_EVERY_MS, type LeadAtDesk } from "#leads/desk/contract.ts";
import { fetchLead, fetchProgress, sayAnswering } from "#desk/api/lead-calls.ts";
import { useLiveEvents } from "#desk/session/live-events.ts";
import { useLatest } from "#desk/ui/use-latest.ts";

/** Keeps a lead's page up to date; returns the names of colleagues who are writing an answer. */
export function useLiveLead(
  lead: LeadAtDesk,
  onChanged: (lead: LeadAtDesk) => void,
): readonly string[] {
  const [answering, setAnswering] = useState<readonly string[]>([]);
  const shown = useLatest(lead);
  async function look(): Promise<void> {
    const progress = await fetchProgress(lead.id);
    setAnswering(progress.answering);
    if (progress.version !== shown.current.version) onChanged(await fetchLead(lead.id));
  }
  // The next event retries.
  const tryToLook = () => void look().catch(() => {});
  const lookFirst = useEffectEvent(tryToLook);
  useEffect(() => {
    const timer = setTimeout(lookFirst);
    return () => clearTimeout(timer);
  }, []);
  useLiveEvents(tryToLook);
  return answering;
}

/** Tells colleagues that the user is writing an answer, while `isOn`. */
export function useSayAnswering(id: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // Best effort: the server asks before a second answer leaves.
    const say = (isAnswering: boolean) => void sayAnswering(id, { isAnswering }).catch(() => {});
    say(true);
    const timer = setInterval(() => say(true), ANSWERING_EVERY_MS);
    return () => {
      clearInterval(timer);
      say(false);
    };
  }, [id, isOn]);
}
