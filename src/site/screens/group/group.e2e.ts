import { expect, test } from "#tests/page-fixtures.ts";

const [HUB, ...PAGES] = [
  "/es/grupo-rubaiyat",
  "/es/quienes-somos",
  "/es/nuestra-higuera",
  "/es/fundacion-belarmino",
  "/es/granja-rubaiyat",
] as const;

test("the group can be read to its end: panel, next page after next page, back to the group", async ({
  page,
}) => {
  await page.goto(HUB);
  await page.locator(`main a[href="${PAGES[0]}"]`).click();
  for (const [position, path] of PAGES.entries()) {
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1")).toBeVisible();
    const next = PAGES[position + 1] ?? HUB;
    await page.locator(`main a[href="${next}"]`).click();
  }
  await expect(page).toHaveURL(HUB);
});
