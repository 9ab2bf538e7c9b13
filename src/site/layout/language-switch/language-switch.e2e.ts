import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "#tests/page-fixtures.ts";
import { holdReact, switchLanguage } from "#tests/page-actions.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("rubaiyat-language"));

for (const moment of ["before React has come", "after React has come"] as const) {
  // Rule 1.8.
  test(`${moment}, the switch keeps query and hash, takes the place of the page, and is remembered`, async ({
    page,
  }) => {
    if (moment === "before React has come") await holdReact(page);
    await page.goto("/pt");
    await page.goto("/pt/novidades/nova-carta-vinhos?utm_source=a&b=c#content");
    if (moment === "after React has come") await hydrate(page);
    const entries = await page.evaluate(() => history.length);
    await switchLanguage(page, "English");
    await expect(page).toHaveURL(/\/en\/news\/nova-carta-vinhos\?utm_source=a&b=c#content$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#language-panel")).toBeHidden();
    expect(await storedChoice(page)).toBe("en");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/pt$/);
  });
}
