import { POPOVER_OPEN, POPOVER_SCRIPT } from "./bootstrap-contract.ts";

// The part of the popover API that header panels and cookie banner use, for browsers without it
// (Safari 16, Chrome 113, Firefox 124 and older). Styles hide popovers that are not marked open.

/** Adds `showPopover` and `hidePopover`, and serves the buttons with `popovertarget`, once. */
export function providePopovers(): void {
  const { prototype } = HTMLElement;
  if (Object.hasOwn(prototype, "showPopover")) return;
  prototype.showPopover = function show() {
    setOpen(this, true);
  };
  prototype.hidePopover = function hide() {
    setOpen(this, false);
  };
  // A panel that the styles opened by focus stays open.
  const focused = document.activeElement?.getAttribute(TARGET);
  document.documentElement.setAttribute(POPOVER_SCRIPT, "");
  // On the window, after React's handlers, which may prevent the default; until React is ready
  // first, because it stops events.
  addEventListener("click", serveUntilHydrated, { capture: true });
  addEventListener("click", (event) => event === served || onClick(event));
  addEventListener("pointerdown", onPointerDown);
  addEventListener("keydown", onKeyDown);
  const describeButtons = () => {
    for (const button of document.querySelectorAll(`[${TARGET}]`))
      button.setAttribute("aria-expanded", "false");
    const opened = document.getElementById(focused ?? "");
    if (opened !== null) setOpen(opened, true);
  };
  if (document.readyState === "complete") describeButtons();
  else addEventListener("load", describeButtons);
}

const TARGET = "popovertarget";

/** The click served before React, which may become ready before the click reaches the window. */
let served: Event | undefined;
function serveUntilHydrated(event: Event): void {
  if (document.documentElement.dataset["hydrated"] !== undefined) return;
  served = event;
  onClick(event);
}

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(POPOVER_OPEN) === isOpen) return;
  if (isOpen && isPanel(popover)) closePanels();
  popover.dispatchEvent(new Event("beforetoggle"));
  popover.toggleAttribute(POPOVER_OPEN, isOpen);
  buttonOf(popover)?.setAttribute("aria-expanded", String(isOpen));
}

function onClick({ target, defaultPrevented }: Event): void {
  const button = target instanceof Element ? target.closest(`[${TARGET}]`) : null;
  const popover = document.getElementById(button?.getAttribute(TARGET) ?? "");
  if (button === null || popover === null || defaultPrevented) return;
  const isShowing = button.getAttribute("popovertargetaction") === "show";
  setOpen(popover, isShowing || !popover.hasAttribute(POPOVER_OPEN));
}

/** Not a click, because mobile Safari sends none on inert elements. */
function onPointerDown({ target }: Event): void {
  closePanels((panel) =>
    [panel, buttonOf(panel)].some((part) => target instanceof Node && part?.contains(target)),
  );
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  closePanels((panel) => {
    if (panel.contains(document.activeElement)) buttonOf(panel)?.focus();
    return false;
  });
}

function closePanels(isKept: (panel: HTMLElement) => boolean = () => false): void {
  for (const panel of document.querySelectorAll<HTMLElement>(`[${POPOVER_OPEN}]`))
    if (isPanel(panel) && !isKept(panel)) setOpen(panel, false);
}

/** A panel closes by itself; a banner waits for a choice. */
const isPanel = (popover: HTMLElement) => popover.getAttribute("popover") !== "manual";

const buttonOf = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[${TARGET}=${id}]`);
