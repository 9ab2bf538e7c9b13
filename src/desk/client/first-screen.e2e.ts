import { stat } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/desk-fixtures.ts";

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Sizes in bytes, compressed with brotli. */
async function bytesOf(scripts: Set<string>): Promise<number> {
  const sizes = await Promise.all([...scripts].map((path) => stat(`build${path}.br`)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

test("the first screen has at most 230 KB of JavaScript", async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Entrar no painel" })).toBeVisible();
  expect(await bytesOf(loaded)).toBeLessThan(230_000);
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
  await expect(page.getByRole("heading", { name: "Convite" })).toBeVisible();
});

/** In kilobytes, beyond the first screen: 43 of an editor's are the library of telephone numbers. */
const MOST_KB = {
  leads: 20,
  news: 40,
  "restaurants/rubaiyat-rio": 105,
  "menus/rubaiyat-madrid-main": 130,
};

test("no screen but the editor of news adds more JavaScript than it may", async ({
  page,
  desk,
}) => {
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
