import type { Page } from "@playwright/test";
import { expect, test, withReact } from "#tests/page-fixtures.ts";
import { expectFocusInSight, navigateInApp, withoutReact } from "#tests/page-actions.ts";

test.use({ viewport: { width: 1280, height: 800 } });

// Rule 2.7.
test("starts a route change at the top, with the focus on the content", async ({ page }) => {
  await withReact(page, "/pt/restaurantes");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator("footer").getByRole("link", { name: "História" }).click();
  await expect(page).toHaveURL(/\/pt\/grupo-rubaiyat$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();
});

// Rule 2.7.
for (const open of [withReact, withoutReact]) {
  test(`restores the scroll position ten times on the way back, ${open.name}`, async ({ page }) => {
    await open(page, "/pt/restaurantes");
    const card = page.locator("main article :is(h2, h3) a");
    for (let round = 1; round <= 10; round += 1) {
      const place = await page.evaluate((part) => {
        scrollTo(0, (document.body.scrollHeight * part) / 12);
        return scrollY;
      }, round);
      await card.nth(round % 6).dispatchEvent("click");
      await expect(page.locator("[data-hero]")).toBeVisible();
      await page.goBack();
      await expect(page.locator("[data-hero]")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    }
  });
}

/** Holds page data back; each call of the returned function releases waiting requests. */
async function holdData(page: Page) {
  let waiting: (() => void)[] = [];
  await page.route(/\.data/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    // A prefetched response that is no longer needed.
    await route.continue().catch(() => undefined);
  });
  return () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
}

// Rule 2.10.
test("shows a slow screen's loading state at the top, wherever its link was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withReact(page, "/pt");
  const release = await holdData(page);
  const loading = page.locator("main").getByRole("status").filter({ hasText: "Carregando" });
  const isAtTop = () => page.evaluate(() => scrollY === 0);

  await page.locator("footer").getByRole("link", { name: "Ver todas as casas" }).click();
  await expect(loading).toHaveText("Carregando restaurantes...");
  await expect(loading).toBeInViewport();
  await expect.poll(isAtTop).toBe(true);
  await expect(page.locator("#content")).toBeFocused();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nossas Casas");
});

test("keeps the page while a slow filter loads, and says that it loads", async ({ page }) => {
  await withReact(page, "/pt/restaurantes?city=madrid&country=Brasil");
  const release = await holdData(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const without = page.locator("main li a[href*='?']").first();
  await without.scrollIntoViewIfNeeded();
  await without.focus();
  const before = await page.evaluate(() => [scrollY, document.body.scrollHeight]);
  expect(before[0]).toBeGreaterThan(0);
  await without.press("Enter");
  await expect(page.getByText("Carregando restaurantes...")).toBeInViewport();
  expect(await page.evaluate(() => [scrollY, document.body.scrollHeight])).toEqual(before);
  await expect(without).toBeFocused();
  release();
  await expect(page.locator("main article").first()).toBeAttached();
});

// e2e/page-audit checks the way down.
test("never hides the focus under the header when tabbing backwards", async ({ page }) => {
  await withReact(page, "/pt/restaurantes");
  await page.locator("footer a:visible").last().focus();
  const stops = await page.locator("a[href]:visible, button:visible").count();
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press("Shift+Tab");
    await expectFocusInSight(page);
  }
});

test("shows the error page without a cause for a navigation that the network breaks", async ({
  page,
}) => {
  await withReact(page, "/pt/contato");
  await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: "secret" }));
  await navigateInApp(page, "/pt/nenhuma-pagina");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.locator("body")).not.toContainText("secret");
  await expect(page.locator("header").getByRole("link", { name: "Eventos" })).toBeVisible();
});
