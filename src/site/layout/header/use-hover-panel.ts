import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { POPOVER_OPEN } from "#site/on-intent/bootstrap-contract.ts";

/** A panel stays this long after the mouse has left. */
const GRACE_MS = 250;

/**
 * Opens a popover while the mouse is over its trigger or itself. The button beside the trigger
 * serves touch and keyboard, and pins an open panel. Spread `hover` on the element around both,
 * `pin` on the button.
 */
export function useHoverPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const isOpenByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = () => panel.current !== null && isPopoverOpen(panel.current);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (isOpen()) return;
    panel.current?.showPopover();
    isOpenByHover.current = true;
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || !isOpenByHover.current) return;
    timer.current = setTimeout(() => {
      if (isOpen() && isOpenByHover.current) panel.current?.hidePopover();
      isOpenByHover.current = false;
    }, GRACE_MS);
  }

  function onClick(event: MouseEvent) {
    if (!isOpenByHover.current || !isOpen()) return;
    event.preventDefault();
    isOpenByHover.current = false;
  }

  return { panel, hover: { onPointerEnter, onPointerLeave }, pin: { onClick } };
}

/** Avoids the selector in browsers that do not know it and would throw. */
export function isPopoverOpen(popover: HTMLElement): boolean {
  return CSS.supports("selector(:popover-open)")
    ? popover.matches(":popover-open")
    : popover.hasAttribute(POPOVER_OPEN);
}
