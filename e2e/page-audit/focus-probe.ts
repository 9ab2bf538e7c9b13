import type { Page } from "@playwright/test";
import { hiddenFocus } from "#tests/page-actions.ts";

/** Beyond this number the Tab key is trapped. */
const MOST_STOPS = 200;

/**
 * Tabs through the page and returns controls that are hidden or unmarked in focus. Skips header and
 * footer, the same everywhere, unless `isWhole`.
 */
export async function focusFaults(page: Page, isWhole: boolean): Promise<string[]> {
  await page.keyboard.press("Tab");
  // The skip link leads past the header.
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
