import type { EventName, TrackedEvent } from "#api/insights/tracked-events.ts";
import { TRACKED_EVENT } from "../on-intent/bootstrap-contract.ts";

/** Dispatches an event other than a plain click on a link; `restaurant` may be empty. */
export function trackEvent(event: EventName, restaurant = ""): void {
  const detail: TrackedEvent = { event, restaurant };
  document.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail }));
}
