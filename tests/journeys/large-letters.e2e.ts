import type { Page } from "@playwright/test";
import { LANGUAGES } from "#language/languages.ts";
import { cutTexts, enlargeLetters, sidewaysScroll } from "../page-layout.ts";
import { expect, test } from "../page-fixtures.ts";
import { onePagePerScreen } from "./all-pages.ts";

// WCAG 1.4.4: every screen with letters of twice the size, in each way that browsers have for it.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [1280, 820, 390, 320];

const WAYS = {
  "the browser's letters set to 32 pixels": setLetters,
  "text and what is measured by it zoomed to 200 %": zoomRoot,
  "letters alone zoomed to 200 %": (page: Page) => enlargeLetters(page, 2),
} as const;

for (const [way, enlarge] of Object.entries(WAYS)) {
  for (const language of LANGUAGES) {
    test(`every screen in ${language} holds with ${way}`, async ({ page }) => {
      for (const path of onePagePerScreen(language)) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await enlarge(page);
          const place = `${path} at ${width} pixels`;
          expect
            .soft(await sidewaysScroll(page), `${place} scrolls sideways`)
            .toBeLessThanOrEqual(0);
          expect.soft(await cutTexts(page), `${place} cuts words`).toEqual([]);
        }
        expect(await letterSize(page)).toBe("34px");
      }
    });
  }

  test(`menu and panels hold with ${way}`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/pt/contato");
      await enlarge(page);
      for (const opener of await page.locator("header button:visible").all()) {
        await opener.click();
        const open = page.locator("header :is(dialog[open], :popover-open)");
        await expect(open).toBeInViewport();
        const sideways = await open.evaluate((one) => one.scrollWidth - one.clientWidth);
        expect.soft(sideways, `${width} pixels`).toBeLessThanOrEqual(0);
        expect.soft(await cutTexts(page), `${width} pixels`).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(open).toHaveCount(0);
      }
    }
  });
}

async function setLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** As Safari and Firefox zoom the text alone: rem follows, the conditions of the styles do not. */
async function zoomRoot(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.documentElement.style.setProperty("font-size", "200%", "important"),
  );
}

const letterSize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize);
