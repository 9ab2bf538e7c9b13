import { stat } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/desk-fixtures.ts";

/** Of JavaScript, as it travels (brotli). */
const BUDGET_BYTES = 110_000;

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

test("the first screen has at most 110 KB of JavaScript", async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { level: 1, name: "Entrar no painel" })).toBeVisible();
  const sizes = await Promise.all(loaded.map(async (path) => (await stat(`build${path}.br`)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});

test("a file that a new version took away loads the page once more", async ({ page }) => {
  await page.goto("/desk/sign-in");
  let isGone = true;
  await page.route("**/assets/invitation-*.js", (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    return route.fulfill({ status: 404, body: "Not found" });
  });
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => {
    window.history.pushState(null, "", "/desk/invitation");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Convite" })).toBeVisible();
});

test("the editor of texts comes with news alone", async ({ page, desk }) => {
  await desk.signIn(page, "Eva");
  const loaded = scriptsOf(page);
  await page.goto("/desk/restaurants/rubaiyat-rio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Rio");
  await page.goto("/desk/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Novidades");
  const editor = /\/body-control-/;
  expect(loaded.filter((path) => editor.test(path))).toEqual([]);
  await page.goto("/desk/news/fazenda-brangus");
  await expect(page.locator(".body-text")).toHaveCount(3);
  expect(loaded.filter((path) => editor.test(path))).toHaveLength(1);
});
