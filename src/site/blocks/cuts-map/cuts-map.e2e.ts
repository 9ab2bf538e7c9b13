import { expect, expectAccessible, test } from "#tests/page-fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Rule 3.27.
  test("a cut is reached by keyboard, names itself, and its dish is two links away", async ({
    page,
  }) => {
    await page.goto("/en/restaurants");
    const cut = page.getByRole("link", { name: /^Striploin: A Figueira Rubaiyat, / });
    await cut.focus();
    await expect(page.locator(".cuts-drawing text:visible")).toHaveText("Striploin");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#cut-contrafile$/);
    await page
      .locator("#cut-contrafile")
      .getByRole("link", { name: "Bife de chorizo" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/a-figueira-rubaiyat\/main-menu#dish-\d+-\d+$/);
    await expect(page.locator("li:target")).toContainText("Bife de chorizo");
  });
});

test("the map stands below the restaurants, and on a main menu with its own dishes alone", async ({
  page,
}) => {
  await page.goto("/pt/restaurantes");
  const [cards, map] = [page.locator("#all-restaurants"), page.locator("#cuts")];
  const top = (of: typeof map) => of.evaluate((one) => one.getBoundingClientRect().top);
  expect(await top(map)).toBeGreaterThan(await top(cards));
  await page.goto("/pt/restaurantes/rio-de-janeiro/rubaiyat-rio/menu-principal");
  await expect(page.locator(".cuts-drawing a")).toHaveCount(2);
  await page.getByRole("link", { name: "Picanha", exact: true }).click();
  await expect(page.locator("li:target")).toContainText("Picanha");
  await expectAccessible(page);
});
