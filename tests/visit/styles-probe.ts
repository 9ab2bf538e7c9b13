import type { Page } from "@playwright/test";
import { emulateMedia, styleDifferences } from "./computed-styles.ts";

/** What a page can be brought into; where several are asked for, one comes upon the other. */
const STATES = {
  "as it comes": async () => {},
  "everything open": openEverything,
  "on paper": (page: Page) => emulateMedia(page, { media: "print" }),
  "in the colours of the system": (page: Page) =>
    emulateMedia(page, { media: "screen", forcedColors: "active" }),
  "under mouse and focus": async (page: Page) => {
    await emulateMedia(page, { media: "screen", forcedColors: "none", reducedMotion: "reduce" });
    await holdUnderMouseAndFocus(page);
  },
} as const;

type State = keyof typeof STATES;
export const ALL_STATES = Object.keys(STATES) as State[];

/** What looks otherwise with the whole stylesheet than with the rules that the page carries. */
export async function styleFaults(page: Page, states: readonly State[]): Promise<string[]> {
  const found: string[] = [];
  for (const state of states) {
    await STATES[state](page);
    found.push(...(await styleDifferences(page)).map((difference) => `${state}: ${difference}`));
  }
  return found;
}

/** Everything that opens by itself or by a button, and every field with an error. */
export function openEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    for (const one of document.querySelectorAll(".opening-sentence")) one.textContent = "Open";
    for (const one of document.querySelectorAll("dialog")) if (!one.open) one.showModal();
    for (const one of document.querySelectorAll<HTMLElement>("[popover]")) one.showPopover();
    for (const one of document.querySelectorAll("input, select, textarea"))
      one.setAttribute("aria-invalid", "true");
    for (const one of document.querySelectorAll("button"))
      one.setAttribute("aria-disabled", "true");
  });
}

/** Holds every control and every element with a state of its own as it is under mouse and focus. */
export async function holdUnderMouseAndFocus(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector:
      "a, button, input, select, textarea, summary, label, article, li, header, form, .group",
  });
  const forcedPseudoClasses = ["hover", "focus", "focus-visible", "focus-within", "active"];
  // All at once: between two the browser would look for what changes.
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );
}
