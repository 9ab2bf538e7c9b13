import type { EventName, TrackedEvent } from "#api/insights/tracked-events.ts";
import { TRACKED_EVENT } from "../bootstrap/bootstrap-contract.ts";

/** Tells of an event that is no plain click on a link; `restaurant` is empty where there is none. */
export function trackEvent(event: EventName, restaurant = ""): void {
  const detail: TrackedEvent = { event, restaurant };
  document.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail }));
}
