import type { Page } from "@playwright/test";
import { hiddenFocus } from "../page-actions.ts";

/** Where the Tab key is held, if it has not left the page by then. */
const MOST_STOPS = 200;

/**
 * Walks with the Tab key from the first control to the last, and returns those that are out of sight
 * or not marked. Header and footer, which are the same everywhere, are left out but where `isWhole`.
 */
export async function focusFaults(page: Page, isWhole: boolean): Promise<string[]> {
  await page.keyboard.press("Tab");
  // The first one leads past the header.
  if (!isWhole) await page.keyboard.press("Enter");
  const found: string[] = [];
  for (let stops = 1; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const hidden = await hiddenFocus(page, isWhole ? undefined : "footer");
    if (hidden === "end") return stops > 1 ? found : [...found, "the Tab key stops nowhere"];
    if (hidden !== undefined) found.push(hidden);
  }
  return [...found, `the Tab key has not left the page after ${MOST_STOPS} stops`];
}
