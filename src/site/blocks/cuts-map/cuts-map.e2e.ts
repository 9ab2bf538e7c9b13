import { expect, test } from "#tests/page-fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Rule 3.27.
  test("a cut is reached by keyboard, names itself, and its dish is two links away", async ({
    page,
  }) => {
    await page.goto("/en/restaurants");
    const cut = page.getByRole("link", { name: /^Striploin: A Figueira Rubaiyat, / });
    await cut.focus();
    await expect(page.locator(".cuts-drawing svg:focus-within text:visible")).toHaveText(
      "Striploin",
    );
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
