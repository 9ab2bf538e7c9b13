import type { ToldAct } from "#api/insights/acts.ts";
import { ACT_EVENT } from "./bootstrap-contract.ts";

/**
 * Counts what visitors do, before and after React has come: clicks on what carries `data-act`, and
 * what React tells by itself. Without cookies; the server keeps daily totals alone.
 */
export function countActs(): void {
  // Capture: React may take the link away while it handles the click.
  document.addEventListener("click", tellClick, true);
  document.addEventListener("auxclick", tellClick, true);
  document.addEventListener(ACT_EVENT, (event) => count((event as CustomEvent<ToldAct>).detail));
}

function tellClick({ target, isTrusted, detail, button }: MouseEvent): void {
  // A click that is made again for React was counted when the hand made it; the second half of a
  // double click is no second wish; the right button only opens a menu.
  if (!isTrusted || detail > 1 || button > 1) return;
  const link = (target as Element).closest<HTMLElement>("[data-act]");
  if (link === null) return;
  const { act, house = "" } = link.dataset;
  document.dispatchEvent(new CustomEvent(ACT_EVENT, { detail: { act, house } }));
}

function count(told: ToldAct): void {
  // Leads are counted where they are stored.
  if (told.act === "generate_lead") return;
  const language = document.documentElement.lang;
  navigator.sendBeacon("/api/acts", JSON.stringify({ ...told, language }));
}
