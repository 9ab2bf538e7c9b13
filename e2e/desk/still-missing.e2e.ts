import { expect, test } from "#tests/desk-fixtures.ts";

test("leads from a gap to its field @nightly", async ({ page, desk }) => {
  await desk.openAs(page, "Ana", "/desk");
  await page.getByRole("navigation").getByRole("link", { name: "O que falta" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(/A completar: \d+/);
  await page.getByRole("link", { name: "Link de reserva: Rubaiyat Madrid" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubaiyat Madrid");
  await expect(page.locator('[name="getin.enabled"]')).toBeFocused();
  await page.goBack();
  await page.getByRole("link", { name: /^Um cardápio: Empório Figueira/ }).click();
  await expect(page).toHaveURL(/\/desk\/menus\/emporio-figueira-main#sections$/);
});
