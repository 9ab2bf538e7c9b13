import type { TrackedEvent } from "#api/insights/tracked-events.ts";
import { TRACKED_EVENT } from "./bootstrap-contract.ts";

/**
 * Counts visitors' actions before and after React: clicks on elements with `data-event`, and
 * React's own reports. Uses no cookies; the server stores daily totals.
 */
export function countEvents(): void {
  // Capture, because React may remove the link while handling the click.
  document.addEventListener("click", tellClick, true);
  document.addEventListener("auxclick", tellClick, true);
  document.addEventListener(TRACKED_EVENT, (event) =>
    count((event as CustomEvent<TrackedEvent>).detail),
  );
}

function tellClick({ target, isTrusted, detail, button }: MouseEvent): void {
  // Replayed clicks were counted before; the second half of a double click and right clicks do not
  // count.
  if (!isTrusted || detail > 1 || button > 1) return;
  const link = (target as Element).closest<HTMLElement>("[data-event]");
  if (link === null) return;
  const { event, restaurant = "" } = link.dataset;
  document.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail: { event, restaurant } }));
}

function count(told: TrackedEvent): void {
  // The server counts stored leads.
  if (told.event === "generate_lead") return;
  const language = document.documentElement.lang;
  navigator.sendBeacon("/api/events", JSON.stringify({ ...told, language }));
}
