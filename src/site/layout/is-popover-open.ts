import { POPOVER_OPEN } from "../bootstrap/bootstrap-contract.ts";

/** Asks without the selector where the browser does not know it and would throw. */
export function isPopoverOpen(popover: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)")
    ? popover.matches(":popover-open")
    : popover.hasAttribute(POPOVER_OPEN);
}
