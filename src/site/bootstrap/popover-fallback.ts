import { POPOVER_OPEN, POPOVER_SCRIPT } from "./bootstrap-contract.ts";

// Popovers for browsers without them (Safari 16, Chrome 113, Firefox 124 and older): as much of the
// API as the header's panels and the cookie banner use. Their styles hide what is not marked open.

/** Adds `showPopover` and `hidePopover`, and serves the buttons with `popovertarget`. Only once. */
export function providePopovers(): void {
  const { prototype } = HTMLElement;
  if (Object.hasOwn(prototype, "showPopover")) return;
  prototype.showPopover = function show() {
    setOpen(this, true);
  };
  prototype.hidePopover = function hide() {
    setOpen(this, false);
  };
  // What the styles alone had opened, for as long as the focus was on its button, stays open.
  const focused = document.activeElement?.getAttribute(TARGET);
  document.documentElement.setAttribute(POPOVER_SCRIPT, "");
  // On the window at last, so that React's handlers on the document can prevent the default before;
  // but first of all until React is ready, because it stops the events that it cannot handle yet.
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

/** The click that was served first of all; React may become ready before it comes by again. */
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

/** Not a click: Safari on a phone sends none where nothing can be clicked. */
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

/** A panel closes by itself, unlike a banner, which waits for a choice. */
const isPanel = (popover: HTMLElement) => popover.getAttribute("popover") !== "manual";

const buttonOf = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[${TARGET}=${id}]`);
