import type { Page } from "@playwright/test";
import { bar, discardDraft, field, isSaved } from "#tests/desk-editor.ts";
import { expect, test } from "#tests/desk-fixtures.ts";
import { sidewaysScroll } from "#e2e/page-audit/page-layout.ts";

/**
 * Returns the maximum of Tab presses from a field to the next link to the bar, or to the end of the
 * fields.
 */
const longestWay = (page: Page) =>
  page.locator(".editor .section").evaluateAll((sections) => {
    let [way, longest] = [0, 0];
    const stops = "a[href], button, input, select, textarea, summary, [tabindex]";
    for (const stop of sections.flatMap((one) => [...one.querySelectorAll<HTMLElement>(stops)])) {
      if (stop.tabIndex < 0 || !stop.checkVisibility()) continue;
      way = stop.matches(".skip-link") ? 0 : way + 1;
      longest = Math.max(longest, way);
    }
    return longest;
  });

// Rule 10.46.
test("keeps a long form's parts in view, and short ways by keyboard", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk/restaurants/rubaiyat-madrid");
  const parts = page.getByRole("navigation", { name: "Partes desta página" });
  await parts.getByRole("link", { name: "Horários" }).click();
  await expect(page.getByRole("heading", { name: "Horários", exact: true })).toBeFocused();
  await expect(parts).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  await bar(page).getByRole("link", { name: "Partes" }).click();
  await expect(parts).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });

  const description = (language: string) => field(page, `description.${language}`);
  await page.getByLabel("Ao lado do português").selectOption("English");
  await expect(description("en")).toBeVisible();
  await expect(description("es")).toBeHidden();
  // Shows outdated translations.
  await description("pt").fill("Outro texto.");
  await expect(description("es")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").last()).toContainText("Rascunho de Ana");
  await isSaved(page);

  await field(page, "phone").focus();
  const skip = page.locator(".skip-link:focus");
  for (let presses = 0; presses < 10 && (await skip.count()) === 0; presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(skip).toHaveText("Ir para salvar e publicar");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Publicar agora" })).toBeFocused();
  expect(await longestWay(page)).toBeLessThan(40);

  await discardDraft(page, "restaurants/rubaiyat-madrid");
});

// Rule 10.58.
test("shows tables as cards with letters of twice the size", async ({ page, desk }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await desk.openAs(page, "Ana", "/desk/restaurants");
  const cell = page.locator(".table td:not(:empty)").first();
  await expect(cell).toHaveCSS("display", "table-cell");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect(cell).toHaveCSS("display", "block");
  expect(await sidewaysScroll(page)).toBe(0);
});
