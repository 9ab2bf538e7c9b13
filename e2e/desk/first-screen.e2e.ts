import { stat } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/desk-fixtures.ts";

/** Records the page's script requests from now on. */
function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Sizes in bytes of brotli. */
async function bytesOf(scripts: Set<string>): Promise<number> {
  const sizes = await Promise.all([...scripts].map((path) => stat(`build${path}.br`)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

test("limits the first screen's JavaScript to 230 KB", async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Entrar no painel" })).toBeVisible();
  expect(await bytesOf(loaded)).toBeLessThan(230_000);
});

test("reloads the page once if a new version removed a file", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: "Convite" })).toBeVisible();
});

/** Kilobytes beyond the first screen: 43 of an editor's are the telephone library. */
const MOST_KB = {
  leads: 20,
  news: 40,
  "restaurants/rubaiyat-rio": 105,
  "menus/rubaiyat-madrid-main": 130,
};

test("limits the JavaScript of every other screen", async ({ page, desk }) => {
  const first = scriptsOf(page);
  await desk.openAs(page, "Eva", "/desk");
  const heading = page.locator("h1");
  await expect(heading).toBeVisible();
  page.removeAllListeners("request");
  for (const [path, most] of Object.entries(MOST_KB)) {
    const loaded = scriptsOf(page);
    await page.goto(`/desk/${path}`);
    await expect(heading).toBeVisible();
    expect(await bytesOf(loaded.difference(first)), path).toBeLessThan(most * 1000);
  }
});
