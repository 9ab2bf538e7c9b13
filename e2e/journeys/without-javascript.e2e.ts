import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { switchLanguage } from "#tests/page-actions.ts";
import { expect, test } from "#tests/page-fixtures.ts";

test.use({ javaScriptEnabled: false });

test("leads from home through the drop-down to a restaurant, its translation and its list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/pt");
  await page.getByRole("button", { name: "Abrir a lista de casas" }).click();
  await page.locator("#restaurants-panel").getByRole("link", { name: "Rubaiyat Madrid" }).click();
  await expect(page).toHaveURL(/\/pt\/restaurantes\/madrid\/rubaiyat-madrid$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Madrid");

  await switchLanguage(page, "English");
  await expect(page).toHaveURL(/\/en\/restaurants\/madrid\/rubaiyat-madrid$/);
  await page.locator("header").getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/en\/restaurants$/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(builtInRestaurants().length);
});

test("opens, closes and follows the phone menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/es");
  const open = page.locator("header").getByRole("button").last();
  await open.click();
  await page.getByRole("dialog").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open.click();
  await page.getByRole("dialog").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(/\/pt$/);
  await page.locator("header").getByRole("button").last().click();
  await page.getByRole("dialog").getByRole("link", { name: "Novidades" }).click();
  await expect(page).toHaveURL(/\/pt\/novidades$/);
});
