import type { TrackedEvent } from "#api/insights/tracked-events.ts";
import { TRACKED_EVENT } from "./bootstrap-contract.ts";

/**
 * Counts what visitors do, before and after React has come: clicks on what carries `data-event`, and
 * what React reports by itself. Without cookies; the server stores daily totals alone.
 */
export function countEvents(): void {
  // Capture: React may take the link away while it handles the click.
  document.addEventListener("click", tellClick, true);
  document.addEventListener("auxclick", tellClick, true);
  document.addEventListener(TRACKED_EVENT, (event) =>
    count((event as CustomEvent<TrackedEvent>).detail),
  );
}

function tellClick({ target, isTrusted, detail, button }: MouseEvent): void {
  // A click that is made again for React was counted when the hand made it; the second half of a
  // double click is no second wish; the right button only opens a menu.
  if (!isTrusted || detail > 1 || button > 1) return;
  const link = (target as Element).closest<HTMLElement>("[data-event]");
  if (link === null) return;
  const { event, restaurant = "" } = link.dataset;
  document.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail: { event, restaurant } }));
}

function count(told: TrackedEvent): void {
  // Leads are counted where they are stored.
  if (told.event === "generate_lead") return;
  const language = document.documentElement.lang;
  navigator.sendBeacon("/api/events", JSON.stringify({ ...told, language }));
}
