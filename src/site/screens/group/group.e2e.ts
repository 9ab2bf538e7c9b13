import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";

const PAGES = [
  [
    "/pt/grupo-rubaiyat",
    "/pt/quem-somos",
    "/pt/nossa-figueira",
    "/pt/fundacao-belarmino",
    "/pt/fazenda-rubaiyat",
  ],
  [
    "/en/grupo-rubaiyat",
    "/en/who-we-are",
    "/en/our-figueira",
    "/en/belarmino-foundation",
    "/en/rubaiyat-farm",
  ],
  [
    "/es/grupo-rubaiyat",
    "/es/quienes-somos",
    "/es/nuestra-higuera",
    "/es/fundacion-belarmino",
    "/es/granja-rubaiyat",
  ],
] as const;

for (const path of PAGES.flat()) {
  test(`${path} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const [hub, ...pages] of PAGES) {
  test(`${hub} can be read to its end: panel, next page after next page, back to the group`, async ({
    page,
  }) => {
    await page.goto(hub);
    await page.locator(`main a[href="${pages[0]}"]`).click();
    for (const [position, path] of pages.entries()) {
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1")).toBeVisible();
      const next = pages[position + 1];
      if (next !== undefined) await page.locator(`main a[href="${next}"]`).click();
    }
    await page.locator(`main a[href="${hub}"]`).click();
    await expect(page).toHaveURL(hub);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a panel of the hub leads to its page", async ({ page }) => {
    await page.goto("/pt/gruporubaiyat");
    await page.locator('main a[href="/pt/nossa-figueira"]').click();
    await expect(page).toHaveURL("/pt/nossa-figueira");
    await expect(page.locator("main h2")).toHaveCount(4);
  });
});
